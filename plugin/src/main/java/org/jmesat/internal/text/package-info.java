/** Numbers and exceptions as text for people: in logs, diagnosis and panel. */
package org.jmesat.internal.text;

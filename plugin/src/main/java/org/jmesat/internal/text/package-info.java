/** Numbers, and what was thrown, in sentences for people: logs, diagnosis and panel. */
package org.jmesat.internal.text;

/** Numbers in text: one format for logs, diagnosis and panel. */
package org.jmesat.internal.text;

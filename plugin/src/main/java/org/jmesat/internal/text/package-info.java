/** The one number format of logs, diagnosis and panel. */
package org.jmesat.internal.text;

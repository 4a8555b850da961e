/**
 * The programs of docs/hello.md. Each is one file and adds one idea to the one before. It needs nothing of this sample,
 * so it can be pasted into an empty project.
 */
package org.jmesat.sample.hello;

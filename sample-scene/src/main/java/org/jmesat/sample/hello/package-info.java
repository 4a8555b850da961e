/**
 * The programs of docs/hello.md. Each is one file, adds one idea to the one before, and needs nothing of this sample, so
 * that it can be pasted into an empty project.
 */
package org.jmesat.sample.hello;

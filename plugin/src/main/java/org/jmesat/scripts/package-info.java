/**
 * Ready-made scripts: behaviour for level designers, without code. A scene names them in user data of a spatial, such
 * as {@code jmesat.scripts} = {@code "DetachOnHit(by='player', delay=0.5)"}; code adds them as Controls. Of an app
 * state they know only {@link org.jmesat.control.ScriptContext}, so they do nothing before the first tick of an app
 * state that sees their spatial. Only {@link org.jmesat.scripts.Spawner} attaches anything to the scene, and
 * {@link org.jmesat.scripts.Label} to the GUI.
 */
package org.jmesat.scripts;

package org.jmesat.editor;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Writes a file beside its target, reads it back, and then moves it over the target in one step. So the target has the
 * old content or the new one at any time, also when the program or the machine stops.
 */
final class FileReplacement {
    private static final String BACKUP = ".bak";

    /** Opens a file for writing. */
    interface Opener {
        OutputStream open(Path file) throws IOException;
    }

    /** Checks what was read back from the temporary file. */
    interface Check {
        void accept(byte[] content) throws RefusedSceneException;
    }

    private final Opener opener;

    FileReplacement() {
        this(FileReplacement::openSynced);
    }

    FileReplacement(Opener opener) {
        this.opener = opener;
    }

    /** A stream whose content is on the disk once it is closed: the move must not get there first. */
    private static OutputStream openSynced(Path file) throws IOException {
        return new FileOutputStream(file.toFile()) {
            @Override
            public void close() throws IOException {
                if (getChannel().isOpen()) {
                    getChannel().force(true);
                }
                super.close();
            }
        };
    }

    /**
     * Replaces or creates a file. When this fails, the target is as it was, and nothing else is left.
     *
     * @param target the file; of a link, the file that it refers to is replaced
     * @param old what the target held when it was read; null if it need not be the same now
     * @param content what it shall hold
     * @param backup whether a replaced file is kept
     * @param check looks at what was read back before the target is touched
     * @return where the replaced file is kept; null if there was none, or none is to be kept
     */
    Path replace(Path target, byte[] old, byte[] content, boolean backup, Check check)
            throws IOException, RefusedSceneException {
        boolean exists = Files.exists(target);
        Path real = exists ? target.toRealPath() : target.toAbsolutePath();
        if (exists && Files.isDirectory(real)) {
            throw new RefusedSceneException(real + " is a folder");
        }
        if (exists && !Files.isWritable(real)) {
            throw new RefusedSceneException(real + " may not be written");
        }
        if (!Files.isDirectory(real.getParent())) {
            throw new RefusedSceneException("there is no folder " + real.getParent());
        }
        if (!Files.isWritable(real.getParent())) {
            throw new RefusedSceneException("nothing may be written into the folder " + real.getParent());
        }
        removeLeftovers(real);
        Path temporary = createBeside(real);
        try {
            try (OutputStream out = opener.open(temporary)) {
                out.write(content);
            }
            byte[] written = Files.readAllBytes(temporary);
            if (!Arrays.equals(content, written)) {
                throw new IOException("what was written reads back differently");
            }
            check.accept(written);
            if (exists) {
                copyPermissions(real, temporary);
            }
            if (old != null && !Arrays.equals(old, Files.readAllBytes(real))) {
                throw new RefusedSceneException("another program has changed it meanwhile");
            }
            return move(temporary, real, backup && exists);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private static Path move(Path temporary, Path real, boolean backup) throws IOException {
        Path kept = backup ? freeName(real) : null;
        if (backup) {
            // Leaves nothing when it fails, as on a full disk.
            Files.copy(real, kept, StandardCopyOption.COPY_ATTRIBUTES);
        }
        boolean moved = false;
        try {
            Files.move(temporary, real, StandardCopyOption.ATOMIC_MOVE);
            moved = true;
            return kept;
        } finally {
            if (!moved && backup) {
                Files.deleteIfExists(kept);
            }
        }
    }

    /** An earlier backup is not replaced: it may be the only copy of the scene with Controls. Nor is a broken link. */
    private static Path freeName(Path real) {
        Path kept = real.resolveSibling(real.getFileName() + BACKUP);
        for (int i = 2; Files.exists(kept, LinkOption.NOFOLLOW_LINKS); i++) {
            kept = real.resolveSibling(real.getFileName() + BACKUP + i);
        }
        return kept;
    }

    /** Creates an empty file beside another one, with the permissions that new files have. */
    private static Path createBeside(Path real) throws IOException {
        return Files.createFile(real.resolveSibling("." + real.getFileName() + "." + ProcessHandle.current().pid()
                + ".tmp"));
    }

    /** Removes what killed runs have left beside a file. A run that still needs it fails, with its target as it was. */
    private static void removeLeftovers(Path real) throws IOException {
        Pattern name = Pattern.compile(Pattern.quote("." + real.getFileName() + ".") + "\\d+\\.tmp");
        List<Path> left;
        try (Stream<Path> all = Files.list(real.getParent())) {
            left = all.filter(each -> name.matcher(each.getFileName().toString()).matches()
                    && Files.isRegularFile(each, LinkOption.NOFOLLOW_LINKS)).toList();
        }
        for (Path each : left) {
            Files.deleteIfExists(each);
        }
    }

    private static void copyPermissions(Path from, Path to) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(to, PosixFileAttributeView.class);
        if (view != null) {
            view.setPermissions(Files.getPosixFilePermissions(from));
        }
    }
}

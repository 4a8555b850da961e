package org.jmesat.editor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file is replaced whole, or stays as it was with nothing left beside it. */
class FileReplacementTest {
    private static final byte[] OLD = {1, 2, 3};
    private static final byte[] NEW = {9, 8, 7, 6};
    private static final FileReplacement.Check FINE = written -> { };

    @TempDir
    private Path folder;

    private Path target;

    @BeforeEach
    void writeTheOldFile() throws IOException {
        target = folder.resolve("scene.j3o");
        Files.write(target, OLD);
    }

    private List<String> names() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(each -> each.getFileName().toString()).sorted().toList();
        }
    }

    private void assertUntouched() throws IOException {
        assertArrayEquals(OLD, Files.readAllBytes(target));
        assertEquals(List.of("scene.j3o"), names());
    }

    /** Opens files, on a disk that has room for some bytes. */
    private static FileReplacement withRoomFor(int bytes) {
        return new FileReplacement(file -> new FilterOutputStream(Files.newOutputStream(file)) {
            private int written;

            @Override
            public void write(int b) throws IOException {
                if (written++ >= bytes) {
                    throw new IOException("No space left on device");
                }
                out.write(b);
            }
        });
    }

    @Test
    void theOldFileIsKept() throws IOException, RefusedSceneException {
        Path kept = new FileReplacement().replace(target, OLD, NEW, true, FINE);
        assertArrayEquals(NEW, Files.readAllBytes(target));
        assertArrayEquals(OLD, Files.readAllBytes(kept));
        assertEquals(List.of("scene.j3o", "scene.j3o.bak"), names());
    }

    @Test
    void anEarlierBackupIsNotReplaced() throws IOException, RefusedSceneException {
        new FileReplacement().replace(target, OLD, NEW, true, FINE);
        Path kept = new FileReplacement().replace(target, NEW, OLD, true, FINE);
        assertEquals("scene.j3o.bak2", kept.getFileName().toString());
        assertArrayEquals(OLD, Files.readAllBytes(folder.resolve("scene.j3o.bak")));
        assertArrayEquals(NEW, Files.readAllBytes(kept));
    }

    @Test
    void aBrokenLinkInThePlaceOfTheBackupStays() throws IOException, RefusedSceneException {
        Path link = Files.createSymbolicLink(folder.resolve("scene.j3o.bak"), Path.of("gone", "scene.j3o"));
        Path kept = new FileReplacement().replace(target, OLD, NEW, true, FINE);
        assertTrue(Files.isSymbolicLink(link));
        assertArrayEquals(OLD, Files.readAllBytes(kept));
        assertEquals(List.of("scene.j3o", "scene.j3o.bak", "scene.j3o.bak2"), names());
    }

    @Test
    void aFolderInThePlaceOfTheFileAndAFolderThatIsNotThereAreNamed() throws IOException {
        Path inner = Files.createDirectory(folder.resolve("inner"));
        assertEquals(inner.toRealPath() + " is a folder", assertThrows(RefusedSceneException.class,
                () -> new FileReplacement().replace(inner, null, NEW, true, FINE)).getMessage());
        Path missing = folder.resolve("missing");
        assertEquals("there is no folder " + missing, assertThrows(RefusedSceneException.class,
                () -> new FileReplacement().replace(missing.resolve("x.j3o"), null, NEW, true, FINE)).getMessage());
        assertEquals(List.of("inner", "scene.j3o"), names());
    }

    @Test
    void withoutABackupOnlyTheNewFileIsThere() throws IOException, RefusedSceneException {
        assertNull(new FileReplacement().replace(target, OLD, NEW, false, FINE));
        assertArrayEquals(NEW, Files.readAllBytes(target));
        assertEquals(List.of("scene.j3o"), names());
    }

    @Test
    void aFileThatIsNotThereIsCreated() throws IOException, RefusedSceneException {
        Path created = folder.resolve("new.j3o");
        assertNull(new FileReplacement().replace(created, null, NEW, true, FINE));
        assertArrayEquals(NEW, Files.readAllBytes(created));
        assertEquals(List.of("new.j3o", "scene.j3o"), names());
    }

    @Test
    void aDiskThatIsFullAfterAnyNumberOfBytesLeavesTheOldFile() throws IOException {
        for (int room = 0; room < NEW.length; room++) {
            int bytes = room;
            assertEquals("No space left on device", assertThrows(IOException.class,
                    () -> withRoomFor(bytes).replace(target, OLD, NEW, true, FINE)).getMessage());
            assertUntouched();
        }
    }

    @Test
    void aDiskThatIsFullWhenTheFileIsClosedLeavesTheOldFile() throws IOException {
        FileReplacement files = new FileReplacement(file -> new FilterOutputStream(Files.newOutputStream(file)) {
            @Override
            public void close() throws IOException {
                super.close();
                throw new IOException("No space left on device");
            }
        });
        assertThrows(IOException.class, () -> files.replace(target, OLD, NEW, true, FINE));
        assertUntouched();
    }

    @Test
    void aFileThatMayNotBeOpenedLeavesTheOldFile() throws IOException {
        FileReplacement files = new FileReplacement(file -> {
            throw new AccessDeniedException(file.toString());
        });
        assertThrows(AccessDeniedException.class, () -> files.replace(target, OLD, NEW, true, FINE));
        assertUntouched();
    }

    @Test
    void aDiskThatLosesBytesWithoutAnErrorLeavesTheOldFile() throws IOException {
        FileReplacement files = new FileReplacement(file -> OutputStream.nullOutputStream());
        assertEquals("what was written reads back differently", assertThrows(IOException.class,
                () -> files.replace(target, OLD, NEW, true, FINE)).getMessage());
        assertUntouched();
    }

    @Test
    void aCheckThatFailsLeavesTheOldFile() throws IOException {
        assertThrows(RefusedSceneException.class, () -> new FileReplacement().replace(target, OLD, NEW, true,
                written -> {
                    assertArrayEquals(NEW, written);
                    throw new RefusedSceneException("wrong");
                }));
        assertUntouched();
    }

    @Test
    void aFileThatWasChangedMeanwhileIsNotReplaced() throws IOException {
        RefusedSceneException refused = assertThrows(RefusedSceneException.class,
                () -> new FileReplacement().replace(target, NEW, NEW, true, FINE));
        assertEquals("another program has changed it meanwhile", refused.getMessage());
        assertUntouched();
    }

    /** The program's users need not be allowed to read each other's files. */
    @Test
    void permissionsStay() throws IOException, RefusedSceneException {
        if (Files.getFileAttributeView(target, PosixFileAttributeView.class) == null) {
            return;
        }
        for (String permissions : List.of("rw-rw-r--", "rw-------", "rw-r-----")) {
            Files.setPosixFilePermissions(target, PosixFilePermissions.fromString(permissions));
            new FileReplacement().replace(target, null, NEW, false, FINE);
            assertEquals(permissions, PosixFilePermissions.toString(Files.getPosixFilePermissions(target)));
        }
    }

    @Test
    void aLinkStaysALink() throws IOException, RefusedSceneException {
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere")).resolve("real.j3o");
        Files.write(elsewhere, OLD);
        Path link = Files.createSymbolicLink(folder.resolve("link.j3o"), elsewhere);
        new FileReplacement().replace(link, OLD, NEW, false, FINE);
        assertTrue(Files.isSymbolicLink(link));
        assertArrayEquals(NEW, Files.readAllBytes(elsewhere));
    }

    @Test
    void whatAKilledRunHasLeftIsRemovedAndNothingElse() throws IOException, RefusedSceneException {
        for (String name : List.of(".scene.j3o.1.tmp", ".scene.j3o.23456.tmp", ".scene.j3o.x.tmp", ".other.j3o.1.tmp",
                "scene.j3o.1.tmp")) {
            Files.write(folder.resolve(name), OLD);
        }
        Files.createDirectory(folder.resolve(".scene.j3o.2.tmp"));
        new FileReplacement().replace(target, OLD, NEW, false, FINE);
        assertArrayEquals(NEW, Files.readAllBytes(target));
        assertEquals(List.of(".other.j3o.1.tmp", ".scene.j3o.2.tmp", ".scene.j3o.x.tmp", "scene.j3o",
                "scene.j3o.1.tmp"), names());
    }

    /** Another run has taken this one's file for a leftover. */
    @Test
    void aRunWhoseTemporaryFileIsGoneLeavesTheOldFile() throws IOException {
        assertThrows(IOException.class, () -> new FileReplacement().replace(target, OLD, NEW, true, written -> {
            try (Stream<Path> all = Files.list(folder)) {
                all.filter(each -> each.toString().endsWith(".tmp")).forEach(each -> each.toFile().delete());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }));
        assertUntouched();
    }

    /** For the superuser, only a file system may be read-only. */
    @Test
    void aReadOnlyFolderIsNamed() throws IOException {
        Path inner = Files.createDirectory(folder.resolve("inner"));
        inner.toFile().setWritable(false);
        Path closed = Stream.of(inner, Path.of("/sys"), Path.of("/proc/sys")).filter(each -> Files.isDirectory(each)
                && !Files.isWritable(each)).findFirst().orElse(null);
        assumeTrue(closed != null, "every folder may be written");
        assertEquals("nothing may be written into the folder " + closed, assertThrows(RefusedSceneException.class,
                () -> new FileReplacement().replace(closed.resolve("x.j3o"), null, NEW, true, FINE)).getMessage());
        inner.toFile().setWritable(true);
    }
}

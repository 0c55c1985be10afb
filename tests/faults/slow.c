/* Makes the disk slow beneath a program that has this library loaded before all others: each write at a place in a file, and each wait for the disk, takes as
   many microseconds longer as the first number in the file says that CLUTCH_SHAKEN names. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static const volatile int64_t *control;

__attribute__((constructor)) static void find_control(void) {
    const char *name = getenv("CLUTCH_SHAKEN");
    int file = name ? open(name, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0) return;
    void *found = mmap(NULL, sizeof(int64_t), PROT_READ, MAP_SHARED, file, 0);
    close(file);
    if (found != MAP_FAILED) control = found;
}

static void be_slow(void) {
    if (control && *control > 0) usleep((useconds_t)*control);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t where) {
    static ssize_t (*true_pwrite)(int, const void *, size_t, off_t);
    if (!true_pwrite) true_pwrite = dlsym(RTLD_NEXT, "pwrite");
    be_slow();
    return true_pwrite(file, bytes, count, where);
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t where) {
    static ssize_t (*true_pwrite64)(int, const void *, size_t, off64_t);
    if (!true_pwrite64) true_pwrite64 = dlsym(RTLD_NEXT, "pwrite64");
    be_slow();
    return true_pwrite64(file, bytes, count, where);
}

int fsync(int file) {
    static int (*true_fsync)(int);
    if (!true_fsync) true_fsync = dlsym(RTLD_NEXT, "fsync");
    be_slow();
    return true_fsync(file);
}

int fdatasync(int file) {
    static int (*true_fdatasync)(int);
    if (!true_fdatasync) true_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    be_slow();
    return true_fdatasync(file);
}

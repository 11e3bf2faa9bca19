import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Linux's file system in memory, which every user may write. Containers often limit it to 64 MB. */
const IN_MEMORY = '/dev/shm'
const GIGABYTE = 1024 ** 3
/** A test run keeps up to a gigabyte of files at a time; the rest is for its browsers and gateways. */
const ROOM = 4 * GIGABYTE

/**
 * Returns the folder for the temporary files of tests. It is in memory if there is room: a copy of a database consists
 * of 1,500 files, which take a second on a disk. `TMPDIR` has priority.
 */
export function memoryFolder(): string {
  if (process.env['TMPDIR']) return tmpdir()
  return Math.min(roomOf(IN_MEMORY), process.availableMemory()) >= ROOM ? IN_MEMORY : tmpdir()
}

function roomOf(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0 // no such folder
  }
}

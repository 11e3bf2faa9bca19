import { closeSync, copyFileSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'

import { logFileOf } from './site.ts'

const MAX_LOG_BYTES = 8 * 1024 * 1024

/** Runs `work` with the log file open for appending, as the output of a program that `work` starts. */
export function withLog<Result>(home: string, work: (file: number) => Result): Result {
  const file = openSync(logFileOf(home), 'a', 0o600)
  try {
    return work(file)
  } finally {
    closeSync(file)
  }
}

/**
 * Keeps the current and the previous log, each within a size limit. PostgreSQL opens the log for appending, so it
 * continues at the new end of a truncated file.
 */
export function limitLogSize(home: string): void {
  const path = logFileOf(home)
  if (logSize(home) < MAX_LOG_BYTES) return
  copyFileSync(path, `${path}.1`)
  truncateSync(path)
}

export function logSize(home: string): number {
  return statSync(logFileOf(home), { throwIfNoEntry: false })?.size ?? 0
}

/** Returns the last five lines that PostgreSQL has logged since the log had `size` bytes, joined into one line. */
export function logSince(home: string, size: number): string {
  const log = readFileSync(logFileOf(home))
  const since = log.subarray(size <= log.length ? size : 0) // it was truncated meanwhile
  const lines = since.toString('utf8').trim().split('\n')
  return lines.slice(-5).join(' / ')
}

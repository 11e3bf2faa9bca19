import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Maximum size of the log, and of the one older file. */
const LIMIT_BYTES = 10 * 1024 * 1024

/** A log file with bounded size. */
export class BoundedLog {
  readonly file: string
  #size = 0

  constructor(file: string) {
    this.file = file
    mkdirSync(dirname(file), { recursive: true })
    this.#size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  }

  /** A failed write, as on a full disk, is dropped: logging must not end the process. */
  append(text: string): void {
    try {
      this.#write(text)
    } catch {
      this.#size = statSync(this.file, { throwIfNoEntry: false })?.size ?? 0
    }
  }

  #write(text: string): void {
    if (this.#size > LIMIT_BYTES) {
      renameSync(this.file, `${this.file}.1`)
      this.#size = 0
    }
    appendFileSync(this.file, text)
    this.#size += Buffer.byteLength(text)
  }
}

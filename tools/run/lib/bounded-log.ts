import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The log and one older file of this size at most. */
const LIMIT_BYTES = 10 * 1024 * 1024

/** A file to write to that does not grow without end. */
export class BoundedLog {
  readonly file: string
  #size = 0

  constructor(file: string) {
    this.file = file
    mkdirSync(dirname(file), { recursive: true })
    this.#size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  }

  /** What cannot be written, as on a full disk, is dropped: a log must not end what it tells of. */
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

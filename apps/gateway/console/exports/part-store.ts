import { createHash } from 'node:crypto'
import type { Hash } from 'node:crypto'
import { Readable, Writable } from 'node:stream'
import { callbackify } from 'node:util'

import type { Db } from '../../kit/db.ts'
import './tables.ts'

const PART_BYTES = 1024 * 1024

/** Stream that stores written data as parts of an export, so that the whole file is never in memory. */
export class PartStore extends Writable {
  readonly #db: Db
  readonly #exportId: bigint
  readonly #hash: Hash = createHash('sha256')
  #held: Buffer[] = []
  #heldBytes = 0
  #number = 0
  byteCount = 0

  constructor(db: Db, exportId: bigint) {
    super({ highWaterMark: PART_BYTES })
    this.#db = db
    this.#exportId = exportId
  }

  /** Returns the SHA-256 hash of the file; call it after the stream has ended. */
  digest(): Buffer {
    return this.#hash.digest()
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#hash.update(chunk)
    this.#held.push(chunk)
    this.#heldBytes += chunk.length
    this.byteCount += chunk.length
    if (this.#heldBytes < PART_BYTES) done()
    else this.#storeThen(done)
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#storeThen(done)
  }

  readonly #storeThen = callbackify(() => this.#store())

  async #store(): Promise<void> {
    if (this.#heldBytes === 0) return
    const content = Buffer.concat(this.#held)
    this.#held = []
    this.#heldBytes = 0
    const number = this.#number++
    await this.#db.insertInto('export_part').values({ export_id: this.#exportId, number, content }).execute()
  }
}

/** Returns the file of an export, read part by part. */
export const fileOf = (db: Db, exportId: bigint): Readable => Readable.from(parts(db, exportId))

async function* parts(db: Db, exportId: bigint) {
  for (let number = 0; ; number++) {
    const part = await db
      .selectFrom('export_part')
      .select('content')
      .where('export_id', '=', exportId)
      .where('number', '=', number)
      .executeTakeFirst()
    if (!part) return
    yield part.content
  }
}

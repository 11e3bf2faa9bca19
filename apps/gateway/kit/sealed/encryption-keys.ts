import { createECDH, randomUUID } from 'node:crypto'

import { DAY_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'

import { inTransaction } from '../db.ts'
import type { Db } from '../db.ts'
import type { Ports } from '../ports.ts'
import './tables.ts'

export const CURVE = 'prime256v1'

/** Time for which a key is offered, in milliseconds. */
const OFFERED_MS = 7 * DAY_MS
/** Time for which a key is accepted. A browser that still has an older one requests the new key automatically. */
const ACCEPTED_MS = OFFERED_MS + 2 * DAY_MS
/** Advisory lock: of all instances that need a new key one creates it. */
const CREATION_LOCK = 0x616e746b

export interface OwnKey {
  id: string
  publicKey: Buffer
  privateKey: Buffer
  madeAt: Date
}

type KeyPorts = Pick<Ports, 'db' | 'clock' | 'secrets'>

/** Keys of the gateway for sealed bodies, stored in the database because a body may reach any instance. */
export class EncryptionKeys {
  readonly #ports: KeyPorts
  readonly #keysById = new Map<string, OwnKey>()
  #currentKey: OwnKey | null = null

  constructor(ports: KeyPorts) {
    this.#ports = ports
  }

  /** Returns the current key for sealing; creates it on demand. */
  async offered(): Promise<OwnKey> {
    if (this.#currentKey && this.#ageMs(this.#currentKey) < OFFERED_MS) return this.#currentKey
    this.#currentKey = await inTransaction(this.#ports.db, (tx) => this.#newestKey(tx))
    this.#keysById.set(this.#currentKey.id, this.#currentKey)
    return this.#currentKey
  }

  /** Returns the key with this id, if it exists and is still accepted. */
  async find(id: string): Promise<OwnKey | null> {
    const key = this.#keysById.get(id) ?? (await this.#readKey(id))
    if (!key || this.#ageMs(key) >= ACCEPTED_MS) {
      this.#keysById.delete(id)
      return null
    }
    this.#keysById.set(id, key)
    return key
  }

  #ageMs({ madeAt }: OwnKey): number {
    return this.#ports.clock.now().getTime() - madeAt.getTime()
  }

  async #readKey(id: string): Promise<OwnKey | null> {
    const { db } = this.#ports
    const row = await db.selectFrom('encryption_key').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? this.#opened(row) : null
  }

  async #newestKey(tx: Db): Promise<OwnKey> {
    await sql`select pg_advisory_xact_lock(${CREATION_LOCK})`.execute(tx)
    const rows = await tx.selectFrom('encryption_key').selectAll().orderBy('made_at', 'desc').limit(1).execute()
    const [newest] = rows.flatMap((row) => this.#opened(row) ?? [])
    return newest && this.#ageMs(newest) < OFFERED_MS ? newest : this.#createKey(tx)
  }

  /** Opens a stored key; returns null if it was sealed with another secret and cannot be used any more. */
  #opened(row: { id: string; public_key: Buffer; private_key: Buffer; made_at: Date }): OwnKey | null {
    const privateKey = this.#ports.secrets.open(row.private_key, purposeOf(row.id))
    return privateKey && { id: row.id, publicKey: row.public_key, privateKey, madeAt: row.made_at }
  }

  async #createKey(tx: Db): Promise<OwnKey> {
    const { clock, secrets } = this.#ports
    const madeAt = clock.now()
    const id = randomUUID()
    const pair = createECDH(CURVE)
    const publicKey = pair.generateKeys()
    const privateKey = pair.getPrivateKey()
    await tx
      .deleteFrom('encryption_key')
      .where('made_at', '<', new Date(madeAt.getTime() - ACCEPTED_MS))
      .execute()
    await tx
      .insertInto('encryption_key')
      .values({
        id,
        public_key: publicKey,
        private_key: secrets.seal(privateKey, purposeOf(id)),
        made_at: madeAt,
      })
      .execute()
    return { id, publicKey, privateKey, madeAt }
  }
}

const purposeOf = (id: string) => `encryption key ${id}`

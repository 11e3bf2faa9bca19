import { createPrivateKey, createPublicKey, generateKeyPair, randomUUID, sign } from 'node:crypto'
import type { JsonWebKey, KeyObject } from 'node:crypto'
import { promisify } from 'node:util'

import { DAY_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import { inTransaction } from '../../../../kit/db.ts'
import type { Db } from '../../../../kit/db.ts'
import type { Ports } from '../../../../kit/ports.ts'
import type { SigningKeyTable } from '../../../tables.ts'

/** Time in milliseconds for which a key is used to sign. */
const SIGNING_MS = 90 * DAY_MS
/** Time in milliseconds for which a key is published, so that messages in transit can be verified. */
const PUBLISHED_MS = SIGNING_MS + 7 * DAY_MS
const BITS = 2048
/** Advisory lock: of all instances that need a new key one creates it. */
const CREATION_LOCK = 0x616e7473

type KeyPorts = Pick<Ports, 'db' | 'clock' | 'secrets'>
type KeyRow = Selectable<SigningKeyTable>

interface OwnKey {
  id: string
  privateKey: KeyObject
  madeAt: Date
}

/** Keys of the gateway, for vendors with which it shares no secret; stored in the database, for all instances. */
export class SigningKeys {
  readonly #ports: KeyPorts
  #signing: OwnKey | null = null

  constructor(ports: KeyPorts) {
    this.#ports = ports
  }

  /** Returns a signature over this text, and the id of the current key. */
  async sign(text: string): Promise<{ keyId: string; signature: string }> {
    if (!this.#signing || this.#ageMs(this.#signing.madeAt) >= SIGNING_MS) {
      this.#signing = await inTransaction(this.#ports.db, (tx) => this.#newestKey(tx))
    }
    const { id: keyId, privateKey } = this.#signing
    return { keyId, signature: sign('sha256', Buffer.from(text), privateKey).toString('base64') }
  }

  /**
   * Returns all valid keys as a JSON Web Key Set. The endpoint is public, so it takes no lock if a signing key exists.
   */
  async published(): Promise<{ keys: JsonWebKey[] }> {
    const storedKeys = await this.#rows()
    const isSigning = storedKeys.some(({ made_at: madeAt }) => this.#ageMs(madeAt) < SIGNING_MS)
    if (!isSigning) await inTransaction(this.#ports.db, (tx) => this.#newestKey(tx))
    const rows = isSigning ? storedKeys : await this.#rows()
    const counting = rows.filter(({ made_at: madeAt }) => this.#ageMs(madeAt) < PUBLISHED_MS)
    return {
      keys: counting.map(({ id, public_key: pem }) => {
        return { ...createPublicKey(pem).export({ format: 'jwk' }), kid: id, use: 'sig', alg: 'RS256' }
      }),
    }
  }

  #rows(): Promise<KeyRow[]> {
    return this.#ports.db.selectFrom('signing_key').selectAll().orderBy('made_at', 'desc').execute()
  }

  async #newestKey(tx: Db): Promise<OwnKey> {
    await sql`select pg_advisory_xact_lock(${CREATION_LOCK})`.execute(tx)
    const newest = await tx.selectFrom('signing_key').selectAll().orderBy('made_at', 'desc').limit(1).executeTakeFirst()
    const opened = newest && this.#ageMs(newest.made_at) < SIGNING_MS ? this.#opened(newest) : null
    return opened ?? this.#createKey(tx)
  }

  /** Opens a stored key; returns null if it was sealed with another secret and cannot be used any more. */
  #opened({ id, private_key: sealed, made_at: madeAt }: KeyRow): OwnKey | null {
    const key = this.#ports.secrets.open(sealed, purposeOf(id))
    return key && { id, privateKey: createPrivateKey({ key, format: 'der', type: 'pkcs8' }), madeAt }
  }

  async #createKey(tx: Db): Promise<OwnKey> {
    const { clock, secrets } = this.#ports
    const madeAt = clock.now()
    const id = randomUUID()
    const pair = await promisify(generateKeyPair)('rsa', { modulusLength: BITS })
    const publicKey = pair.publicKey.export({ format: 'pem', type: 'spki' }).toString()
    const sealed = secrets.seal(pair.privateKey.export({ format: 'der', type: 'pkcs8' }), purposeOf(id))
    await tx
      .insertInto('signing_key')
      .values({ id, public_key: publicKey, private_key: sealed, made_at: madeAt })
      .execute()
    return { id, privateKey: pair.privateKey, madeAt }
  }

  #ageMs(madeAt: Date): number {
    return this.#ports.clock.now().getTime() - madeAt.getTime()
  }
}

const purposeOf = (id: string) => `signing key ${id}`

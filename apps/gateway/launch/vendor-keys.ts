import type { Clock } from '../kit/clock.ts'
import type { Db } from '../kit/db.ts'

export interface VendorKey {
  vendor: string
  keyId: string
  secret: string
}

/** A key that was taken away works nowhere any more after so long. */
const LOOK_AGAIN_MS = 5_000
/** An unknown key id may be a new one; it is looked for at most so often. */
const LOOK_FOR_NEW_MS = 500

/** The vendors' secrets, in memory: every call of theirs is verified by one. */
export class VendorKeys {
  readonly #db: Db
  #secrets = new Map<string, string>()
  #readAt = 0
  #reading: Promise<void> | null = null

  constructor(db: Db) {
    this.#db = db
  }

  /** The secret of that key, if it is this vendor's and active. */
  async secretOf(vendor: string, keyId: string): Promise<string | null> {
    const known = this.#secrets.get(nameOf(vendor, keyId))
    if (performance.now() - this.#readAt > (known === undefined ? LOOK_FOR_NEW_MS : LOOK_AGAIN_MS)) await this.#read()
    return this.#secrets.get(nameOf(vendor, keyId)) ?? null
  }

  #read(): Promise<void> {
    this.#reading ??= this.#readNow().finally(() => (this.#reading = null))
    return this.#reading
  }

  async #readNow(): Promise<void> {
    const keys = await this.#db.selectFrom('vendor_key').select(['vendor', 'key_id', 'secret']).execute()
    this.#secrets = new Map(keys.map(({ vendor, key_id: id, secret }) => [nameOf(vendor, id), secret]))
    this.#readAt = performance.now()
  }
}

const nameOf = (vendor: string, keyId: string): string => `${vendor}\n${keyId}`

/**
 * Gives a vendor a key beside the one that he has; of three the oldest goes. The same key again changes nothing. It
 * belongs into a transaction.
 */
export async function putVendorKey(tx: Db, clock: Clock, { vendor, keyId, secret }: VendorKey): Promise<void> {
  const keys = await tx
    .selectFrom('vendor_key')
    .selectAll()
    .where('vendor', '=', vendor)
    .orderBy('made_at')
    .forUpdate()
    .execute()
  if (keys.some((key) => key.key_id === keyId && key.secret === secret)) return
  const same = keys.find((key) => key.key_id === keyId)
  const free = ([1, 2] as const).find((slot) => keys.every((key) => key.slot !== slot))
  const row = { vendor, slot: same?.slot ?? free ?? keys[0]?.slot ?? 1, key_id: keyId, secret, made_at: clock.now() }
  await tx
    .insertInto('vendor_key')
    .values(row)
    .onConflict((conflict) => conflict.columns(['vendor', 'slot']).doUpdateSet(row))
    .execute()
}

/** Takes a key away, as the last step of a rotation. */
export async function removeVendorKey(db: Db, { vendor, keyId }: Omit<VendorKey, 'secret'>): Promise<void> {
  await db.deleteFrom('vendor_key').where('vendor', '=', vendor).where('key_id', '=', keyId).execute()
}

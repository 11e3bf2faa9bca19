import { isDeepStrictEqual } from 'node:util'

import type { VendorProtocol } from '@ante/contract/launch/vendor-protocol.ts'
import type { Selectable } from 'kysely'

import { vendorAddresses } from '../catalogue/public.ts'
import type { VendorAddress } from '../catalogue/public.ts'
import type { Db } from '../kit/db.ts'
import type { Ports } from '../kit/ports.ts'
import type { Secrets } from '../kit/secrets.ts'
import type { VendorKeyTable } from './tables.ts'

export interface VendorKey {
  vendor: string
  keyId: string
  secret: string
  /** In PEM, where the vendor signs with the other half of it in place of the secret. */
  publicKey?: string | null | undefined
}

/** A key that was taken away works nowhere any more after so long. */
const REFRESH_MS = 5_000
/** An unknown key id may be a new one; it is looked for at most so often. */
const LOOK_FOR_NEW_MS = 500

interface Known extends VendorKey {
  protocol: VendorProtocol | undefined
}

/** The vendors' secrets, in memory: every call of theirs is verified by one. A key is good in its vendor's protocol alone. */
export class VendorKeys {
  readonly #ports: Pick<Ports, 'db' | 'secrets'>
  #keys: Known[] = []
  #vendors = new Map<string, VendorAddress>()
  #readAt = 0
  #reading: Promise<void> | null = null

  constructor(ports: Pick<Ports, 'db' | 'secrets'>) {
    this.#ports = ports
  }

  /** The secret of that key, if it is this vendor's and active. */
  async secretOf(protocol: VendorProtocol, vendor: string, keyId: string): Promise<string | null> {
    const [key] = await this.#find((known) => isOf(known, protocol, vendor) && known.keyId === keyId)
    return key?.secret ?? null
  }

  /** A vendor's active keys, newest first: for protocols whose calls do not say which one has signed. */
  keysOf(protocol: VendorProtocol, vendor: string): Promise<VendorKey[]> {
    return this.#find((key) => isOf(key, protocol, vendor))
  }

  /** The same, once more: one that was given a moment ago may be among them now. */
  async newKeysOf(protocol: VendorProtocol, vendor: string): Promise<VendorKey[]> {
    await this.#lookAgain(false)
    return this.keysOf(protocol, vendor)
  }

  /** The newest key: what we sign with when we call the vendor. */
  async newestOf(vendor: string): Promise<VendorKey | null> {
    const [newest] = await this.#find((key) => key.vendor === vendor)
    return newest ?? null
  }

  /** Where and how a vendor is spoken with. */
  async addressOf(vendor: string): Promise<VendorAddress | null> {
    await this.#lookAgain(this.#vendors.has(vendor))
    return this.#vendors.get(vendor) ?? null
  }

  async #find(fits: (key: Known) => boolean): Promise<Known[]> {
    await this.#lookAgain(this.#keys.some(fits))
    return this.#keys.filter(fits)
  }

  async #lookAgain(isKnown: boolean): Promise<void> {
    if (performance.now() - this.#readAt > (isKnown ? REFRESH_MS : LOOK_FOR_NEW_MS)) await this.#read()
  }

  #read(): Promise<void> {
    this.#reading ??= this.#readNow().finally(() => (this.#reading = null))
    return this.#reading
  }

  async #readNow(): Promise<void> {
    const { db, secrets } = this.#ports
    this.#vendors = await vendorAddresses(db)
    const rows = await db.selectFrom('vendor_key').selectAll().orderBy('made_at', 'desc').execute()
    this.#keys = rows.flatMap((row) => {
      // A key that was sealed by another secret signs nothing.
      const key = openKey(secrets, row)
      return key === null ? [] : { ...key, protocol: this.#vendors.get(row.vendor)?.protocol }
    })
    this.#readAt = performance.now()
  }
}

function openKey(secrets: Secrets, row: Selectable<VendorKeyTable>): VendorKey | null {
  const { vendor, key_id: keyId, public_key: publicKey } = row
  const secret = secrets.open(row.secret, purposeOf({ vendor, keyId }))
  return secret && { vendor, keyId, secret: secret.toString(), publicKey }
}

const purposeOf = ({ vendor, keyId }: Pick<VendorKey, 'vendor' | 'keyId'>) => `vendor key ${vendor} ${keyId}`

const isOf = (key: Known, protocol: VendorProtocol, vendor: string) =>
  key.vendor === vendor && key.protocol === protocol

/**
 * Gives a vendor a key beside the one that he has; of three the oldest goes. The same key again changes nothing. It
 * belongs into a transaction.
 */
export async function putVendorKey(
  tx: Db,
  { clock, secrets }: Pick<Ports, 'clock' | 'secrets'>,
  { vendor, keyId, secret, publicKey = null }: VendorKey,
): Promise<void> {
  const keys = await tx
    .selectFrom('vendor_key')
    .selectAll()
    .where('vendor', '=', vendor)
    .orderBy('made_at')
    .forUpdate()
    .execute()
  const known = keys.map((key) => openKey(secrets, key))
  if (known.some((key) => isDeepStrictEqual(key, { vendor, keyId, secret, publicKey }))) return
  const same = keys.find((key) => key.key_id === keyId)
  const free = ([1, 2] as const).find((slot) => keys.every((key) => key.slot !== slot))
  const slot = same?.slot ?? free ?? keys[0]?.slot ?? 1
  const sealed = secrets.seal(Buffer.from(secret), purposeOf({ vendor, keyId }))
  const row = { vendor, slot, key_id: keyId, secret: sealed, public_key: publicKey, made_at: clock.now() }
  await tx
    .insertInto('vendor_key')
    .values(row)
    .onConflict((conflict) => conflict.columns(['vendor', 'slot']).doUpdateSet(row))
    .execute()
}

/** Takes a key away, as the last step of a rotation. */
export async function removeVendorKey(db: Db, { vendor, keyId }: Pick<VendorKey, 'vendor' | 'keyId'>): Promise<void> {
  await db.deleteFrom('vendor_key').where('vendor', '=', vendor).where('key_id', '=', keyId).execute()
}

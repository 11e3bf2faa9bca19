import { isDeepStrictEqual } from 'node:util'

import type { VendorProtocol } from '@ante/contract/launch/vendor-protocol.ts'
import type { Selectable } from 'kysely'

import { vendorAddresses } from '../catalogue/public.ts'
import type { VendorAddress } from '../catalogue/public.ts'
import type { Db } from '../kit/db.ts'
import type { Ports } from '../kit/ports.ts'
import type { Secrets } from '../kit/secrets.ts'
import type { VendorCalls } from './calls/vendor-calls.ts'
import type { VendorKeyTable } from './tables.ts'

export interface VendorKey {
  vendor: string
  keyId: string
  secret: string
  /** PEM, if the vendor signs with the private key instead of the secret. */
  publicKey?: string | null | undefined
}

/** Maximum time in milliseconds until a removed key stops working. */
const REFRESH_MS = 5_000
/** Minimum interval in milliseconds between reads of the table because of unknown key ids, which may be new keys. */
const CHECK_MS = 500

interface Known extends VendorKey {
  protocol: VendorProtocol | undefined
}

/**
 * In-memory cache of the vendors' secrets, with which all their calls are verified. A key is valid in its vendor's
 * protocol only.
 */
export class VendorKeys {
  /** Records the calls that are signed with these keys; undefined in commands, which make single calls. */
  readonly calls: VendorCalls | undefined
  readonly #ports: Pick<Ports, 'db' | 'secrets'>
  #keys: Known[] = []
  #vendors = new Map<string, VendorAddress>()
  #readAt = 0
  #reading: Promise<void> | null = null

  constructor(ports: Pick<Ports, 'db' | 'secrets'>, calls?: VendorCalls) {
    this.#ports = ports
    this.calls = calls
  }

  /** Returns the secret of a key, if it belongs to this vendor and is active. */
  async secretOf(protocol: VendorProtocol, vendor: string, keyId: string): Promise<string | null> {
    const [key] = await this.#find((known) => isOf(known, protocol, vendor) && known.keyId === keyId)
    return key?.secret ?? null
  }

  /** Returns a vendor's active keys, newest first: for protocols whose calls do not name the signing key. */
  keysOf(protocol: VendorProtocol, vendor: string): Promise<VendorKey[]> {
    return this.#find((key) => isOf(key, protocol, vendor))
  }

  /** Returns the keys after a refresh, which may include a newly added one. */
  async newKeysOf(protocol: VendorProtocol, vendor: string): Promise<VendorKey[]> {
    await this.#reread(false)
    return this.keysOf(protocol, vendor)
  }

  /** Returns the newest key, with which calls to the vendor are signed. */
  async newestOf(vendor: string): Promise<VendorKey | null> {
    const [newest] = await this.#find((key) => key.vendor === vendor)
    return newest ?? null
  }

  /** Returns address and protocol of a vendor. */
  async addressOf(vendor: string): Promise<VendorAddress | null> {
    await this.#reread(this.#vendors.has(vendor))
    return this.#vendors.get(vendor) ?? null
  }

  async #find(matches: (key: Known) => boolean): Promise<Known[]> {
    await this.#reread(this.#keys.some(matches))
    return this.#keys.filter(matches)
  }

  async #reread(isKnown: boolean): Promise<void> {
    if (performance.now() - this.#readAt > (isKnown ? REFRESH_MS : CHECK_MS)) await this.#readKeys()
  }

  #readKeys(): Promise<void> {
    this.#reading ??= this.#readNow().finally(() => (this.#reading = null))
    return this.#reading
  }

  async #readNow(): Promise<void> {
    const { db, secrets } = this.#ports
    this.#vendors = await vendorAddresses(db)
    const rows = await db.selectFrom('vendor_key').selectAll().orderBy('made_at', 'desc').execute()
    this.#keys = rows.flatMap((row) => {
      // Skips keys sealed with another secret.
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
 * Adds a key to the vendor's current one; of three the oldest is removed. A repeat changes nothing. Call it in a
 * transaction.
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
  const openedKeys = keys.map((key) => openKey(secrets, key))
  if (openedKeys.some((key) => isDeepStrictEqual(key, { vendor, keyId, secret, publicKey }))) return
  const existing = keys.find((key) => key.key_id === keyId)
  const free = ([1, 2] as const).find((slot) => keys.every((key) => key.slot !== slot))
  const slot = existing?.slot ?? free ?? keys[0]?.slot ?? 1
  const sealed = secrets.seal(Buffer.from(secret), purposeOf({ vendor, keyId }))
  const row = { vendor, slot, key_id: keyId, secret: sealed, public_key: publicKey, made_at: clock.now() }
  await tx
    .insertInto('vendor_key')
    .values(row)
    .onConflict((conflict) => conflict.columns(['vendor', 'slot']).doUpdateSet(row))
    .execute()
}

/** Removes a key, as the last step of a rotation. */
export async function removeVendorKey(db: Db, { vendor, keyId }: Pick<VendorKey, 'vendor' | 'keyId'>): Promise<void> {
  await db.deleteFrom('vendor_key').where('vendor', '=', vendor).where('key_id', '=', keyId).execute()
}

import { generateKeyPair, randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { promisify } from 'node:util'

import type { VendorProtocol } from '@ante/contract/launch/vendor-protocol.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { putVendorKey, removeVendorKey } from '../vendor-keys.ts'

/** Beginning of the ids of temporary keys, which keys of vendors do not have. */
export const TEMPORARY_KEY = 'conformance:'
const MAX_KEYS = 2
/** Age of a temporary key. Calls to a vendor are signed with its newest key, which must stay that of the vendor. */
const OLDEST = { now: () => new Date(0) }
const BITS = 2048

export interface TemporaryKey {
  keyId: string
  secret: string
  /** For protocols that sign with a key pair. */
  privateKey: KeyObject | undefined
}

interface KeyOf {
  vendor: string
  protocol: VendorProtocol
  runId: bigint
}

/**
 * Adds a key to a vendor's own one, so that a run signs calls without a secret of the vendor. Returns null if the vendor
 * has two keys. The key is known to this process only; `removeTemporaryKey` removes it.
 */
export async function addTemporaryKey(
  ports: Pick<Ports, 'db' | 'clock' | 'secrets'>,
  { vendor, protocol, runId }: KeyOf,
): Promise<TemporaryKey | null> {
  const keyId = `${TEMPORARY_KEY}${runId}`
  const secret = randomBytes(32).toString('hex')
  const pair = protocol === 'hub' ? await promisify(generateKeyPair)('rsa', { modulusLength: BITS }) : null
  const publicKey = pair?.publicKey.export({ format: 'pem', type: 'spki' }).toString() ?? null
  return inTransaction(ports.db, async (tx) => {
    const keys = await tx.selectFrom('vendor_key').select('key_id').where('vendor', '=', vendor).forUpdate().execute()
    if (keys.length >= MAX_KEYS) return null
    await putVendorKey(tx, { ...ports, clock: OLDEST }, { vendor, keyId, secret, publicKey })
    return { keyId, secret, privateKey: pair?.privateKey }
  })
}

/** Removes the temporary key of a run. */
export const removeTemporaryKey = (db: Db, { vendor, runId }: Omit<KeyOf, 'protocol'>): Promise<void> =>
  removeVendorKey(db, { vendor, keyId: `${TEMPORARY_KEY}${runId}` })

import { Refused } from '../../../kit/refusal.ts'
import type { VendorKey, VendorKeys } from '../../vendor-keys.ts'
import type { Signed, SpokenDialect } from './spoken-dialect.ts'

/** Two at most are active. */
const SLOTS = [0, 1]

/**
 * Checks that this vendor has signed these very bytes. It does not tell a wrong signature from a vendor that nobody knows
 * or that speaks otherwise, and does the same work for each.
 */
export async function verifyCall(
  keys: VendorKeys,
  dialect: Pick<SpokenDialect, 'name' | 'isSigned'>,
  { vendor, signed }: { vendor: string; signed: Signed },
): Promise<void> {
  const isSignedBy = (active: VendorKey[]) => {
    const fits = SLOTS.map((slot) => dialect.isSigned(signed, active[slot] ?? null) && slot < active.length)
    return fits.includes(true)
  }
  if (isSignedBy(await keys.keysOf(dialect.name, vendor))) return
  // The vendor may sign by a key that it was given a moment ago.
  if (isSignedBy(await keys.newKeysOf(dialect.name, vendor))) return
  throw new Refused('seamless.signature.invalid', {})
}

import { Refused } from '../../../kit/refusal.ts'
import type { VendorKey, VendorKeys } from '../../vendor-keys.ts'
import type { SignedRequest, DialectDefinition } from './dialect-definition.ts'

/** A vendor has at most two active keys: two are always checked, so that the time is the same. */
const SLOTS = [0, 1]

/**
 * Verifies that this vendor has signed exactly these bytes. Does not distinguish a wrong signature from an unknown
 * vendor or another dialect, and does the same work in each case.
 */
export async function verifyCall(
  keys: VendorKeys,
  dialect: Pick<DialectDefinition, 'name' | 'isSigned'>,
  { vendor, signed }: { vendor: string; signed: SignedRequest },
): Promise<void> {
  const isSignedBy = (active: VendorKey[]) => {
    const matchingSlots = SLOTS.map((slot) => dialect.isSigned(signed, active[slot] ?? null) && slot < active.length)
    return matchingSlots.includes(true)
  }
  if (isSignedBy(await keys.keysOf(dialect.name, vendor))) return
  // The vendor may already sign with a newly added key.
  if (isSignedBy(await keys.newKeysOf(dialect.name, vendor))) return
  throw new Refused('seamless.signature.invalid', {})
}

import { commonRefusal } from '../../kit/refusal.ts'
import type { StaffContext } from '../../kit/staff-context.ts'

/** Refuses calls for a merchant: new merchants are set up by staff of the platform. */
export function requirePlatform({ merchantCode }: Pick<StaffContext, 'merchantCode'>): void {
  if (merchantCode !== null) throw commonRefusal('merchant.unknown')
}

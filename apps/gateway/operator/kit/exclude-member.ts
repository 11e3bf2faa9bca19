import type { ExclusionLength } from '@ante/contract/responsible-gaming/responsible-gaming.ts'

import { cardIdentifiersOf } from '../../cashier/public.ts'
import { endSessionsOf, identifiersOf } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { exclusionIn } from '../../responsible-gaming/public.ts'

interface ExcludedMember {
  memberId: bigint
  merchantCode: string
  length: ExclusionLength
  at: Date
}

/**
 * Excludes a member on request by telephone or letter, for commands and the console. Refuses an exclusion that would
 * end before the one in force.
 */
export async function excludeMember(tx: Db, excluded: ExcludedMember): Promise<void> {
  const { memberId } = excluded
  await exclusionIn(tx, excluded, [...(await identifiersOf(tx, memberId)), ...(await cardIdentifiersOf(tx, memberId))])
  await endSessionsOf(tx, memberId)
}

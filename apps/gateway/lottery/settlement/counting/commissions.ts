import type { PrizeMode } from '@ante/lottery/prize-mode.ts'

import { uplinesOf } from '../../../identity/public.ts'
import type { Db } from '../../../kit/db.ts'
import { seriesOfMembers } from '../../series/series.ts'
import { shareOf } from './outcomes.ts'

/** A stake on which commissions are paid, with the series of its bet. */
export interface CountedStake {
  memberId: bigint
  prizeMode: PrizeMode
  valid: bigint
  ownSeries: number | null
}

/**
 * Returns the commissions of the agents above these players. For each stake an agent gets the share for the difference
 * between the agent's series and that of the next member below.
 */
export async function commissionsOf(
  db: Db,
  { groupCode, currency }: { groupCode: string; currency: string },
  stakes: readonly CountedStake[],
): Promise<Map<bigint, bigint>> {
  const counted = stakes.filter(({ ownSeries, valid }) => ownSeries !== null && valid > 0n)
  const uplines = await uplinesOf(db, [...new Set(counted.map(({ memberId }) => memberId))])
  const agents = [...new Set([...uplines.values()].flat())]
  const modes = [...new Set(counted.map(({ prizeMode }) => prizeMode))]
  const series = new Map(
    await Promise.all(
      modes.map(async (prizeMode) => [prizeMode, await seriesOfMembers(db, agents, { groupCode, prizeMode })] as const),
    ),
  )
  const got = new Map<bigint, bigint>()
  for (const { memberId, prizeMode, valid, ownSeries } of counted) {
    let below = ownSeries ?? 0
    for (const agent of uplines.get(memberId) ?? []) {
      const above = series.get(prizeMode)?.get(agent) ?? below
      const share = shareOf(valid, above - below, currency)
      if (share > 0n) got.set(agent, (got.get(agent) ?? 0n) + share)
      below = Math.max(below, above)
    }
  }
  return got
}

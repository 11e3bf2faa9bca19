import type { PrizeMode } from '@ante/lottery/prize-mode.ts'

import type { Db } from '../../kit/db.ts'
import { seriesRangeOf, defaultSeries } from './ranges.ts'
import type { SeriesRange } from './ranges.ts'

export interface SeriesOf {
  groupCode: string
  prizeMode: PrizeMode
}

/** A member's series in a group of games, with the range for bets. */
export interface OwnSeries extends SeriesRange {
  own: number
}

/** Returns a member's series; for a visitor, whose id is null, the merchant's default. */
export async function ownSeriesOf(db: Db, memberId: bigint | null, group: SeriesOf): Promise<OwnSeries> {
  const stored = memberId === null ? undefined : (await seriesOfMembers(db, [memberId], group)).get(memberId)
  const range = seriesRangeOf(group.groupCode, group.prizeMode)
  return { ...range, own: stored ?? defaultSeries(group.groupCode, group.prizeMode) }
}

/** Returns the series of each of these members. */
export async function seriesOfMembers(
  db: Db,
  memberIds: readonly bigint[],
  { groupCode, prizeMode }: SeriesOf,
): Promise<Map<bigint, number>> {
  const defaultSeriesNumber = defaultSeries(groupCode, prizeMode)
  const seriesByMember = new Map(memberIds.map((id) => [id, defaultSeriesNumber]))
  if (memberIds.length === 0) return seriesByMember
  const rows = await db
    .selectFrom('lottery_series')
    .select(['member_id', 'series'])
    .where('member_id', 'in', [...seriesByMember.keys()])
    .where('group_code', '=', groupCode)
    .where('prize_mode', '=', prizeMode)
    .execute()
  for (const { member_id: id, series } of rows) seriesByMember.set(id, series)
  return seriesByMember
}

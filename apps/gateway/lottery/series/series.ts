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

/** For a visitor, whose id is null, returns the merchant's default. */
export async function ownSeriesOf(db: Db, memberId: bigint | null, of: SeriesOf): Promise<OwnSeries> {
  const own = memberId === null ? undefined : (await seriesOfMembers(db, [memberId], of)).get(memberId)
  const range = seriesRangeOf(of.groupCode, of.prizeMode)
  return { ...range, own: own ?? defaultSeries(of.groupCode, of.prizeMode) }
}

/** Returns the series of each of these members. */
export async function seriesOfMembers(
  db: Db,
  memberIds: readonly bigint[],
  { groupCode, prizeMode }: SeriesOf,
): Promise<Map<bigint, number>> {
  const defaultSeriesNumber = defaultSeries(groupCode, prizeMode)
  const all = new Map(memberIds.map((id) => [id, defaultSeriesNumber]))
  if (memberIds.length === 0) return all
  const rows = await db
    .selectFrom('lottery_series')
    .select(['member_id', 'series'])
    .where('member_id', 'in', [...all.keys()])
    .where('group_code', '=', groupCode)
    .where('prize_mode', '=', prizeMode)
    .execute()
  for (const { member_id: id, series } of rows) all.set(id, series)
  return all
}

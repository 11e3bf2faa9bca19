import type { PrizeMode } from '@ante/lottery/prize-mode.ts'
import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { seriesRangeOf, defaultSeries } from './ranges.ts'
import type { SeriesOf } from './series.ts'

/** Returns all pairs of game group and prize mode of a merchant. */
export async function seriesGroups(db: Db, merchantCode: string): Promise<SeriesOf[]> {
  const { rows } = await sql<SeriesOf>`
    select distinct group_code as "groupCode", mode as "prizeMode"
    from lottery_game cross join unnest(prize_modes) mode where merchant_code = ${merchantCode} order by 1, 2`.execute(
    db,
  )
  return rows
}

export interface SeriesOptions extends SeriesOf {
  series: number
}

/** Returns the series of each of these members in these groups. */
export async function seriesOfLine(
  db: Db,
  memberIds: readonly bigint[],
  groups: readonly SeriesOf[],
): Promise<Map<bigint, SeriesOptions[]>> {
  const { rows } = await sql<{ memberId: bigint; groupCode: string; prizeMode: PrizeMode; series: number }>`
    select member_id as "memberId", group_code as "groupCode", prize_mode as "prizeMode", series
    from lottery_series where member_id = any (${[...memberIds]}::int8[])`.execute(db)
  const stored = new Map(rows.map((row) => [keyOf(row.memberId, row), row.series]))
  return new Map(
    memberIds.map((id) => [
      id,
      groups.map((group) => ({
        ...group,
        series: stored.get(keyOf(id, group)) ?? defaultSeries(group.groupCode, group.prizeMode),
      })),
    ]),
  )
}

const keyOf = (memberId: bigint, { groupCode, prizeMode }: SeriesOf) => `${memberId} ${groupCode} ${prizeMode}`

export interface SeriesBounds extends SeriesOptions {
  lowest: number
  highest: number
  step: number
}

/**
 * Returns a member's series in these groups, and their allowed range: within the group's range, at most the upline's,
 * and at least those of direct downlines. Source: domain handbook 3.7.
 */
export async function seriesBounds(db: Db, memberId: bigint, groups: readonly SeriesOf[]): Promise<SeriesBounds[]> {
  const member = await db
    .selectFrom('member')
    .select(['merchant_code as merchantCode', 'upline_id as upline'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const { merchantCode, upline } = member
  const seriesByMember = await seriesOfLine(db, upline === null ? [memberId] : [memberId, upline], groups)
  const highestBelow = await highestSeriesBelow(db, { memberId, merchantCode })
  return groups.map((group, index) => {
    const { minimum, highest, step } = seriesRangeOf(group.groupCode, group.prizeMode)
    const above = upline === null ? highest : (seriesByMember.get(upline)?.[index]?.series ?? highest)
    const lowest = Math.max(minimum, highestBelow(group))
    return {
      ...group,
      series: seriesByMember.get(memberId)?.[index]?.series ?? minimum,
      lowest,
      highest: Math.min(above, highest),
      step,
    }
  })
}

/** Returns the highest series of direct downlines, including those with the default; 0 without downlines. */
async function highestSeriesBelow(
  db: Db,
  { memberId, merchantCode }: { memberId: bigint; merchantCode: string },
): Promise<(group: SeriesOf) => number> {
  const counted = await db
    .selectFrom('member')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('merchant_code', '=', merchantCode)
    .where('upline_id', '=', memberId)
    .executeTakeFirstOrThrow()
  const { rows } = await sql<SeriesOptions & { members: bigint }>`
    select group_code as "groupCode", prize_mode as "prizeMode", max(series) as series, count(*) as members
    from member join lottery_series series on series.member_id = member.id
    where member.merchant_code = ${merchantCode} and member.upline_id = ${memberId} group by 1, 2`.execute(db)
  return ({ groupCode, prizeMode }) => {
    const ownRow = rows.find((row) => row.groupCode === groupCode && row.prizeMode === prizeMode)
    const hasDefault = counted.count > (ownRow?.members ?? 0n)
    return Math.max(ownRow?.series ?? 0, hasDefault ? defaultSeries(groupCode, prizeMode) : 0)
  }
}

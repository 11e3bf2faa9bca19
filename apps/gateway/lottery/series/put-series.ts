import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { seriesRangeOf } from './ranges.ts'
import { ownSeriesOf, seriesOfMembers } from './series.ts'
import type { SeriesOf } from './series.ts'

/** Why a member cannot have this series. */
export interface SeriesProblem {
  lowest: number
  highest: number
}

interface Wanted extends SeriesOf {
  memberId: bigint
  series: number
}

/**
 * Whether a member may have a series: within the group's range, not above his upline's and not below anybody's directly under
 * him. Source: domain handbook 3.7.
 */
export async function seriesProblem(db: Db, { memberId, series, ...of }: Wanted): Promise<SeriesProblem | null> {
  const range = seriesRangeOf(of.groupCode, of.prizeMode)
  const { rows } = await sql<{ upline: bigint | null; below: string[] }>`
    select upline_id as upline, array(select id from member where upline_id = asked.id) as below
    from member asked where id = ${memberId}`.execute(db)
  const upline = rows[0]?.upline ?? null
  // The driver reads a list of numbers as texts.
  const below = await seriesOfMembers(db, (rows[0]?.below ?? []).map(BigInt), of)
  const above = upline === null ? range.highest : (await ownSeriesOf(db, upline, of)).own
  const lowest = [...below.values()].reduce((most, one) => Math.max(most, one), range.minimum)
  const isFine = series >= lowest && series <= Math.min(above, range.highest)
  return isFine ? null : { lowest, highest: Math.min(above, range.highest) }
}

/** Gives a member a series that `seriesProblem` has nothing against. */
export async function putSeries(tx: Db, { memberId, groupCode, prizeMode, series }: Wanted): Promise<void> {
  await tx
    .insertInto('lottery_series')
    .values({ member_id: memberId, group_code: groupCode, prize_mode: prizeMode, series })
    .onConflict((conflict) => conflict.columns(['member_id', 'group_code', 'prize_mode']).doUpdateSet({ series }))
    .execute()
}

/** Members who owe of winnings that were taken back, those who owe most first. */
export async function lotteryDebts(
  db: Db,
  merchantCodes: readonly string[],
  atMost: number,
): Promise<{ merchantCode: string; account: string; debt: bigint }[]> {
  const { rows } = await sql<{ merchantCode: string; account: string; debt: bigint }>`
    select player.merchant_code as "merchantCode", member.account, player.debt
    from lottery_player player join member on member.id = player.member_id
    where player.merchant_code = any (${[...merchantCodes]}::text[]) and player.debt > 0
    order by player.debt desc limit ${atMost}`.execute(db)
  return rows
}

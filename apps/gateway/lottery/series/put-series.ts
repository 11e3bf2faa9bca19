import { sql } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { seriesBounds } from './series-of-line.ts'
import type { SeriesOf } from './series.ts'

/** Reason why a member cannot have this series. */
export interface SeriesProblem {
  lowest: number
  highest: number
}

interface SeriesRequest extends SeriesOf {
  memberId: bigint
  series: number
}

/** Returns the problem of a series for a member, or null. */
export async function seriesProblem(
  db: Db,
  { memberId, series, ...group }: SeriesRequest,
): Promise<SeriesProblem | null> {
  const [bounds] = await seriesBounds(db, memberId, [group])
  const { lowest, highest } = bounds ?? { lowest: 0, highest: 0 }
  return series >= lowest && series <= highest ? null : { lowest, highest }
}

/** Sets a member's series. The caller has checked `seriesProblem`. */
export async function putSeries(tx: Db, { memberId, groupCode, prizeMode, series }: SeriesRequest): Promise<void> {
  await tx
    .insertInto('lottery_series')
    .values({ member_id: memberId, group_code: groupCode, prize_mode: prizeMode, series })
    .onConflict((conflict) => conflict.columns(['member_id', 'group_code', 'prize_mode']).doUpdateSet({ series }))
    .execute()
}

/** Returns members with debts from reversed winnings, highest debt first. */
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

import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { PrizeModeId } from '@ante/contract/lottery/orders/order-status.ts'
import type { getSeries, SeriesOfGroup } from '@ante/contract/lottery/orders/series.ts'
import { prizeModeIds } from '@ante/lottery/prize-mode.ts'

import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { ownSeriesOf } from './series.ts'
import type { SeriesOf } from './series.ts'

/** Returns a member's series in all groups of the merchant's games. */
export async function listSeries(
  db: Db,
  { memberId, merchantCode }: Pick<SignedIn, 'memberId' | 'merchantCode'>,
  input: ParsedInputOf<typeof getSeries>,
): Promise<OutputOf<typeof getSeries>> {
  const games = await db
    .selectFrom('lottery_game')
    .select(['group_code', 'prize_modes'])
    .where('merchant_code', '=', merchantCode)
    .$if(input.groupCode !== undefined, (found) => found.where('group_code', '=', input.groupCode ?? ''))
    .execute()
  const groups = new Map<string, SeriesOf>()
  for (const { group_code: groupCode, prize_modes: modes } of games) {
    for (const prizeMode of modes) {
      const isRequested = input.prizeModeId === undefined || input.prizeModeId === prizeModeIds[prizeMode]
      if (isRequested) groups.set(`${groupCode} ${prizeMode}`, { groupCode, prizeMode })
    }
  }
  const series = [...groups.values()].map((group) => shownSeries(db, BigInt(memberId), group))
  return { series: await Promise.all(series) }
}

async function shownSeries(db: Db, memberId: bigint, group: SeriesOf): Promise<SeriesOfGroup> {
  const { own, minimum, highestBet, base, step, seriesControl } = await ownSeriesOf(db, memberId, group)
  const prizeModeId = PrizeModeId.parse(prizeModeIds[group.prizeMode])
  const maximum = Math.min(own, highestBet)
  return { groupCode: group.groupCode, prizeModeId, series: own, minimum, maximum, base, step, seriesControl }
}

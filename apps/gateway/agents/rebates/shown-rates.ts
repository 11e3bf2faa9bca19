import { LadderCategory } from '@ante/contract/agents/rebates.ts'
import type { LadderRate, LadderSeries } from '@ante/contract/agents/rebates.ts'
import { PrizeModeId } from '@ante/contract/lottery/orders/order-status.ts'
import { prizeModeIds } from '@ante/lottery/prize-mode.ts'

import type { Db } from '../../kit/db.ts'
import { seriesGroups, seriesOfLine } from '../../lottery/public.ts'
import type { SeriesOptions } from '../../lottery/public.ts'
import { ladderRatesOn, rateText } from '../../promotions/public.ts'
import type { LadderRates } from '../../promotions/public.ts'
import type { ChangeDays } from './change-days.ts'

interface MemberRates {
  rates: LadderRate[]
  series: LadderSeries[]
}

/** Returns these members' rebate rates, now and from tomorrow on. */
export async function shownRates(
  db: Db,
  memberIds: readonly bigint[],
  { merchantCode, today, changesFrom }: ChangeDays & { merchantCode: string },
): Promise<(memberId: bigint) => MemberRates> {
  const groups = await seriesGroups(db, merchantCode)
  const [now, next, series] = await Promise.all([
    ladderRatesOn(db, { memberIds, merchantCode, day: today }),
    ladderRatesOn(db, { memberIds, merchantCode, day: changesFrom }),
    seriesOfLine(db, memberIds, groups),
  ])
  return (memberId) => {
    const [rates, later] = [now.get(memberId), next.get(memberId)]
    if (!rates || !later) throw new Error(`the rates of member ${memberId} were not read`)
    return { rates: shownLadder(rates, later), series: (series.get(memberId) ?? []).map(shownSeries) }
  }
}

export function shownLadder(now: LadderRates, next: LadderRates): LadderRate[] {
  return LadderCategory.options.map((category) => ({
    category,
    rate: rateText(now[category]),
    next: next[category] === now[category] ? null : rateText(next[category]),
  }))
}

export const shownSeries = ({ groupCode, prizeMode, series }: SeriesOptions): LadderSeries => {
  return { groupCode, prizeModeId: PrizeModeId.parse(prizeModeIds[prizeMode]), series }
}

import type { RatesRange } from '@ante/contract/agents/rebates.ts'

import type { Member } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import { seriesBounds, seriesGroups } from '../../lottery/public.ts'
import type { SeriesBounds } from '../../lottery/public.ts'
import { highestBelow, ladderRatesOn, rateText } from '../../promotions/public.ts'
import type { LadderRates } from '../../promotions/public.ts'
import { teamMember } from '../teams/find-team-member.ts'
import type { ChangeDays } from './change-days.ts'
import { shownLadder, shownSeries } from './shown-rates.ts'

/** A direct downline's rates, and the range that the agent may set from tomorrow on. */
export interface RateRange {
  now: LadderRates
  next: LadderRates
  lowest: LadderRates
  highest: LadderRates
  series: SeriesBounds[]
}

/** Returns the rates of a direct downline now and from `changesFrom` on, and the range for the agent's next change. */
export async function rateRangeOf(
  db: Db,
  { agentId, member }: { agentId: bigint; member: Pick<Member, 'id' | 'merchantCode'> },
  { today, changesFrom }: ChangeDays,
): Promise<RateRange> {
  const { id, merchantCode } = member
  const now = await ladderRatesOn(db, { memberIds: [id], merchantCode, day: today })
  const later = await ladderRatesOn(db, { memberIds: [id, agentId], merchantCode, day: changesFrom })
  const below = await highestBelow(db, { memberId: id, merchantCode, day: changesFrom })
  const [current, next, highest] = [now.get(id), later.get(id), later.get(agentId)]
  if (!current || !next || !highest) throw new Error(`the rates of member ${id} were not read`)
  const series = await seriesBounds(db, id, await seriesGroups(db, merchantCode))
  // A stored rate of a lower downline may exceed the member's rate; then the member's rate is the minimum.
  const lowest = mapRates(below, (thousandths, category) => Math.min(thousandths, next[category]))
  return { now: current, next, lowest, highest, series }
}

function mapRates(rates: LadderRates, map: (thousandths: number, category: keyof LadderRates) => number): LadderRates {
  return {
    RNG: map(rates.RNG, 'RNG'),
    FISH: map(rates.FISH, 'FISH'),
    LIVE: map(rates.LIVE, 'LIVE'),
    PVP: map(rates.PVP, 'PVP'),
    SPORTS: map(rates.SPORTS, 'SPORTS'),
    ESPORTS: map(rates.ESPORTS, 'ESPORTS'),
    COCKFIGHT: map(rates.COCKFIGHT, 'COCKFIGHT'),
  }
}

/** Formats the range for the wire. */
export function shownRateRange(
  member: Member,
  { now, next, lowest, highest, series }: RateRange,
  changesFrom: string,
): RatesRange {
  return {
    member: teamMember(member),
    rates: shownLadder(now, next).map((rate) => {
      return { ...rate, lowest: rateText(lowest[rate.category]), highest: rateText(highest[rate.category]) }
    }),
    series: series.map((entry) => ({
      ...shownSeries(entry),
      lowest: entry.lowest,
      highest: entry.highest,
      step: entry.step,
    })),
    changesFrom,
  }
}

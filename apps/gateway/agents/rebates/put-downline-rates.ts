import { putDownlineRates as putEndpoint } from '@ante/contract/agents/rebates.ts'
import type { LadderCategory, RatesRange } from '@ante/contract/agents/rebates.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { prizeModeIds } from '@ante/lottery/prize-mode.ts'

import { requireNotExcluded } from '../../responsible-gaming/public.ts'
import { lockedMember } from '../../identity/public.ts'
import type { SignedIn } from '../../kit/context.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { putSeries } from '../../lottery/public.ts'
import type { SeriesBounds } from '../../lottery/public.ts'
import { notifyByMail } from '../../messaging/public.ts'
import { dayBegins, putLadderRates, rateText } from '../../promotions/public.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { findDirectDownline } from '../downlines/direct-downline.ts'
import { changeDays } from './change-days.ts'
import { rateRangeOf, shownRateRange } from './rate-range.ts'
import type { RateRange } from './rate-range.ts'
import { fitsLadder, thousandthsOf } from './rules.ts'

const refuse = refusalsOf(putEndpoint)

type Input = ParsedInputOf<typeof putEndpoint>

/** Sets a direct downline's rates, all or none. Unchanged rates are skipped, so the call can be repeated. */
export async function putDownlineRates(
  ports: AgentsPorts,
  agent: SignedIn,
  input: Input,
): Promise<OutputOf<typeof putEndpoint>> {
  const { db, clock } = ports
  const agentId = BigInt(agent.memberId)
  await findDirectDownline(ports, agent, input.memberId)
  await requireNotExcluded(db, agentId, clock.now())
  return inTransaction(db, async (tx): Promise<RatesRange> => {
    // Locks from upline to downline, so that two agents of one line do not deadlock.
    await lockedMember(tx, agentId)
    const member = await lockedMember(tx, BigInt(input.memberId))
    // The member may have been moved since the request.
    if (member?.uplineId !== agentId) throw commonRefusal('function.not.available')
    const at = clock.now()
    const days = await changeDays(tx, { merchantCode: agent.merchantCode, now: at })
    const requested = { agentId, member }
    const allowed = await rateRangeOf(tx, requested, days)
    const rates = ratesChanged(input, allowed)
    const series = seriesChanged(input, allowed)
    if (rates.length === 0 && series.length === 0) return shownRateRange(member, allowed, days.changesFrom)
    const setBy = { memberId: member.id, setBy: agentId }
    await putLadderRates(
      tx,
      rates.map((rate) => ({ ...rate, ...setBy })),
      { fromDay: days.changesFrom, at },
    )
    for (const entry of series) await putSeries(tx, { ...entry, memberId: member.id })
    await notify(tx, { memberId: member.id, agent, rates, hasSeries: series.length > 0, from: days.changesFrom, at })
    return shownRateRange(member, await rateRangeOf(tx, requested, days), days.changesFrom)
  })
}

interface RateChanged {
  category: LadderCategory
  thousandths: number
}

function ratesChanged({ rates }: Input, { next, lowest, highest }: RateRange): RateChanged[] {
  const rateChanges = rates.map(({ category, rate }) => ({ category, thousandths: thousandthsOf(rate) }))
  const changed = rateChanges.filter(({ category, thousandths }) => thousandths !== next[category])
  for (const { category, thousandths } of changed) {
    const bounds = { lowest: lowest[category], highest: highest[category] }
    if (fitsLadder(thousandths, bounds)) continue
    throw refuse('rebate.out.of.range', {
      category,
      lowest: rateText(bounds.lowest),
      highest: rateText(bounds.highest),
    })
  }
  return [...new Map(changed.map((rate) => [rate.category, rate])).values()]
}

function seriesChanged({ series }: Input, allowed: RateRange): SeriesBounds[] {
  return series.flatMap(({ groupCode, prizeModeId, series: expected }) => {
    const sery = allowed.series.find(
      (entry) => entry.groupCode === groupCode && prizeModeIds[entry.prizeMode] === prizeModeId,
    )
    if (sery?.series === expected) return []
    const { lowest, highest, step } = sery ?? { lowest: 0, highest: 0, step: 1 }
    const isOnStep = expected === lowest || (highest - expected) % step === 0
    if (sery && expected >= lowest && expected <= highest && isOnStep) return [{ ...sery, series: expected }]
    throw refuse('series.out.of.range', { groupCode, prizeModeId, lowest, highest })
  })
}

interface RatesChange {
  memberId: bigint
  agent: SignedIn
  rates: RateChanged[]
  hasSeries: boolean
  from: string
  at: Date
}

/** Notifies the member of the new rates by a mail that is hidden during an exclusion. */
async function notify(tx: Db, { memberId, agent, rates, hasSeries, from, at }: RatesChange): Promise<void> {
  const [validFrom] = await dayBegins(tx, agent.merchantCode, from)
  await notifyByMail(tx, {
    memberIds: [memberId],
    key: `rates:${agent.memberId}:${at.getTime()}`,
    kind: 'reward',
    template: 'team.rates',
    detail: {
      agent: agent.account,
      ...(rates.length > 0 && validFrom && { from: validFrom.toISOString() }),
      ...(hasSeries && { series: 'changed' }),
      ...Object.fromEntries(rates.map(({ category, thousandths }) => [category, rateText(thousandths)])),
    },
    at,
    pushes: false,
  })
}

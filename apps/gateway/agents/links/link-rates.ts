import { LinkRates } from '@ante/contract/agents/links.ts'
import type { createAffiliateUrl, getAffiliateUrlTerms } from '@ante/contract/agents/links.ts'
import { LADDER_STEP, LadderCategory } from '@ante/contract/agents/rebates.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { PrizeModeId } from '@ante/contract/lottery/orders/order-status.ts'
import { prizeModeIds, parsePrizeMode } from '@ante/lottery/prize-mode.ts'
import { isDeepStrictEqual } from 'node:util'

import type { LinkUsed, Member } from '../../identity/public.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { Refused } from '../../kit/refusal.ts'
import { putSeries, seriesGroups, seriesOfLine, seriesRangeOf, defaultSeries } from '../../lottery/public.ts'
import { parseDays } from '../../merchant/public.ts'
import { ladderRatesOn, putLadderRates, rateText } from '../../promotions/public.ts'
import { fitsLadder, thousandthsOf } from '../rebates/rules.ts'

type RateLimits = Pick<OutputOf<typeof getAffiliateUrlTerms>, 'series' | 'rates'>
type Series = LinkRates['series'][number]
type Agent = Pick<Member, 'id' | 'merchantCode'>
type Log = Pick<Ports['log'], 'error'>

const NO_LIMITS = { series: [], rates: [] }

/** Returns the limits of the rates that an agent can grant: the agent's own rates of the day. */
export async function grantableRatesOf(db: Db, { id, merchantCode }: Agent, day: string): Promise<RateLimits> {
  const agentRates = (await ladderRatesOn(db, { memberIds: [id], merchantCode, day })).get(id)
  return {
    series: await seriesRooms(db, { id, merchantCode }),
    rates: LadderCategory.options.map((category) => {
      return { category, own: rateText(agentRates?.[category] ?? 0), step: rateText(LADDER_STEP) }
    }),
  }
}

async function seriesRooms(db: Db, { id, merchantCode }: Agent): Promise<RateLimits['series']> {
  const line = await seriesOfLine(db, [id], await seriesGroups(db, merchantCode))
  return (line.get(id) ?? []).map(({ groupCode, prizeMode, series: ownSeries }) => {
    const { minimum: lowest, step } = seriesRangeOf(groupCode, prizeMode)
    return { groupCode, prizeModeId: PrizeModeId.parse(prizeModeIds[prizeMode]), lowest, own: ownSeries, step }
  })
}

/** Refuses rates and series of a link that are outside the agent's limits. */
export function requireWithinOwnRates(ranges: RateLimits, { series, rates }: LinkRates): void {
  for (const { category, rate } of rates) {
    const ownRate = ranges.rates.find((candidate) => candidate.category === category)?.own ?? '0'
    if (fitsLadder(thousandthsOf(rate), { lowest: 0, highest: thousandthsOf(ownRate) })) continue
    throw refuse('rebate.out.of.range', { category, lowest: '0', highest: ownRate })
  }
  for (const seriesOfGroup of series) {
    const bounds = ranges.series.find((entry) => isSame(entry, seriesOfGroup))
    const { lowest, own: ownSeries, step } = bounds ?? { lowest: 0, own: 0, step: 1 }
    const isWithinBounds =
      seriesOfGroup.series >= lowest &&
      seriesOfGroup.series <= ownSeries &&
      (ownSeries - seriesOfGroup.series) % step === 0
    if (isWithinBounds && bounds) continue
    const { groupCode, prizeModeId } = seriesOfGroup
    throw refuse('series.out.of.range', { groupCode, prizeModeId, lowest, highest: ownSeries })
  }
}

const refuse = (code: keyof (typeof createAffiliateUrl)['refusals'], details: object) => new Refused(code, details)

const isSame = (a: Omit<Series, 'series'>, b: Omit<Series, 'series'>) =>
  a.groupCode === b.groupCode && a.prizeModeId === b.prizeModeId

/**
 * Parses the rates stored with a link; links made by an operator have none, stored as `{}`. Rates that cannot be parsed
 * are logged as an error and treated as none, so that the link still registers members.
 */
export function parseLinkRates(log: Log, { code, rates }: { code: string; rates: unknown }): LinkRates {
  const parsed = LinkRates.safeParse(rates)
  if (parsed.success) return parsed.data
  if (isDeepStrictEqual(rates, {})) return NO_LIMITS
  log.error({ event: 'agent.link_rates_invalid', err: parsed.error, code }, 'cannot parse rates of affiliate link')
  return NO_LIMITS
}

/**
 * Grants a new member the rates and series of a link, limited to the agent's current ones. Without a value in the link
 * the default applies, with the same limit. Source: domain handbook 6.6.
 */
export async function grantLinkRates(log: Log, tx: Db, member: Member, link: LinkUsed): Promise<void> {
  const { agentId, merchantCode } = link
  const linkRates = parseLinkRates(log, link)
  const agent = { id: agentId, merchantCode }
  await setLadder(tx, { member, agent, linkRates })
  for (const bounds of await seriesRooms(tx, agent)) {
    const prizeMode = parsePrizeMode(bounds.prizeModeId)
    const defaultSeriesNumber = defaultSeries(bounds.groupCode, prizeMode)
    const series = Math.min(
      linkRates.series.find((entry) => isSame(entry, bounds))?.series ?? defaultSeriesNumber,
      bounds.own,
    )
    if (series === defaultSeriesNumber) continue
    await putSeries(tx, { memberId: member.id, groupCode: bounds.groupCode, prizeMode, series })
  }
}

/** Sets the rates from today on. They need not wait until tomorrow, because a new member has not played yet. */
async function setLadder(tx: Db, { member, agent, linkRates }: { member: Member; agent: Agent; linkRates: LinkRates }) {
  if (linkRates.rates.length === 0) return
  const { merchantCode, registeredAt: at } = member
  const { to: day } = await parseDays(tx, { merchantCode, now: at }, { range: 'today' })
  const agentRates = (await ladderRatesOn(tx, { memberIds: [agent.id], merchantCode, day })).get(agent.id)
  const lowered = linkRates.rates.map(({ category, rate }) => ({
    memberId: member.id,
    category,
    thousandths: Math.min(thousandthsOf(rate), agentRates?.[category] ?? 0),
    setBy: agent.id,
  }))
  await putLadderRates(tx, [...new Map(lowered.map((rate) => [rate.category, rate])).values()], { fromDay: day, at })
}

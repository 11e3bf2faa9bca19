import { fixtureById } from '@ante/demo/season/fixtures.ts'
import * as z from 'zod/mini'

import { element } from '../../../kit/front/controls/element.ts'
import type { RoundView } from '../../../kit/play-contract.ts'
import type { MatchView } from '../../book-contract.ts'
import { marketById } from '../../markets/market.ts'
import { SoldParts } from '../../tickets/sold-parts.ts'
import { oddsText } from '../../tickets/odds-formats.ts'
import { Ticket } from '../../tickets/ticket.ts'
import type { Leg } from '../../tickets/ticket.ts'
import type { BookTranslator } from '../texts/book-texts.ts'
import { bigScore, marketName, pickName } from './match-texts.ts'
import { betTypeName } from './mode-text.ts'

const becomes = ['won', 'half-won', 'returned', 'half-lost', 'lost', 'void'] as const
const Outcome = z.object({
  how: z.enum(['settled', 'cashed-out']),
  isCorrected: z.optional(z.boolean()),
  sold: z.optional(SoldParts),
  legs: z.array(
    z.object({
      became: z.nullable(z.enum(becomes)),
      score: z.nullable(z.object({ home: z.number(), away: z.number() })),
    }),
  ),
})

/** A ticket in the history: its type, and each pick with its outcome. */
export function describeTicket(round: RoundView, translator: BookTranslator): (Node | string)[] {
  const ticket = Ticket.safeParse(round.choice)
  if (!ticket.success) return []
  const outcome = Outcome.safeParse(round.state === 'played' ? round.outcome : null)
  const legs = ticket.data.legs.map((leg, index) => {
    const end = outcome.success ? outcome.data.legs[index] : undefined
    const score = end?.score ? ` ${end.score.home}:${end.score.away}` : ''
    return legLine(leg, { match: null, became: end?.became ?? null, score }, translator)
  })
  const cashedOutNote = outcome.success && outcome.data.how === 'cashed-out' ? ` · ${translator.t('cashedOut')}` : ''
  const correctionNote = outcome.success && outcome.data.isCorrected ? ` · ${translator.t('corrected')}` : ''
  return [
    element('p', {}, betTypeName(translator, ticket.data.system) + cashedOutNote + correctionNote),
    ...soldLines(outcome.success ? (outcome.data.sold ?? []) : [], translator),
    element('ul', { class: 'ticket-legs' }, ...legs),
  ]
}

/** The sold parts of a ticket with their prices. */
export function soldLines(sold: SoldParts, { t, money }: BookTranslator): HTMLElement[] {
  return sold.map(({ stakeCents, paidCents }) => {
    const amounts = { stake: money(BigInt(stakeCents)), amount: money(BigInt(paidCents)) }
    return element('p', { class: 'part-sold' }, `${t('partlyCashedOut')}: ${t('cashedOutFor', amounts)}`)
  })
}

interface LegEnd {
  match: MatchView | null
  became: (typeof becomes)[number] | null
  score?: string
}

/** One pick of a ticket: selection, price, match, and current state. */
export function legLine(
  { fixtureId, market: id, pick, price }: Leg,
  { match, became, score }: LegEnd,
  translator: BookTranslator,
): HTMLElement {
  const [fixture, market] = [fixtureById(fixtureId), marketById(id)]
  if (!fixture || !market) return element('li', {})
  const teams = { home: fixture.home.name, away: fixture.away.name }
  const now = match && match.phase !== 'before' ? ` ${bigScore(match).home}:${bigScore(match).away}` : ''
  const state = element(
    'span',
    { class: 'became', 'data-became': became ?? 'open' },
    translator.t(became ? `became.${became}` : 'ticketOpen'),
  )
  return element(
    'li',
    { class: 'ticket-leg' },
    element(
      'strong',
      {},
      element('bdi', {}, `${pickName(translator, { market, pick }, teams)} @ ${oddsText(price, 'decimal')}`),
    ),
    state,
    element(
      'span',
      { class: 'ticket-match' },
      element(
        'bdi',
        {},
        `${marketName(translator, market, fixture.league.sport)} · ${teams.home} – ${teams.away}${score ?? now}`,
      ),
    ),
  )
}

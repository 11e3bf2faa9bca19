import { fixtureById } from '@ante/demo/season/fixtures.ts'
import type { Fixture } from '@ante/demo/season/fixtures.ts'

import type { RoundDescription } from '../../kit/game.ts'
import type { BookTranslator } from '../front/texts/book-texts.ts'
import { marketById } from '../markets/market.ts'
import type { Market, Pick } from '../markets/market.ts'
import { lineText } from '../markets/line-text.ts'
import { oddsText } from './odds-formats.ts'
import type { Outcome } from './outcome.ts'
import type { SoldParts } from './sold-parts.ts'
import type { Leg, Ticket } from './ticket.ts'

interface TicketEnd {
  ticket: Ticket
  /** Parts sold before the ticket ended, or so far. */
  sold: SoldParts
  /** Null while the ticket is open. */
  outcome: Outcome | null
}

/** Describes a ticket: its type, and each pick with its outcome. */
export function describeTicket({ ticket, sold, outcome }: TicketEnd, { t, money }: BookTranslator): RoundDescription {
  const head = [
    { label: t('slip'), value: systemName(ticket.system, t) },
    { label: t('stakeEach'), value: money(BigInt(ticket.unitCents)) },
  ]
  const legs = ticket.legs.flatMap((leg, index) => {
    const [fixture, market] = [fixtureById(leg.fixtureId), marketById(leg.market)]
    if (!fixture || !market) return []
    const end = outcome?.legs[index] ?? null
    const score = end?.score ? ` (${end.score.home}:${end.score.away})` : ''
    const became = end?.became ? t(`became.${end.became}`) : t('ticketOpen')
    const label = `${fixture.home.name} – ${fixture.away.name}${score}`
    return [
      { label, value: `${pickName(leg, { fixture, market, t })} @ ${oddsText(leg.price, 'decimal')} · ${became}` },
    ]
  })
  const parts = sold.map(({ stakeCents, paidCents }) => ({
    label: t('partlyCashedOut'),
    value: t('cashedOutFor', { stake: money(BigInt(stakeCents)), amount: money(BigInt(paidCents)) }),
  }))
  const cashed = outcome?.how === 'cashed-out' ? [{ label: t('slip'), value: t('cashedOut') }] : []
  const correctionRows = outcome?.isCorrected ? [{ label: t('slip'), value: t('corrected') }] : []
  return { lines: [...head, ...parts, ...cashed, ...correctionRows, ...legs], picture: null }
}

type Translate = BookTranslator['t']

function systemName(system: string, t: Translate): string {
  return system === 'single' || system === 'accumulator' ? t(system) : system
}

function pickName({ pick }: Leg, { fixture, market, t }: { fixture: Fixture; market: Market; t: Translate }): string {
  const line = lineText(market, pick)
  const names: Record<Pick, () => string> = {
    home: () => `${fixture.home.name}${line}`,
    away: () => `${fixture.away.name}${line}`,
    draw: () => t('draw'),
    over: () => t('over', { line: line.trim() }),
    under: () => t('under', { line: line.trim() }),
  }
  const name = names[pick]()
  if (market.scope === 'match') return name
  return t('market.map', { map: t('mapNumber', { number: market.scope.slice(-1) }), market: name })
}

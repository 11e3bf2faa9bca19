import { fixtureById } from '@ante/demo/season/fixtures.ts'
import type { Fixture } from '@ante/demo/season/fixtures.ts'

import type { RoundDescription } from '../../kit/game.ts'
import type { BookTranslator } from '../front/words/book-words.ts'
import { marketById } from '../markets/market.ts'
import type { Market, Pick } from '../markets/market.ts'
import { lineText } from '../markets/line-text.ts'
import { oddsText } from './odds-formats.ts'
import type { Outcome } from './outcome.ts'
import type { Sold } from './sold.ts'
import type { Leg, Ticket } from './ticket.ts'

interface TicketEnd {
  ticket: Ticket
  /** Parts sold before it ended, or so far. */
  sold: Sold
  /** Null while the ticket is open. */
  outcome: Outcome | null
}

/** Describes a ticket: its type, and each pick with its outcome. */
export function describeTicket({ ticket, sold, outcome }: TicketEnd, { say, money }: BookTranslator): RoundDescription {
  const head = [
    { label: say('slip'), value: systemName(ticket.system, say) },
    { label: say('stakeEach'), value: money(BigInt(ticket.unitCents)) },
  ]
  const legs = ticket.legs.flatMap((leg, place) => {
    const [fixture, market] = [fixtureById(leg.fixtureId), marketById(leg.market)]
    if (!fixture || !market) return []
    const end = outcome?.legs[place] ?? null
    const score = end?.score ? ` (${end.score.home}:${end.score.away})` : ''
    const became = end?.became ? say(`became.${end.became}`) : say('waits')
    const label = `${fixture.home.name} – ${fixture.away.name}${score}`
    return [
      { label, value: `${pickName(leg, { fixture, market, say })} @ ${oddsText(leg.price, 'decimal')} · ${became}` },
    ]
  })
  const parts = sold.map(({ stakeCents, paidCents }) => ({
    label: say('partSold'),
    value: say('soldFor', { stake: money(BigInt(stakeCents)), amount: money(BigInt(paidCents)) }),
  }))
  const cashed = outcome?.how === 'cashed-out' ? [{ label: say('slip'), value: say('cashedOut') }] : []
  const anew = outcome?.isCorrected ? [{ label: say('slip'), value: say('corrected') }] : []
  return { lines: [...head, ...parts, ...cashed, ...anew, ...legs], picture: null }
}

type Say = BookTranslator['say']

function systemName(system: string, say: Say): string {
  return system === 'single' || system === 'accumulator' ? say(system) : system
}

function pickName({ pick }: Leg, { fixture, market, say }: { fixture: Fixture; market: Market; say: Say }): string {
  const line = lineText(market, pick)
  const names: Record<Pick, () => string> = {
    home: () => `${fixture.home.name}${line}`,
    away: () => `${fixture.away.name}${line}`,
    draw: () => say('draw'),
    over: () => say('over', { line: line.trim() }),
    under: () => say('under', { line: line.trim() }),
  }
  const name = names[pick]()
  if (market.scope === 'match') return name
  return say('market.map', { map: say('mapNumber', { number: market.scope.slice(-1) }), market: name })
}

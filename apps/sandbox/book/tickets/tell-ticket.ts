import { fixtureById } from '@ante/demo/season/fixtures.ts'
import type { Fixture } from '@ante/demo/season/fixtures.ts'

import type { Told, ToldIn } from '../../studio/game.ts'
import { marketById } from '../markets/market.ts'
import type { Became, Market, Pick } from '../markets/market.ts'
import { lineText } from '../markets/line-text.ts'
import { oddsText } from './odds-formats.ts'
import type { Outcome } from './outcome.ts'
import type { Leg, Ticket } from './ticket.ts'

interface Words {
  ticket: string
  single: string
  accumulator: string
  unit: string
  cashedOut: string
  corrected: string
  open: string
  draw: string
  over: string
  under: string
  map: (number: string) => string
  became: Record<Became, string>
}

const words: Record<ToldIn, Words> = {
  EN: {
    ticket: 'Ticket',
    single: 'Single',
    accumulator: 'Accumulator',
    unit: 'Stake on each combination',
    cashedOut: 'Cashed out',
    corrected: 'Result corrected',
    open: 'open',
    draw: 'Draw',
    over: 'Over',
    under: 'Under',
    map: (number) => `Map ${number}`,
    became: {
      won: 'won',
      'half-won': 'half won',
      returned: 'stake back',
      'half-lost': 'half lost',
      lost: 'lost',
      void: 'void',
    },
  },
  TY: {
    ticket: 'Tiket',
    single: 'Single',
    accumulator: 'Accumulator',
    unit: 'Taya sa bawat kombinasyon',
    cashedOut: 'Kinuha nang maaga',
    corrected: 'Itinama ang resulta',
    open: 'bukas pa',
    draw: 'Tabla',
    over: 'Higit',
    under: 'Kulang',
    map: (number) => `Map ${number}`,
    became: {
      won: 'panalo',
      'half-won': 'kalahating panalo',
      returned: 'ibinalik ang taya',
      'half-lost': 'kalahating talo',
      lost: 'talo',
      void: 'walang bisa',
    },
  },
  AR: {
    ticket: 'القسيمة',
    single: 'مفردة',
    accumulator: 'تراكمية',
    unit: 'الرهان على كل تركيبة',
    cashedOut: 'سُحبت مبكرًا',
    corrected: 'صُحِّحت النتيجة',
    open: 'مفتوحة',
    draw: 'تعادل',
    over: 'أكثر من',
    under: 'أقل من',
    map: (number) => `الخريطة ${number}`,
    became: {
      won: 'رابح',
      'half-won': 'نصف رابح',
      returned: 'أعيد الرهان',
      'half-lost': 'نصف خاسر',
      lost: 'خاسر',
      void: 'ملغى',
    },
  },
}

interface TicketEnd {
  ticket: Ticket
  /** Null while it is open. */
  outcome: Outcome | null
}

/** A ticket in words: what it is, and each pick with what became of it. */
export function tellTicket(
  { ticket, outcome }: TicketEnd,
  { language, money }: { language: ToldIn; money(cents: bigint): string },
): Told {
  const say = words[language]
  const head = [
    { label: say.ticket, value: systemName(ticket.system, say) },
    { label: say.unit, value: money(BigInt(ticket.unitCents)) },
  ]
  const legs = ticket.legs.flatMap((leg, place) => {
    const [fixture, market] = [fixtureById(leg.fixtureId), marketById(leg.market)]
    if (!fixture || !market) return []
    const end = outcome?.legs[place] ?? null
    const score = end?.score ? ` (${end.score.home}:${end.score.away})` : ''
    const became = end?.became ? say.became[end.became] : say.open
    const label = `${fixture.home.name} – ${fixture.away.name}${score}`
    return [
      { label, value: `${pickName(leg, { fixture, market, say })} @ ${oddsText(leg.price, 'decimal')} · ${became}` },
    ]
  })
  const cashed = outcome?.how === 'cashed-out' ? [{ label: say.ticket, value: say.cashedOut }] : []
  const anew = outcome?.isCorrected ? [{ label: say.ticket, value: say.corrected }] : []
  return { lines: [...head, ...cashed, ...anew, ...legs], picture: null }
}

function systemName(system: string, { single, accumulator }: Words): string {
  if (system === 'single') return single
  return system === 'accumulator' ? accumulator : system
}

function pickName({ pick }: Leg, { fixture, market, say }: { fixture: Fixture; market: Market; say: Words }): string {
  const names: Record<Pick, string> = {
    home: fixture.home.name,
    away: fixture.away.name,
    draw: say.draw,
    over: say.over,
    under: say.under,
  }
  const scope = market.scope === 'match' ? '' : `${say.map(market.scope.slice(-1))}: `
  return `${scope}${names[pick]}${lineText(market, pick)}`
}

import type { Score } from '../season/moment.ts'

/** Result: home, draw or away. Winner: one of two, in sports without draws. */
export type MarketKind = 'result' | 'winner' | 'handicap' | 'total'
export const SCOPES = ['match', 'map-1', 'map-2', 'map-3'] as const
export type Scope = (typeof SCOPES)[number]
export type Pick = 'home' | 'draw' | 'away' | 'over' | 'under'

export interface Market {
  scope: Scope
  kind: MarketKind
  /** The handicap of home, or the line of a total, in quarters of a goal, point or map; 0 for other kinds. */
  quarters: number
}

export const PICKS: Readonly<Record<MarketKind, readonly Pick[]>> = {
  result: ['home', 'draw', 'away'],
  winner: ['home', 'away'],
  handicap: ['home', 'away'],
  total: ['over', 'under'],
}

/** `match.handicap.-3`; the format of ids on the wire. */
export const marketId = ({ scope, kind, quarters }: Market): string => `${scope}.${kind}.${quarters}`

const MARKET = /^(match|map-[123])\.(result|winner|handicap|total)\.(0|-?[1-9]\d{0,3})$/

/** Returns null for an invalid id. */
export function marketById(id: string): Market | null {
  const [, scope, kind, quarters] = MARKET.exec(id) ?? []
  if (!isScope(scope) || !isKind(kind)) return null
  return { scope, kind, quarters: Number(quarters) }
}

const isScope = (text: string | undefined): text is Scope => text === 'match' || /^map-[123]$/.test(text ?? '')
const isKind = (text: string | undefined): text is MarketKind => text !== undefined && Object.hasOwn(PICKS, text)

export type Settled = 'won' | 'half-won' | 'returned' | 'half-lost' | 'lost'
/** An undecided pick of an abandoned match is void: it counts as a price of one. */
export type LegOutcome = Settled | 'void'

/**
 * Returns the outcome of a pick. A quarter line splits the bet between the line below it and the one above: a
 * difference of a quarter decides one half and returns the other.
 */
export function settled({ kind, quarters }: Market, pick: Pick, { home, away }: Score): Settled {
  const lead = 4 * (home - away)
  if (kind === 'result' || kind === 'winner') return isOutcome(pick, lead) ? 'won' : 'lost'
  const margin = kind === 'handicap' ? lead + quarters : 4 * (home + away) - quarters
  return byQuarters(pick === 'home' || pick === 'over' ? margin : -margin)
}

function isOutcome(pick: Pick, lead: number): boolean {
  if (pick === 'draw') return lead === 0
  return pick === 'home' ? lead > 0 : lead < 0
}

function byQuarters(margin: number): Settled {
  if (margin >= 2) return 'won'
  if (margin <= -2) return 'lost'
  if (margin === 0) return 'returned'
  return margin > 0 ? 'half-won' : 'half-lost'
}

/** Prices are in thousandths of the stake, and include the stake. Payout factors are in two-thousandths. */
export const PRICE_UNIT = 1_000
export const FACTOR_UNIT = 2 * PRICE_UNIT

const FACTORS: Readonly<Record<LegOutcome, (price: number) => number>> = {
  won: (price) => 2 * price,
  'half-won': (price) => price + PRICE_UNIT,
  returned: () => FACTOR_UNIT,
  void: () => FACTOR_UNIT,
  'half-lost': () => PRICE_UNIT,
  lost: () => 0,
}

/** Returns the payout factor of a pick with this outcome and price. */
export const factorOf = (outcome: LegOutcome, price: number): number => FACTORS[outcome](price)

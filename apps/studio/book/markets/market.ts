import type { Score } from '../season/moment.ts'

/** Result: home, draw or away. Winner: of two, where nobody draws. */
export type MarketKind = 'result' | 'winner' | 'handicap' | 'total'
export const SCOPES = ['match', 'map-1', 'map-2', 'map-3'] as const
export type Scope = (typeof SCOPES)[number]
export type Pick = 'home' | 'draw' | 'away' | 'over' | 'under'

export interface Market {
  scope: Scope
  kind: MarketKind
  /** In quarters: of a handicap what home is given, of a total its line; otherwise 0. */
  quarters: number
}

export const PICKS: Readonly<Record<MarketKind, readonly Pick[]>> = {
  result: ['home', 'draw', 'away'],
  winner: ['home', 'away'],
  handicap: ['home', 'away'],
  total: ['over', 'under'],
}

/** `match.handicap.-3`; it fits where ids are told. */
export const marketId = ({ scope, kind, quarters }: Market): string => `${scope}.${kind}.${quarters}`

const MARKET = /^(match|map-[123])\.(result|winner|handicap|total)\.(0|-?[1-9]\d{0,3})$/

/** Null for an id that names none. */
export function marketById(id: string): Market | null {
  const [, scope, kind, quarters] = MARKET.exec(id) ?? []
  if (!isScope(scope) || !isKind(kind)) return null
  return { scope, kind, quarters: Number(quarters) }
}

const isScope = (text: string | undefined): text is Scope => text === 'match' || /^map-[123]$/.test(text ?? '')
const isKind = (text: string | undefined): text is MarketKind => text !== undefined && Object.hasOwn(PICKS, text)

export type Settled = 'won' | 'half-won' | 'returned' | 'half-lost' | 'lost'
/** Of a match that was never finished a pick is void: it counts as a price of one. */
export type LegOutcome = Settled | 'void'

/**
 * What became of a pick. A quarter line is half a bet on the line below it and half on the one above: so a quarter of a
 * goal on the one side or the other decides one half and gives the other back.
 */
export function settled({ kind, quarters }: Market, pick: Pick, { home, away }: Score): Settled {
  const lead = 4 * (home - away)
  if (kind === 'result' || kind === 'winner') return isOutcome(pick, lead) ? 'won' : 'lost'
  const ahead = kind === 'handicap' ? lead + quarters : 4 * (home + away) - quarters
  return byQuarters(pick === 'home' || pick === 'over' ? ahead : -ahead)
}

function isOutcome(pick: Pick, lead: number): boolean {
  if (pick === 'draw') return lead === 0
  return pick === 'home' ? lead > 0 : lead < 0
}

function byQuarters(ahead: number): Settled {
  if (ahead >= 2) return 'won'
  if (ahead <= -2) return 'lost'
  if (ahead === 0) return 'returned'
  return ahead > 0 ? 'half-won' : 'half-lost'
}

/** Prices are told in thousandths of the stake, which is in them; what comes back, in two-thousandths. */
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

/** What comes back of a stake at that price. */
export const factorOf = (became: LegOutcome, price: number): number => FACTORS[became](price)

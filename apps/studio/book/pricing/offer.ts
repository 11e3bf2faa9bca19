import type { Fixture } from '@ante/demo/season/fixtures.ts'

import { PICKS } from '../markets/market.ts'
import type { Market, Pick as Picked, Scope } from '../markets/market.ts'
import { POSSESSIONS } from '../season/basketball.ts'
import { MINUTES } from '../season/football.ts'
import { isMapOver, mapsWon, MAPS_TO_WIN, ROUNDS_TO_WIN } from '../season/maps.ts'
import { KICK_OFF } from '../season/moment.ts'
import type { MatchState } from '../season/moment.ts'
import { floats } from './arithmetic.ts'
import type { Arithmetic } from './arithmetic.ts'
import { basketballSpread } from './basketball-spread.ts'
import { footballSpread } from './football-spread.ts'
import { mapSpread, matchSpread } from './maps-spread.ts'
import { overroundOf, priceOf } from './price.ts'
import { chancesOf } from './spread.ts'
import type { Spread } from './spread.ts'

/** A market with its prices, in the order of its picks; null for a pick that is not offered now. */
export interface OfferedMarket {
  market: Market
  prices: readonly (number | null)[]
}

export type Spreads<N> = Partial<Record<Scope, Spread<N>>>

/** Betting closes when the match is nearly decided. */
const LAST_MINUTES = 3
const LAST_POSSESSIONS = 10
const LAST_ROUNDS = 2

/** Distributions of each part of the match with markets, from the current state. */
export function spreadsOf<N>(arithmetic: Arithmetic<N>, { league, ...sides }: Fixture, moment: MatchState): Spreads<N> {
  if (league.sport === 'football') return { match: footballSpread(arithmetic, sides, moment) }
  if (league.sport === 'basketball') return { match: basketballSpread(arithmetic, sides, moment) }
  const map = mapSpread(arithmetic, sides, isMapOver(moment.score) ? KICK_OFF : moment)
  return { match: matchSpread(arithmetic, sides, moment), [runningMap(moment)]: map }
}

/** The current or next map. */
function runningMap({ maps }: MatchState): Scope {
  return (['map-1', 'map-2', 'map-3'] as const)[maps.length] ?? 'map-3'
}

/** Returns all markets of a match in its current state, before or during play. */
export function offerOf(
  fixture: Fixture,
  moment: MatchState,
  { inPlay, spreads = spreadsOf(floats, fixture, moment) }: { inPlay: boolean; spreads?: Spreads<number> },
): OfferedMarket[] {
  if (moment.isOver) return []
  return marketsOf(fixture, moment, spreads).flatMap((market): OfferedMarket[] => {
    const spread = spreads[market.scope]
    if (!spread) return []
    const overround = overroundOf(market.kind, inPlay)
    const prices = PICKS[market.kind].map((pick) => priceOf(chancesOf(spread, { market, pick }, floats), overround))
    const isSold = market.kind === 'result' ? prices.some((price) => price !== null) : !prices.includes(null)
    return isSold ? [{ market, prices }] : []
  })
}

/** Whether too little time is left to offer bets. */
export function isNearlyOver({ league }: Fixture, { tick, score, maps }: MatchState): boolean {
  if (league.sport === 'football') return tick > MINUTES - LAST_MINUTES
  if (league.sport === 'basketball') return tick > POSSESSIONS - LAST_POSSESSIONS
  const won = mapsWon(maps)
  const isLast = won.home === MAPS_TO_WIN - 1 || won.away === MAPS_TO_WIN - 1
  return isLast && !isMapOver(score) && Math.max(score.home, score.away) > ROUNDS_TO_WIN - LAST_ROUNDS
}

interface Lines {
  scope: Scope
  kind: 'handicap' | 'total'
  /** Distance between two lines, in quarters. */
  step: number
  /** Number of lines on each side of the middle one. */
  perSide: number
}

function marketsOf({ league }: Fixture, moment: MatchState, spreads: Spreads<number>): Market[] {
  const lines = (scope: Scope, kind: Lines['kind'], spacing: Pick<Lines, 'step' | 'perSide'>) =>
    linesOf(spreads[scope], { scope, kind, ...spacing })
  if (league.sport === 'esports') {
    const map = runningMap(moment)
    return [
      { scope: 'match', kind: 'winner', quarters: 0 },
      { scope: 'match', kind: 'handicap', quarters: -6 },
      { scope: 'match', kind: 'handicap', quarters: 6 },
      { scope: 'match', kind: 'total', quarters: 10 },
      { scope: map, kind: 'winner', quarters: 0 },
      ...lines(map, 'handicap', { step: 2, perSide: 0 }),
      ...lines(map, 'total', { step: 2, perSide: 0 }),
    ]
  }
  const isFootball = league.sport === 'football'
  const spacing = { step: isFootball ? 1 : 2, perSide: 1 }
  return [
    { scope: 'match', kind: isFootball ? 'result' : 'winner', quarters: 0 },
    ...lines('match', 'handicap', spacing),
    ...lines('match', 'total', spacing),
  ]
}

/** The line with the most balanced picks, and the neighbouring ones. */
function linesOf(spread: Spread<number> | undefined, { scope, kind, step, perSide }: Lines): Market[] {
  if (!spread) return []
  const values = [...(kind === 'total' ? spread.byTotal : spread.byLead).keys()]
  const [low, high] = [4 * Math.min(...values), 4 * Math.max(...values)]
  const awaySign = kind === 'handicap' ? -1 : 1
  const pick: Picked = kind === 'handicap' ? 'home' : 'over'
  const unevenness = (quarters: number) => {
    const chances = chancesOf(spread, { market: { scope, kind, quarters }, pick }, floats)
    return Math.abs(chances.won + chances['half-won'] / 2 - chances.lost - chances['half-lost'] / 2)
  }
  let middle = awaySign * Math.ceil(low / step) * step
  let min = Infinity
  for (let line = Math.ceil(low / step) * step; line <= high; line += step) {
    const uneven = unevenness(awaySign * line)
    if (uneven < min) [middle, min] = [awaySign * line, uneven]
  }
  return Array.from({ length: 2 * perSide + 1 }, (_, index) => ({
    scope,
    kind,
    quarters: middle + (index - perSide) * step,
  }))
}

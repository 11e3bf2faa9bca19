import type { Fixture } from '@ante/demo/season/fixtures.ts'

import { FACTOR_UNIT, factorOf, marketId, PICKS, settled } from '../markets/market.ts'
import type { Market, Pick } from '../markets/market.ts'
import { KICK_OFF } from '../season/moment.ts'
import type { MatchState } from '../season/moment.ts'
import { processes } from '../season/processes.ts'
import { scoreIn } from '../season/score-in.ts'
import { decimal } from '../../kit/maths/exact/fraction.ts'
import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { integers } from './arithmetic.ts'
import { offerOf, spreadsOf } from './offer.ts'
import { decidedReturnOf, returnOf } from './price.ts'
import { chancesOf } from './spread.ts'

/** An offered pick, its exact return, and its return in simulated matches. */
export interface PlayedBet {
  name: string
  market: Market
  pick: Pick
  price: number
  exact: number
  /** Return of the decided part only. */
  decided: number
  bets: number
  seen: number
  /** Deviation of the simulated from the computed return, in standard errors. */
  sigmas: number
}

const DECIMALS = 12

/** Bets on all offered picks at this moment, in this number of simulated continuations. */
export function simulate(
  fixture: Fixture,
  { from = KICK_OFF, matches, drawBelow }: { from?: MatchState; matches: number; drawBelow: DrawBelow },
): PlayedBet[] {
  const picks = offeredPicks(fixture, from)
  const sums = picks.map(() => ({ back: 0, squares: 0 }))
  for (let match = 0; match < matches; match++) {
    const end = playOut(fixture, from, drawBelow)
    for (const [index, { market, pick, price }] of picks.entries()) {
      const score = scoreIn(fixture.league.sport, market.scope, end)
      const sum = sums[index]
      if (!score || !sum) throw new Error(`${marketId(market)} was never decided.`)
      const back = factorOf(settled(market, pick, score), price) / FACTOR_UNIT
      sum.back += back
      sum.squares += back * back
    }
  }
  return picks.map((pick, index) => {
    const { back, squares } = sums[index] ?? { back: 0, squares: 0 }
    const seen = back / matches
    const error = Math.sqrt((squares / matches - seen ** 2) / matches)
    return { ...pick, bets: matches, seen, sigmas: (seen - pick.exact) / error }
  })
}

/** Returns all offered picks with their return in exact integers. */
export function offeredPicks(fixture: Fixture, from: MatchState = KICK_OFF) {
  const spreads = spreadsOf(integers, fixture, from)
  return offerOf(fixture, from, { inPlay: from !== KICK_OFF }).flatMap(({ market, prices }) =>
    PICKS[market.kind].flatMap((pick, index) => {
      const [price, spread] = [prices[index] ?? null, spreads[market.scope]]
      if (price === null || !spread) return []
      const chances = chancesOf(spread, { market, pick }, integers)
      const exact = Number(decimal(returnOf(chances, price), DECIMALS))
      const decided = Number(decimal(decidedReturnOf(chances, price), DECIMALS))
      return [{ name: `${marketId(market)} ${pick}`, market, pick, price, exact, decided }]
    }),
  )
}

function playOut({ league, home, away }: Fixture, from: MatchState, drawBelow: DrawBelow): MatchState {
  const { next } = processes[league.sport]
  let moment = from
  while (!moment.isOver) moment = next(moment, { home, away }, drawBelow)
  return moment
}

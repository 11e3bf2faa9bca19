import { simulateCoups } from '@ante/studio/baccarat/maths/simulate.ts'
import { simulateSeason } from '@ante/studio/book/pricing/simulate-season.ts'
import { lines as classicLines } from '@ante/studio/classic/maths/paytable.ts'
import { published as classic } from '@ante/studio/classic/maths/published.ts'
import { drawOutcome as drawClassic } from '@ante/studio/classic/maths/round.ts'
import { simulateCluster } from '@ante/studio/cluster/maths/simulate.ts'
import { simulateBouts } from '@ante/studio/cockfight/maths/simulate.ts'
import { simulateCrash } from '@ante/studio/crash/maths/simulate.ts'
import { simulateDice } from '@ante/studio/dice/maths/simulate.ts'
import { simulateShots } from '@ante/studio/fish/maths/simulate.ts'
import { simulateHands } from '@ante/studio/holdem/maths/call-down.ts'
import { simulateMines } from '@ante/studio/mines/maths/simulate.ts'
import { lines } from '@ante/studio/northlight/maths/lines.ts'
import { published as northlight } from '@ante/studio/northlight/maths/published.ts'
import { drawOutcome as drawNorthlight } from '@ante/studio/northlight/maths/round.ts'
import { simulatePlinko } from '@ante/studio/plinko/maths/simulate.ts'
import { simulatePicks } from '@ante/studio/quick-pick/simulate.ts'
import { simulateSpins } from '@ante/studio/roulette/maths/simulate.ts'
import type { DrawBelow } from '@ante/studio/kit/maths/draw-below.ts'
import { measured } from '@ante/studio/kit/maths/measured.ts'
import type { MeasuredReturn } from '@ante/studio/kit/maths/measured.ts'
import { seededDraw } from '@ante/studio/kit/maths/seeded-draw.ts'
import { UNITS_OF_STAKE } from '@ante/studio/ways/maths/paytable.ts'
import { published as ways } from '@ante/studio/ways/maths/published.ts'
import { drawOutcome as drawWays } from '@ante/studio/ways/maths/round.ts'

import type { Figure } from './figures.ts'

const ROUNDS = 10_000_000
const SEED = 20_261_123
const PLACES = 5

/** Simulates rounds; returns one result, or one per bet for a game with several bets of different return. */
type Simulate = (rounds: number, draw: DrawBelow) => MeasuredReturn | (MeasuredReturn & { spot: string })[]

/** Returns a simulation of spins; `pays` returns the payout of one spin, in stakes. */
const spins =
  (returnToPlayer: string, pays: (draw: DrawBelow) => number): Simulate =>
  (rounds, draw) =>
    measured(rounds, Number(returnToPlayer), () => pays(draw))

const plainStake = { cents: 100n, hasJackpot: false }

/** Simulation by game. */
const GAMES: Readonly<Record<string, Simulate>> = {
  'lines with free spins': spins(northlight.returnToPlayer, (draw) => drawNorthlight(draw).wonUnits / lines.length),
  ways: spins(ways.returnToPlayer, (draw) => drawWays(draw).units / UNITS_OF_STAKE),
  'clusters with tumbles and free spins': simulateCluster,
  'classic, without the jackpot': spins(
    classic.returnToPlayer,
    (draw) => drawClassic(draw, plainStake).units / classicLines.length,
  ),
  'quick pick': simulatePicks,
  fish: simulateShots,
  baccarat: simulateCoups,
  roulette: simulateSpins,
  'hold’em, two players who always call': simulateHands,
  cockfight: simulateBouts,
  dice: simulateDice,
  plinko: simulatePlinko,
  mines: simulateMines,
  crash: simulateCrash,
}

/** Simulates ten million rounds of each game; reports the measured and the published return, and their difference. */
export async function games(): Promise<Figure[]> {
  const played = Object.entries(GAMES).flatMap(([game, simulate]): Figure[] => {
    const simulated = simulate(ROUNDS, seededDraw(SEED))
    return Array.isArray(simulated)
      ? simulated.map((item) => lineOf(`${game}, ${item.spot}`, item))
      : [lineOf(game, simulated)]
  })
  return [...played, ['sportsbook, every price of one round of the season', simulateSeason(ROUNDS)]]
}

const lineOf = (name: string, { expected, returned, sigmas }: MeasuredReturn): Figure => [
  name,
  `${returned.toFixed(PLACES)} returned, expected ${expected.toFixed(PLACES)}, ${sigmas.toFixed(2)} σ`,
]

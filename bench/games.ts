import { simulateCoups } from '../apps/sandbox/baccarat/maths/simulate.ts'
import { simulateSeason } from '../apps/sandbox/book/pricing/simulate-season.ts'
import { lines as classicLines } from '../apps/sandbox/classic/maths/paytable.ts'
import { published as classic } from '../apps/sandbox/classic/maths/published.ts'
import { drawOutcome as drawClassic } from '../apps/sandbox/classic/maths/round.ts'
import { simulateCluster } from '../apps/sandbox/cluster/maths/simulate.ts'
import { simulateBouts } from '../apps/sandbox/cockfight/maths/simulate.ts'
import { simulateCrash } from '../apps/sandbox/crash/maths/simulate.ts'
import { simulateDice } from '../apps/sandbox/dice/maths/simulate.ts'
import { simulateShots } from '../apps/sandbox/fish/maths/simulate.ts'
import { simulateHands } from '../apps/sandbox/holdem/maths/call-down.ts'
import { simulateMines } from '../apps/sandbox/mines/maths/simulate.ts'
import { lines } from '../apps/sandbox/northlight/maths/lines.ts'
import { published as northlight } from '../apps/sandbox/northlight/maths/published.ts'
import { drawOutcome as drawNorthlight } from '../apps/sandbox/northlight/maths/round.ts'
import { simulatePlinko } from '../apps/sandbox/plinko/maths/simulate.ts'
import { simulatePicks } from '../apps/sandbox/quick-pick/simulate.ts'
import { simulateSpins } from '../apps/sandbox/roulette/maths/simulate.ts'
import type { DrawBelow } from '../apps/sandbox/studio/maths/draw-below.ts'
import { measured } from '../apps/sandbox/studio/maths/measured.ts'
import type { Measured } from '../apps/sandbox/studio/maths/measured.ts'
import { seededDraw } from '../apps/sandbox/studio/maths/seeded-draw.ts'
import { UNITS_OF_STAKE } from '../apps/sandbox/ways/maths/paytable.ts'
import { published as ways } from '../apps/sandbox/ways/maths/published.ts'
import { drawOutcome as drawWays } from '../apps/sandbox/ways/maths/round.ts'
import type { Figure } from './figures.ts'

const ROUNDS = 10_000_000
const SEED = 20_261_123
const PLACES = 5

/** Of a game's every bet, where it has several that return differently. */
type Simulate = (rounds: number, draw: DrawBelow) => Measured | (Measured & { spot: string })[]

/** A spin after the other; `pays` tells what one gives back, in stakes. */
const spins =
  (returnToPlayer: string, pays: (draw: DrawBelow) => number): Simulate =>
  (rounds, draw) =>
    measured(rounds, Number(returnToPlayer), () => pays(draw))

const plainStake = { cents: 100n, hasJackpot: false }

/** Of each game one line. */
const GAMES: Readonly<Record<string, Simulate>> = {
  'lines with free spins': spins(northlight.returnToPlayer, (draw) => drawNorthlight(draw).wonUnits / lines.length),
  ways: spins(ways.returnToPlayer, (draw) => drawWays(draw).units / UNITS_OF_STAKE),
  'clusters with tumbles and free spins': simulateCluster,
  'classic, its jackpot aside': spins(
    classic.returnToPlayer,
    (draw) => drawClassic(draw, plainStake).units / classicLines.length,
  ),
  'quick pick': simulatePicks,
  fish: simulateShots,
  baccarat: simulateCoups,
  roulette: simulateSpins,
  'hold’em, two who call everything down': simulateHands,
  cockfight: simulateBouts,
  dice: simulateDice,
  plinko: simulatePlinko,
  mines: simulateMines,
  crash: simulateCrash,
}

/** Ten million rounds of each game: what came back, what its rules promise, and how far apart they are. */
export async function games(): Promise<Figure[]> {
  const played = Object.entries(GAMES).flatMap(([game, simulate]): Figure[] => {
    const seen = simulate(ROUNDS, seededDraw(SEED))
    return Array.isArray(seen) ? seen.map((one) => lineOf(`${game}, ${one.spot}`, one)) : [lineOf(game, seen)]
  })
  return [...played, ['the book, every price of a round of its season', simulateSeason(ROUNDS)]]
}

const lineOf = (name: string, { promised, returned, sigmas }: Measured): Figure => [
  name,
  `${returned.toFixed(PLACES)} came back of ${promised.toFixed(PLACES)} promised, ${sigmas.toFixed(2)} σ`,
]

import { largestUnits, powerSums } from '../../../slots/maths/exact/power-sums.ts'
import { difference, fraction, product, sum } from '../../../kit/maths/exact/fraction.ts'
import type { Fraction } from '../../../kit/maths/exact/fraction.ts'
import { UNITS_OF_STAKE } from '../paytable.ts'
import type { Reels, SpinTally } from './tally.ts'

/** Exact figures per round, in total stakes. */
export interface Figures {
  returnToPlayer: Fraction
  /** Share of `returnToPlayer` from respins. */
  returnOfRespins: Fraction
  hitRate: Fraction
  /** Probability that a round has a respin. */
  respinChance: Fraction
  variance: Fraction
  largestWin: Fraction
}

/** Figures of the win of a spin with some reels held, including all its respins. */
interface RespinFigures {
  mean: Fraction
  meanSquare: Fraction
  /** Probability of no win at all. */
  nothing: Fraction
  largest: number
}

const [NONE, SURE] = [fraction(0), fraction(1)]
/** Figures after a spin in which no further reel became wild. */
const THE_END: RespinFigures = { mean: NONE, meanSquare: NONE, nothing: SURE, largest: 0 }

export function figuresOf(tallies: readonly SpinTally[]): Figures {
  const paid = tallyOf(tallies, 0)
  const round = respinFiguresOf(tallies, 0)
  const stake = fraction(1, UNITS_OF_STAKE)
  const paidMean = sumOver(paid, ({ first }) => fraction(first, paid.spins))
  const noRespin = sumOver(paid, ({ zeroth }, after) => (after === 0 ? fraction(zeroth, paid.spins) : NONE))
  return {
    returnToPlayer: product(round.mean, stake),
    returnOfRespins: product(difference(round.mean, paidMean), stake),
    hitRate: difference(SURE, round.nothing),
    respinChance: difference(SURE, noRespin),
    variance: product(difference(round.meanSquare, product(round.mean, round.mean)), stake, stake),
    largestWin: product(fraction(round.largest), stake),
  }
}

/** Returns the figures of a spin with its respins, which depend only on the reels that became wild. */
function respinFiguresOf(tallies: readonly SpinTally[], held: Reels): RespinFigures {
  const tally = tallyOf(tallies, held)
  const following = new Map(
    [...tally.after.keys()].map((after) => [after, after === held ? THE_END : respinFiguresOf(tallies, after)]),
  )
  const followingFigures = (after: Reels) => following.get(after) ?? THE_END
  const share = (times: bigint) => fraction(times, tally.spins)
  const weightedSum = (part: (sums: Sums, respins: RespinFigures) => Fraction) =>
    sumOver(tally, (sums, after) => part(sums, followingFigures(after)))
  return {
    mean: weightedSum(({ zeroth, first }, { mean }) => sum(share(first), product(share(zeroth), mean))),
    // E[(X + F)²] = E[X²] + 2E[X]E[F] + E[F²] for each set of wild reels.
    meanSquare: weightedSum(({ zeroth, first, second }, { mean, meanSquare }) =>
      sum(share(second), product(fraction(2), share(first), mean), product(share(zeroth), meanSquare)),
    ),
    nothing: weightedSum(({ zeros }, { nothing }) => product(share(zeros), nothing)),
    largest: Math.max(
      ...[...tally.after].map(([after, counts]) => largestUnits(counts) + followingFigures(after).largest),
    ),
  }
}

type Sums = ReturnType<typeof powerSums> & { zeros: bigint }

function sumOver({ after }: SpinTally, part: (sums: Sums, after: Reels) => Fraction): Fraction {
  return sum(...[...after].map(([wild, counts]) => part({ ...powerSums(counts), zeros: BigInt(counts[0] ?? 0) }, wild)))
}

function tallyOf(tallies: readonly SpinTally[], held: Reels): SpinTally {
  const match = tallies.find((tally) => tally.held === held)
  if (!match) throw new Error(`There is no count for the held reels ${held}.`)
  return match
}

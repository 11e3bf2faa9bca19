import { texts } from './front/texts/texts.ts'
import type { ArenaTextId } from './front/texts/texts.ts'
import type { GameTranslator } from '../kit/game.ts'
import { centsOf } from '@ante/wallet-client/decimal-text.ts'
import type { TableTextId } from '../tables/front/texts/table-texts.ts'
import type { StakesBySpot, TableRules } from '../tables/table-rules.ts'
import { boutPicture } from './art/bout-picture.ts'
import { drawBout, SIDES } from './maths/bout.ts'
import type { Side, Spot } from './maths/bout.ts'
import { seedFor, spotLimits } from './maths/limits.ts'
import { GRAIN_CENTS, oddsOf, spotWonCents } from './maths/pool.ts'
import type { Pool } from './maths/pool.ts'

export interface Bout {
  came: Spot
  /** Animation variant of the fight; does not affect the result. */
  show: number
}

/** The result, and the pool that determines the odds: plain JSON, cents as text. */
export interface BoutOutcome extends Bout {
  staked: Record<Side, string>
  seed: string
}

const isSpot = (name: string): name is Spot => spotLimits.has(name)
const spotOf = (name: string): Spot => {
  if (!isSpot(name)) throw new Error(`There is no ${name} in the arena.`)
  return name
}

const poolOf = (stakes: StakesBySpot, seed: bigint): Pool => ({
  staked: { meron: stakes.get('meron') ?? 0n, wala: stakes.get('wala') ?? 0n },
  seed,
})

const poolIn = ({ staked, seed }: BoutOutcome): Pool => ({
  staked: { meron: BigInt(staked.meron), wala: BigInt(staked.wala) },
  seed: BigInt(seed),
})

type ArenaTexts = GameTranslator<ArenaTextId | TableTextId>

const resultTexts: Record<Spot, ArenaTextId> = { meron: 'meronWins', wala: 'walaWins', draw: 'drawResult' }

const SHOWS = 6

/** Bouts of two crests: the sides have pari-mutuel odds, the draw a fixed price. */
export const cockfight: TableRules<Bout, BoutOutcome> = {
  engine: 'cockfight',
  texts,
  grainCents: GRAIN_CENTS,
  paceOf: () => ({ betting: 40_000, reveal: 12_000, pause: 5_000 }),
  spotsOf: () => spotLimits,
  dealsOfSet: 1,
  draw: (drawBelow) => ({ came: drawBout(drawBelow), show: drawBelow(SHOWS) }),
  outcomeOf: (bout, stakes, title) => {
    const { staked, seed } = poolOf(stakes, seedFor(centsOf(title.minBet)))
    return { ...bout, staked: { meron: `${staked.meron}`, wala: `${staked.wala}` }, seed: `${seed}` }
  },
  spotWonCents: (spot, stakeCents, outcome) => spotWonCents(spotOf(spot), outcome.came, stakeCents, poolIn(outcome)),
  spotName: (spot, { t }: ArenaTexts) => t(spotOf(spot)),
  describe: ({ outcome }, { t, money }: ArenaTexts) => {
    const pool = poolIn(outcome)
    const odds = (side: Side) => oddsText(oddsOf(pool, side)) ?? t('rulesEmpty')
    return {
      lines: [
        { label: t('detailResult'), value: t(resultTexts[outcome.came]) },
        ...SIDES.map((side) => ({ label: t('detailOdds', { side: t(side) }), value: odds(side) })),
        ...SIDES.map((side) => ({ label: t('detailPool', { side: t(side) }), value: money(pool.staked[side]) })),
        { label: t('detailSeed'), value: money(pool.seed) },
      ],
      picture: boutPicture(outcome),
    }
  },
}

/** Formats odds, in hundredths, with two decimals; null while a side is empty. */
const oddsText = (hundredths: bigint | null): string | null =>
  hundredths === null ? null : (Number(hundredths) / 100).toFixed(2)

import type { ToldIn } from '../studio/game.ts'
import { centsOf } from '../studio/wallet/decimal-text.ts'
import type { Laid, TableRules } from '../tables/table-rules.ts'
import { boutPicture } from './art/bout-picture.ts'
import { drawBout, SIDES } from './maths/bout.ts'
import type { Side, Spot } from './maths/bout.ts'
import { seedFor, spotLimits } from './maths/limits.ts'
import { GRAIN_CENTS, oddsOf, spotWonCents } from './maths/pool.ts'
import type { Pool } from './maths/pool.ts'

export interface Bout {
  came: Spot
  /** How the fight goes to its end: which picture of several is shown. Decides nothing. */
  show: number
}

/** What came, and the pool by which it pays: plain JSON, cents as text. */
export interface BoutOutcome extends Bout {
  staked: Record<Side, string>
  seed: string
}

interface Words {
  result: string
  came: Record<Spot, string>
  spots: Record<Spot, string>
  odds: (side: string) => string
  pool: (side: string) => string
  seed: string
  empty: string
}

const words: Record<ToldIn, Words> = {
  EN: {
    result: 'Result',
    came: { meron: 'Meron wins', wala: 'Wala wins', draw: 'Draw' },
    spots: { meron: 'Meron', wala: 'Wala', draw: 'Draw' },
    odds: (side) => `Final odds of ${side}`,
    pool: (side) => `Players’ stakes on ${side}`,
    seed: 'House seed on each side',
    empty: 'one side was empty: stakes returned',
  },
  TY: {
    result: 'Resulta',
    came: { meron: 'Panalo ang Meron', wala: 'Panalo ang Wala', draw: 'Tabla' },
    spots: { meron: 'Meron', wala: 'Wala', draw: 'Tabla' },
    odds: (side) => `Huling odds ng ${side}`,
    pool: (side) => `Taya ng mga manlalaro sa ${side}`,
    seed: 'Pondo ng bahay sa bawat panig',
    empty: 'walang taya sa isang panig: ibinalik ang mga taya',
  },
  AR: {
    result: 'النتيجة',
    came: { meron: 'فاز ميرون', wala: 'فاز والا', draw: 'تعادل' },
    spots: { meron: 'ميرون', wala: 'والا', draw: 'تعادل' },
    odds: (side) => `الأسعار النهائية: ${side}`,
    pool: (side) => `رهانات اللاعبين على ${side}`,
    seed: 'رصيد البيت على كل جانب',
    empty: 'كان أحد الجانبين خاليًا: أُعيدت الرهانات',
  },
}

const isSpot = (name: string): name is Spot => spotLimits.has(name)
const spotOf = (name: string): Spot => {
  if (!isSpot(name)) throw new Error(`There is no ${name} in the arena.`)
  return name
}

const poolOf = (laid: Laid, seed: bigint): Pool => ({
  staked: { meron: laid.get('meron') ?? 0n, wala: laid.get('wala') ?? 0n },
  seed,
})

const poolIn = ({ staked, seed }: BoutOutcome): Pool => ({
  staked: { meron: BigInt(staked.meron), wala: BigInt(staked.wala) },
  seed: BigInt(seed),
})

const SHOWS = 6

/** Two crests against each other; the sides by pari-mutuel odds, the draw at a fixed price. */
export const cockfight: TableRules<Bout, BoutOutcome> = {
  engine: 'cockfight',
  grainCents: GRAIN_CENTS,
  paceOf: () => ({ betting: 40_000, reveal: 12_000, pause: 5_000 }),
  spotsOf: () => spotLimits,
  dealsOfSet: 1,
  draw: (drawBelow) => ({ came: drawBout(drawBelow), show: drawBelow(SHOWS) }),
  outcomeOf: (bout, laid, title) => {
    const { staked, seed } = poolOf(laid, seedFor(centsOf(title.minBet)))
    return { ...bout, staked: { meron: `${staked.meron}`, wala: `${staked.wala}` }, seed: `${seed}` }
  },
  spotWonCents: (spot, stakeCents, outcome) => spotWonCents(spotOf(spot), outcome.came, stakeCents, poolIn(outcome)),
  spotName: (spot, { language }) => words[language].spots[spotOf(spot)],
  tell: ({ outcome }, { language, money }) => {
    const say = words[language]
    const pool = poolIn(outcome)
    const odds = (side: Side) => oddsText(oddsOf(pool, side)) ?? say.empty
    return {
      lines: [
        { label: say.result, value: say.came[outcome.came] },
        ...SIDES.map((side) => ({ label: say.odds(say.spots[side]), value: odds(side) })),
        ...SIDES.map((side) => ({ label: say.pool(say.spots[side]), value: money(pool.staked[side]) })),
        { label: say.seed, value: money(pool.seed) },
      ],
      picture: boutPicture(outcome),
    }
  },
}

/** Hundredths as they are written. */
const oddsText = (hundredths: bigint | null): string | null =>
  hundredths === null ? null : (Number(hundredths) / 100).toFixed(2)

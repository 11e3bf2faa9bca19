import fc from 'fast-check'

import type { PlayCategory } from '../../../../launch/public.ts'

/** A game with its real house edge on stakes, in hundredths of a percent. Poker has only its rake. */
export interface StrategyGame {
  category: PlayCategory
  /** Null: not declared; then the minimum default applies. */
  declared: number | null
  edge: number
}

/** A round of one of two accounts of one owner, in the ledger's units. */
export interface StrategyRound {
  account: 0 | 1
  game: StrategyGame
  staked: bigint
  paid: bigint
  /** Rake charged to this account. */
  rake?: bigint
}

const slot: StrategyGame = { category: 'RNG', declared: 360, edge: 360 }
const baccarat: StrategyGame = { category: 'LIVE', declared: 105, edge: 105 }
const roulette: StrategyGame = { category: 'LIVE', declared: 270, edge: 270 }
const fish: StrategyGame = { category: 'FISH', declared: 400, edge: 400 }
const book: StrategyGame = { category: 'SPORTS', declared: 430, edge: 430 }
const arena: StrategyGame = { category: 'COCKFIGHT', declared: 400, edge: 400 }
const dice: StrategyGame = { category: 'INHOUSE', declared: 100, edge: 100 }
const unknownSlot: StrategyGame = { category: 'RNG', declared: null, edge: 300 }
const lotteryGame: StrategyGame = { category: 'ELOTT', declared: 450, edge: 450 }
/** A draw of the own lottery is a round: opposite picks in it count their common risk. */
const houseLottery: StrategyGame = { category: 'LOTT', declared: 220, edge: 220 }
const poker: StrategyGame = { category: 'PVP', declared: null, edge: 0 }
const rummy: StrategyGame = { category: 'PVP', declared: 300, edge: 300 }

export const strategyGames = [
  slot,
  baccarat,
  roulette,
  fish,
  book,
  arena,
  dice,
  unknownSlot,
  lotteryGame,
  houseLottery,
  poker,
  rummy,
]
const houseGames = strategyGames.filter((game) => game !== poker)

const WHOLE = 10_000n
/** Returns the payout of a fair price of `fair` units after the house edge; rounded up, for the player. */
const priced = (fair: bigint, { edge }: StrategyGame) => (fair * (WHOLE - BigInt(edge)) + WHOLE - 1n) / WHOLE

type Rounds = Omit<StrategyRound, 'game'>[]

/**
 * The cheapest ways to stake much at low risk. Each lists all of its outcomes by expected frequency, so that the cost
 * is the average cost.
 */
const strategies: Record<string, (stake: bigint, game: StrategyGame) => Rounds> = {
  'even odds': (stake, game) => [
    { account: 0, staked: stake, paid: 0n },
    { account: 0, staked: stake, paid: priced(2n * stake, game) },
  ],
  'long odds': (stake, game) => [
    { account: 0, staked: stake, paid: priced(10n * stake, game) },
    ...Array.from({ length: 9 }, () => ({ account: 0 as const, staked: stake, paid: 0n })),
  ],
  'almost sure, at 98 %': (stake, game) => [
    { account: 0, staked: stake, paid: 0n },
    ...Array.from({ length: 49 }, () => ({
      account: 0 as const,
      staked: stake,
      paid: priced((50n * stake) / 49n, game),
    })),
  ],
  'almost sure, at 90 %': (stake, game) => [
    { account: 0, staked: stake, paid: 0n },
    ...Array.from({ length: 9 }, () => ({
      account: 0 as const,
      staked: stake,
      paid: priced((10n * stake) / 9n, game),
    })),
  ],
  'both sides in one round': (stake, game) => [{ account: 0, staked: 2n * stake, paid: priced(2n * stake, game) }],
  'all outcomes in one round': (stake, game) => [{ account: 0, staked: 37n * stake, paid: priced(37n * stake, game) }],
  'both sides by two accounts': (stake, game) => [
    { account: 0, staked: stake, paid: 0n },
    { account: 1, staked: stake, paid: priced(2n * stake, game) },
  ],
  'cash-out at once': (stake, game) => [{ account: 0, staked: stake, paid: priced(stake, game) }],
  'stake back': (stake) => [{ account: 0, staked: stake, paid: stake }],
}

/** In poker one account's loss is the other's win: their total loss is the rake. */
const pokerStrategies: Record<string, (stake: bigint) => Rounds> = {
  'fold a blind and leave': (stake) => [
    { account: 0, staked: stake, paid: stake - stake / 200n, rake: 0n },
    { account: 1, staked: stake, paid: stake + stake / 200n, rake: 0n },
  ],
  'pass chips without a flop': (stake) => [
    { account: 0, staked: stake, paid: 0n, rake: 0n },
    { account: 1, staked: stake, paid: 2n * stake, rake: 0n },
  ],
  'pass chips with a rake': (stake) => [
    { account: 0, staked: stake, paid: 0n, rake: stake / 50n },
    { account: 1, staked: stake, paid: 2n * stake - stake / 25n, rake: stake / 50n },
  ],
}

const stakes = fc.bigInt({ min: 1n, max: 5_000n }).map((units) => units * 490_000n)

/** A few strategies in a few games. */
export const anyMix = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom(...Object.values(strategies)), stakes, fc.constantFrom(...houseGames))
        .map(([plays, stake, game]) => plays(stake, game).map((round): StrategyRound => ({ ...round, game }))),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...Object.values(pokerStrategies)), stakes)
        .map(([plays, stake]) => plays(stake).map((round): StrategyRound => ({ ...round, game: poker }))),
    },
  ),
  { minLength: 1, maxLength: 12 },
)

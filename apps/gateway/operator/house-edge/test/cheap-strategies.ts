import fc from 'fast-check'

import type { PlayCategory } from '../../../launch/public.ts'

/** A game with its actual house edge on stakes, in hundredths of a percent. Poker has no edge, only rake. */
export interface StrategyGame {
  category: PlayCategory
  /** House edge that the feed declares; null for none, then the default minimum applies. */
  declared: number | null
  edge: number
}

/** A round of one of two accounts of the same person, in the ledger's units. */
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
/** The house lottery, where a draw is a round: its opposite picks are netted for the valid bet. */
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
/** Returns a fair payout less the house edge, rounded up in the player's favour. */
const payoutLessEdge = (fair: bigint, { edge }: StrategyGame) => (fair * (WHOLE - BigInt(edge)) + WHOLE - 1n) / WHOLE

type Rounds = Omit<StrategyRound, 'game'>[]

/**
 * The cheapest ways to make large valid bets at low risk. Each lists all outcomes in proportion to their probability,
 * so that its cost is the average cost.
 */
const strategies: Record<string, (stake: bigint, game: StrategyGame) => Rounds> = {
  'even odds': (stake, game) => [
    { account: 0, staked: stake, paid: 0n },
    { account: 0, staked: stake, paid: payoutLessEdge(2n * stake, game) },
  ],
  'long odds': (stake, game) => [
    { account: 0, staked: stake, paid: payoutLessEdge(10n * stake, game) },
    ...Array.from({ length: 9 }, () => ({ account: 0 as const, staked: stake, paid: 0n })),
  ],
  'almost sure, at 98 %': (stake, game) => [
    { account: 0, staked: stake, paid: 0n },
    ...Array.from({ length: 49 }, () => ({
      account: 0 as const,
      staked: stake,
      paid: payoutLessEdge((50n * stake) / 49n, game),
    })),
  ],
  'almost sure, at 90 %': (stake, game) => [
    { account: 0, staked: stake, paid: 0n },
    ...Array.from({ length: 9 }, () => ({
      account: 0 as const,
      staked: stake,
      paid: payoutLessEdge((10n * stake) / 9n, game),
    })),
  ],
  'both sides in one round': (stake, game) => [
    { account: 0, staked: 2n * stake, paid: payoutLessEdge(2n * stake, game) },
  ],
  'all outcomes in one round': (stake, game) => [
    { account: 0, staked: 37n * stake, paid: payoutLessEdge(37n * stake, game) },
  ],
  'both sides by two accounts': (stake, game) => [
    { account: 0, staked: stake, paid: 0n },
    { account: 1, staked: stake, paid: payoutLessEdge(2n * stake, game) },
  ],
  'cash-out at once': (stake, game) => [{ account: 0, staked: stake, paid: payoutLessEdge(stake, game) }],
  'stake back': (stake) => [{ account: 0, staked: stake, paid: stake }],
}

/** In poker one account loses what the other wins, so that their total loss is the rake. */
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

/** Random lists of strategies in random games. */
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

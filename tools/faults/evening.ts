import { engineOf } from '@ante/demo/engines.ts'
import { games } from '@ante/demo/games.ts'
import type { DemoGame } from '@ante/demo/types.ts'
import { vendors } from '@ante/demo/vendors.ts'

import { stakesOf } from '../../apps/sandbox/studio/stakes.ts'
import type { Chance } from '../art/kit/chance.ts'
import type { Hands } from './hands.ts'
import { LUCKY_STAKE_CENTS } from './rig-jackpots.ts'

/**
 * How somebody plays a round: `patient` he waits for it; `restless` he opens the game again while it runs; `twice` he has it
 * open in two tabs, taps in both, and takes over in the first.
 */
const MANNERS = ['patient', 'restless', 'twice'] as const

/** A visit to one title. */
export interface Visit {
  game: DemoGame
  stakeCents: string
  choice: unknown
  /** What he does with a stake that is held; null where he waits. */
  act: unknown
  manner: (typeof MANNERS)[number]
  /** He takes his money home afterwards. */
  leaves: boolean
}

/** Every protocol has its makers here, of slots and of rounds with choices; those that hold money themselves have two tables. */
const TABLES = [['ANS', 'JL', 'TDW', 'RVN'], ['SLV'], ['BTI'], ['BYD'], ['CRB', 'OPL'], ['GLD']]
const PLAIN_STAKE_CENTS = 100n

const byAnte = new Set(vendors.filter(({ protocol }) => protocol === 'ante').map(({ code }) => code))
const jackpotGames = games.filter((game) => byAnte.has(game.vendor) && game.classes.includes('JP'))

/** What one player does: he plays at each table, and for the jackpot, in an order of chance. */
export function eveningOf(chance: Chance, hands: Hands): Visit[] {
  const others = TABLES.map((codes) => {
    const vendor = chance.pick(codes)
    const theirs = games.filter((game) => game.vendor === vendor && isPlayable(game, hands) && isCheap(game))
    return visitTo(chance.pick(theirs), { stake: PLAIN_STAKE_CENTS, hands, chance })
  })
  const stake = chance.flip(0.5) ? BigInt(LUCKY_STAKE_CENTS) : PLAIN_STAKE_CENTS
  return chance.shuffle([...others, visitTo(chance.pick(jackpotGames), { stake, hands, chance })])
}

/** His money has to last for the evening. */
const isCheap = (game: DemoGame): boolean => stakesOf(game).includes(PLAIN_STAKE_CENTS)

/** Somebody knows how; the jackpot's machines have a visit of their own. */
const isPlayable = (game: DemoGame, hands: Hands): boolean => engineOf(game) !== 'classic' && engineOf(game) in hands

function visitTo(game: DemoGame, { stake, hands, chance }: { stake: bigint; hands: Hands; chance: Chance }): Visit {
  const hand = hands[engineOf(game)]
  const [choice, act] = [hand?.choice?.(game, chance), hand?.act?.(chance) ?? null]
  return { game, stakeCents: `${stake}`, choice, act, manner: chance.pick(MANNERS), leaves: chance.flip(0.3) }
}

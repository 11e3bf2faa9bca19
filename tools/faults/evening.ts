import { engineOf } from '@ante/demo/engines.ts'
import { games } from '@ante/demo/games.ts'
import type { DemoGame } from '@ante/demo/types.ts'
import { vendors } from '@ante/demo/vendors.ts'

import { stakesOf } from '../../apps/sandbox/studio/stakes.ts'
import type { Chance } from '../art/kit/chance.ts'
import type { Hand, Hands } from './hands/hands.ts'
import { LUCKY_STAKE_CENTS } from './rig-jackpots.ts'

/**
 * How somebody plays a round: `patient` he waits for it; `restless` he opens the game again while it runs; `twice` he has it
 * open in two tabs, taps in both, and takes over in the first.
 */
const MANNERS = ['patient', 'restless', 'twice'] as const

/** A visit to one title. */
export interface Visit {
  game: DemoGame
  /** How it is played. */
  hand: Hand
  stakeCents: string
  /** What he picks, where he knows before he comes. */
  choice: unknown
  /** What he does with a stake that is held; null where he waits. */
  act: unknown
  manner: (typeof MANNERS)[number]
  /** He takes his money home afterwards. */
  leaves: boolean
}

/** Every protocol has its makers here, and every engine; those that hold money themselves have two tables. */
const TABLES = [
  ['ANS', 'JL', 'TDW', 'RVN', 'PXE', 'MRQ', 'DS88', 'HZN', 'TF'],
  ['SLV'],
  ['BTI'],
  ['BYD'],
  ['CRB', 'OPL'],
  ['GLD'],
]
const PLAIN_STAKE_CENTS = 100n
/** His money has to last for the evening. */
const DEAREST_CENTS = 500n

const byAnte = new Set(vendors.filter(({ protocol }) => protocol === 'ante').map(({ code }) => code))
const jackpotGames = games.filter((game) => byAnte.has(game.vendor) && game.classes.includes('JP'))

/** What one player does: he plays at each table, and for the jackpot, in an order of chance. */
export function eveningOf(chance: Chance, hands: Hands): Visit[] {
  const others = TABLES.map((codes) => {
    const theirs = games.filter((game) => codes.includes(game.vendor) && isPlayable(game, hands))
    const engine = chance.pick([...new Set(theirs.map(engineOf))])
    const game = chance.pick(theirs.filter((one) => engineOf(one) === engine))
    return visitTo(game, { stake: hands[engine]?.stakeCents?.(game) ?? plainStakeOf(game), hands, chance })
  })
  const stake = chance.flip(0.5) ? BigInt(LUCKY_STAKE_CENTS) : PLAIN_STAKE_CENTS
  return chance.shuffle([...others, visitTo(chance.pick(jackpotGames), { stake, hands, chance })])
}

/** One for all, where it is offered. */
function plainStakeOf(game: DemoGame): bigint {
  const stakes = stakesOf(game)
  return stakes.includes(PLAIN_STAKE_CENTS) ? PLAIN_STAKE_CENTS : (stakes[0] ?? PLAIN_STAKE_CENTS)
}

/** Somebody knows how, and can pay for it; the jackpot's machines have a visit of their own. */
function isPlayable(game: DemoGame, hands: Hands): boolean {
  const engine = engineOf(game)
  return engine !== 'classic' && engine in hands && plainStakeOf(game) <= DEAREST_CENTS
}

function visitTo(game: DemoGame, { stake, hands, chance }: { stake: bigint; hands: Hands; chance: Chance }): Visit {
  const hand = hands[engineOf(game)] ?? {}
  const [choice, act] = [hand.choice?.(game, chance), hand.act?.(chance) ?? null]
  const manner = chance.pick(MANNERS)
  return { game, hand, stakeCents: `${stake}`, choice, act, manner, leaves: chance.flip(0.3) }
}

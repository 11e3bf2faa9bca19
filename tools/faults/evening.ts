import { engineOf } from '@ante/demo/engines.ts'
import { games } from '@ante/demo/games.ts'
import type { DemoGame } from '@ante/demo/types.ts'
import { vendors } from '@ante/demo/vendors.ts'

import { dressOf } from '../../apps/sandbox/quick-pick/dresses/dress-of.ts'
import { dresses } from '../../apps/sandbox/quick-pick/dresses/dresses.ts'
import { stakesOf } from '../../apps/sandbox/studio/stakes.ts'
import type { Chance } from '../art/kit/chance.ts'
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
  choice: string | undefined
  manner: (typeof MANNERS)[number]
  /** He takes his money home afterwards. */
  leaves: boolean
}

/** Every protocol has its makers here, of slots and of rounds with choices; those that hold money themselves have two tables. */
const TABLES = [['ANS', 'JL', 'TDW', 'RVN'], ['SLV'], ['BTI'], ['BYD'], ['CRB', 'OPL'], ['GLD']]
/** His money has to last for the evening. */
const PLAIN_STAKE_CENTS = 100n
/** Of these the jackpot's is rigged, and a ticket of the book is decided long after the evening. */
const LATER = new Set(['classic', 'book'])

const byAnte = new Set(vendors.filter(({ protocol }) => protocol === 'ante').map(({ code }) => code))
const jackpotGames = games.filter((game) => byAnte.has(game.vendor) && game.classes.includes('JP'))

/** What one player does: he plays at each table, and for the jackpot, in an order of chance. */
export function eveningOf(chance: Chance): Visit[] {
  const others = TABLES.map((codes) => {
    const vendor = chance.pick(codes)
    const theirs = games.filter((game) => game.vendor === vendor && !LATER.has(engineOf(game)))
    const cheap = theirs.filter((game) => stakesOf(game).includes(PLAIN_STAKE_CENTS))
    const game = chance.pick(cheap.length > 0 ? cheap : theirs)
    return visitTo(game, cheap.length > 0 ? PLAIN_STAKE_CENTS : (stakesOf(game)[0] ?? PLAIN_STAKE_CENTS), chance)
  })
  const stake = chance.flip(0.5) ? BigInt(LUCKY_STAKE_CENTS) : PLAIN_STAKE_CENTS
  return chance.shuffle([...others, visitTo(chance.pick(jackpotGames), stake, chance)])
}

function visitTo(game: DemoGame, stake: bigint, chance: Chance): Visit {
  const choices = engineOf(game) === 'quick-pick' ? dresses[dressOf(game)].choices.map(({ id }) => id) : []
  const choice = choices.length > 0 ? chance.pick(choices) : undefined
  return { game, stakeCents: `${stake}`, choice, manner: chance.pick(MANNERS), leaves: chance.flip(0.3) }
}

import type { Prng } from '@ante/demo-art/kit/prng.ts'
import { engineOf } from '@ante/demo/engines.ts'
import { games } from '@ante/demo/games.ts'
import type { DemoGame } from '@ante/demo/types.ts'
import { vendors } from '@ante/demo/vendors.ts'
import { stakesOf } from '@ante/studio/studio/stakes.ts'

import type { Hand, Strategies } from './strategies/strategies.ts'
import { places } from './places.ts'
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

const PROTOCOLS = [...new Set(vendors.map(({ protocol }) => protocol))]
/** So many places an evening are taken in turn. */
const IN_TURN = 2
const PLAIN_STAKE_CENTS = 100n
/** His money has to last for the evening. */
const DEAREST_CENTS = 500n

const ofProtocol = (protocol: string) => {
  const codes = new Set(vendors.filter((one) => one.protocol === protocol).map(({ code }) => code))
  return games.filter(({ vendor }) => codes.has(vendor))
}
const jackpotGames = ofProtocol('ante').filter(({ classes }) => classes.includes('JP'))

/** What one player does: he plays at the places whose turn it is, then by each protocol and for the jackpot, as it comes. */
export function sessionOf(chance: Prng, hands: Strategies, turn: number): Visit[] {
  const by = { hands, chance }
  const first = placesInTurn(turn).map((place) => visitTo(chance.pick(playable(place, hands)), by))
  const others = PROTOCOLS.map((protocol) => {
    // The jackpot's machines have a visit of their own.
    const theirs = playable(ofProtocol(protocol), hands).filter((game) => engineOf(game) !== 'classic')
    const engine = chance.pick([...new Set(theirs.map(engineOf))])
    return visitTo(chance.pick(theirs.filter((one) => engineOf(one) === engine)), by)
  })
  const stake = chance.flip(0.5) ? BigInt(LUCKY_STAKE_CENTS) : PLAIN_STAKE_CENTS
  return [
    ...first,
    ...chance.shuffle([...others, { ...visitTo(chance.pick(jackpotGames), by), stakeCents: `${stake}` }]),
  ]
}

/** One place after the other, and from the beginning again: so none is left out, however many there come to be. */
export const placesInTurn = (turn: number): (readonly DemoGame[])[] =>
  Array.from({ length: IN_TURN }, (_, nth) => places[(turn * IN_TURN + nth) % places.length]?.titles ?? [])

/** Those that somebody knows how to play, and can pay for. */
export const playable = (titles: readonly DemoGame[], hands: Strategies): DemoGame[] =>
  titles.filter((game) => engineOf(game) in hands && plainStakeOf(game) <= DEAREST_CENTS)

/** One for all, where it is offered. */
function plainStakeOf(game: DemoGame): bigint {
  const stakes = stakesOf(game)
  return stakes.includes(PLAIN_STAKE_CENTS) ? PLAIN_STAKE_CENTS : (stakes[0] ?? PLAIN_STAKE_CENTS)
}

export function visitTo(game: DemoGame, { hands, chance }: { hands: Strategies; chance: Prng }): Visit {
  const hand = hands[engineOf(game)] ?? {}
  const stakeCents = `${hand.stakeCents?.(game) ?? plainStakeOf(game)}`
  const [choice, act] = [hand.choice?.(game, chance), hand.act?.(chance) ?? null]
  const manner = chance.pick(MANNERS)
  return { game, hand, stakeCents, choice, act, manner, leaves: chance.flip(0.3) }
}

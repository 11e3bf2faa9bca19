import type { Prng } from '@ante/demo-art/kit/prng.ts'
import { engineOf } from '@ante/demo/engines.ts'
import { games } from '@ante/demo/games.ts'
import type { DemoGame } from '@ante/demo/types.ts'
import { vendors } from '@ante/demo/vendors.ts'
import { stakesOf } from '@ante/studio/kit/stakes.ts'

import type { Strategy, Strategies } from './strategies/strategies.ts'
import { faultSites } from './fault-sites.ts'
import { LUCKY_STAKE_CENTS } from './rig-jackpots.ts'

/**
 * How a simulated player plays a round: `patient` waits for it; `restless` reopens the game while it runs; `twice` has
 * it open in two tabs, taps in both, and takes over in the first.
 */
const PLAY_STYLES = ['patient', 'restless', 'twice'] as const

/** A visit to one title. */
export interface Visit {
  game: DemoGame
  /** Strategy for the game. */
  strategy: Strategy
  stakeCents: string
  /** The choice, if it is made before the visit. */
  choice: unknown
  /** The action on a held stake; null to wait. */
  act: unknown
  playStyle: (typeof PLAY_STYLES)[number]
  /** Whether the player transfers the money back to the main wallet afterwards. */
  leaves: boolean
}

const PROTOCOLS = [...new Set(vendors.map(({ protocol }) => protocol))]
/** Number of fault sites per session that are assigned in rotation. */
const IN_TURN = 2
const PLAIN_STAKE_CENTS = 100n
/** Maximum stake, so that the player's money lasts for the session. */
const MAX_STAKE_CENTS = 500n

const ofProtocol = (protocol: string) => {
  const codes = new Set(vendors.filter((vendor) => vendor.protocol === protocol).map(({ code }) => code))
  return games.filter(({ vendor }) => codes.has(vendor))
}
const jackpotGames = ofProtocol('ante').filter(({ classes }) => classes.includes('JP'))

/**
 * Returns the visits of one player's session: the next fault sites in rotation, then one game of each protocol and a
 * jackpot game, in random order.
 */
export function sessionOf(chance: Prng, strategies: Strategies, turn: number): Visit[] {
  const choosing = { strategies, chance }
  const first = sitesInTurn(turn).map((game) => visitTo(chance.pick(playable(game, strategies)), choosing))
  const otherVisits = PROTOCOLS.map((protocol) => {
    // Jackpot slots have a separate visit.
    const gamesOfProtocol = playable(ofProtocol(protocol), strategies).filter((game) => engineOf(game) !== 'classic')
    const engine = chance.pick([...new Set(gamesOfProtocol.map(engineOf))])
    return visitTo(chance.pick(gamesOfProtocol.filter((item) => engineOf(item) === engine)), choosing)
  })
  const stake = chance.flip(0.5) ? BigInt(LUCKY_STAKE_CENTS) : PLAIN_STAKE_CENTS
  return [
    ...first,
    ...chance.shuffle([...otherVisits, { ...visitTo(chance.pick(jackpotGames), choosing), stakeCents: `${stake}` }]),
  ]
}

/** Returns the titles of the next fault sites in rotation, so that none is omitted, even if their number grows. */
export const sitesInTurn = (turn: number): (readonly DemoGame[])[] =>
  Array.from({ length: IN_TURN }, (_, nth) => faultSites[(turn * IN_TURN + nth) % faultSites.length]?.titles ?? [])

/** Returns the titles that have a strategy and an affordable stake. */
export const playable = (titles: readonly DemoGame[], strategies: Strategies): DemoGame[] =>
  titles.filter((game) => engineOf(game) in strategies && plainStakeOf(game) <= MAX_STAKE_CENTS)

/** Returns the default stake of a game: `PLAIN_STAKE_CENTS` if the game offers it, else the game's lowest stake. */
function plainStakeOf(game: DemoGame): bigint {
  const stakes = stakesOf(game)
  return stakes.includes(PLAIN_STAKE_CENTS) ? PLAIN_STAKE_CENTS : (stakes[0] ?? PLAIN_STAKE_CENTS)
}

export function visitTo(game: DemoGame, { strategies, chance }: { strategies: Strategies; chance: Prng }): Visit {
  const strategy = strategies[engineOf(game)] ?? {}
  const stakeCents = `${strategy.stakeCents?.(game) ?? plainStakeOf(game)}`
  const [choice, act] = [strategy.choice?.(game, chance), strategy.act?.(chance) ?? null]
  const playStyle = chance.pick(PLAY_STYLES)
  return { game, strategy, stakeCents, choice, act, playStyle, leaves: chance.flip(0.3) }
}

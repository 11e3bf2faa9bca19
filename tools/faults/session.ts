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
export function sessionOf(prng: Prng, strategies: Strategies, turn: number): Visit[] {
  const choosing = { strategies, prng }
  const first = sitesInTurn(turn).map((game) => visitTo(prng.pick(playable(game, strategies)), choosing))
  const otherVisits = PROTOCOLS.map((protocol) => {
    // Jackpot slots have a separate visit.
    const gamesOfProtocol = playable(ofProtocol(protocol), strategies).filter((game) => engineOf(game) !== 'classic')
    const engine = prng.pick([...new Set(gamesOfProtocol.map(engineOf))])
    return visitTo(prng.pick(gamesOfProtocol.filter((item) => engineOf(item) === engine)), choosing)
  })
  const stake = prng.flip(0.5) ? BigInt(LUCKY_STAKE_CENTS) : PLAIN_STAKE_CENTS
  return [
    ...first,
    ...prng.shuffle([...otherVisits, { ...visitTo(prng.pick(jackpotGames), choosing), stakeCents: `${stake}` }]),
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

export function visitTo(game: DemoGame, { strategies, prng }: { strategies: Strategies; prng: Prng }): Visit {
  const strategy = strategies[engineOf(game)] ?? {}
  const stakeCents = `${strategy.stakeCents?.(game) ?? plainStakeOf(game)}`
  const [choice, act] = [strategy.choice?.(game, prng), strategy.act?.(prng) ?? null]
  const playStyle = prng.pick(PLAY_STYLES)
  return { game, strategy, stakeCents, choice, act, playStyle, leaves: prng.flip(0.3) }
}

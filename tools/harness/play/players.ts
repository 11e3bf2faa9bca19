import { login, loginFreeplay } from '@ante/contract/identity/session.ts'
import { launchGame } from '@ante/contract/launch/launch-game.ts'
import { seamlessAuthenticate } from '@ante/contract/launch/seamless-wallet.ts'
import { accounts, DEMO_PASSWORD } from '@ante/demo/accounts.ts'
import { games } from '@ante/demo/games.ts'
import { NORTHLIGHT } from '@ante/demo/vendors.ts'
import { unitsOf } from '@ante/gateway/kit/money.ts'

import { LONG_TIMEOUT_MS } from './exchange.ts'
import { siteCall } from './site-call.ts'
import type { Visitor } from './site-call.ts'
import type { Wallet } from './wallet.ts'

/** One game session of one player. */
export interface Seat {
  player: string
  sessionId: string
  currency: string
  gameId: string
  /** The player's identity on the merchant's site. */
  visitor: Visitor
  opening: bigint
}

interface Entrance {
  url: string
  wallet: Wallet
}

/** Maximum number of trial accounts per address and day; more are refused. Source: domain handbook 13. */
const TRIALS_OF_AN_ADDRESS = 20
/** One client in this number shares its player, and so its account, with other clients. */
const CLIENTS_PER_SHARED_PLAYER = 16

/** Opens a seat for each client: first for players of the demo, several clients each, then for new trial players. */
export async function takeSeats(entrance: Entrance, clients: number): Promise<Seat[]> {
  const shared = Math.ceil(clients / CLIENTS_PER_SHARED_PLAYER)
  const members = [
    ...Array.from({ length: shared }, () => ({ host: 'localhost', account: richest() })),
    ...Array.from({ length: shared }, () => ({ host: 'localhost', account: 'player02' })),
    ...Array.from({ length: shared }, () => ({ host: 'lotus.localhost', account: richest() })),
  ]
  const seats: Seat[] = []
  for (let client = 0; client < clients; client++) {
    const member = members[client]
    const visitor = member ? await logIn(entrance, member) : await enterTrial(entrance, client)
    seats.push(await launch(entrance, visitor))
  }
  return seats
}

function richest(): string {
  return accounts.filter(({ type }) => type === 0).sort((a, b) => Number(b.balance) - Number(a.balance))[0]!.account
}

async function logIn({ url }: Entrance, { host, account }: { host: string; account: string }): Promise<Visitor> {
  const visitor = { host, from: '127.0.0.1' }
  const input = { type: 'username' as const, username: account, password: DEMO_PASSWORD }
  const { token } = await siteCall(url, visitor, { endpoint: login, input })
  return { ...visitor, token }
}

async function enterTrial({ url }: Entrance, client: number): Promise<Visitor> {
  const visitor = { host: 'localhost', from: `127.0.0.${2 + Math.floor(client / TRIALS_OF_AN_ADDRESS)}` }
  const { token } = await siteCall(url, visitor, { endpoint: loginFreeplay, input: {} })
  return { ...visitor, token }
}

async function launch({ url, wallet }: Entrance, visitor: Visitor): Promise<Seat> {
  const { gameId, nodeId, vendor } = games.find((game) => game.vendor === NORTHLIGHT)!
  const { content } = await siteCall(url, visitor, { endpoint: launchGame, input: { vendor, gameId, nodeId } })
  const token = new URL(content.game_url).searchParams.get('token') ?? ''
  const answer = await wallet.call(seamlessAuthenticate, { token, gameId }, LONG_TIMEOUT_MS)
  if (answer.kind !== 'done') throw new Error(`no game session: ${JSON.stringify(answer)}`)
  const { playerId: player, sessionId, currency, balance } = answer.value
  return { player, sessionId, currency, gameId, visitor, opening: unitsOf(balance) }
}

import { request } from 'node:http'

import { requireOutput } from '@ante/contract/kit/parsed.ts'
import { listGames } from '@ante/contract/catalogue/games.ts'
import type { Game } from '@ante/contract/catalogue/games.ts'
import type { Endpoint, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { loginFreeplay } from '@ante/contract/identity/session.ts'
import { launchGame } from '@ante/contract/launch/launch-game.ts'
import { seamlessAuthenticate } from '@ante/contract/launch/seamless-wallet.ts'

import { signedHeaders } from './bet-requests.ts'

/** A game session with a balance. */
export interface BetPlayer {
  sessionId: string
  gameId: string
  currency: string
}

/** Maximum number of trial accounts per address, within a minute and within a day. */
const TRIALS_OF_AN_ADDRESS = 5
const GAME = 'northlight-reels'

/** Opens game sessions of trial members, whose balance of 2,000.00 is sufficient for 200,000 bets of 0.01. */
export async function openPlayers(url: string, count: number): Promise<BetPlayer[]> {
  const rng = { category: 'RNG', gameName: 'Northlight Reels' }
  const { games } = await call(url, listGames, rng)
  const game = games.find(({ gameId }) => gameId === GAME)
  if (!game) throw new Error(`the demo has no ${GAME}`)
  const seats: BetPlayer[] = []
  for (let at = 0; at < count; at++) {
    const from = `127.0.0.${2 + Math.floor(at / TRIALS_OF_AN_ADDRESS)}`
    const { token } = await call(url, loginFreeplay, {}, { from })
    seats.push(await takeSeat(url, game, token))
  }
  return seats
}

async function takeSeat(url: string, { vendor, gameId, nodeId }: Game, token: string): Promise<BetPlayer> {
  const headers = { [header.authorization]: token }
  const { content } = await call(url, launchGame, { vendor, gameId, nodeId }, { headers })
  const input = { token: new URL(content.game_url).searchParams.get('token') ?? '', gameId }
  const signed = { headers: signedHeaders(seamlessAuthenticate.path, JSON.stringify(input)) }
  const { sessionId, currency } = await call(url, seamlessAuthenticate, input, signed)
  return { sessionId, currency, gameId }
}

interface RequestOptions {
  headers?: Record<string, string>
  /** Local source address of the connection. */
  from?: string
}

async function call<E extends Endpoint>(
  url: string,
  endpoint: E,
  input: Record<string, string | number>,
  options: RequestOptions = {},
): Promise<OutputOf<E>> {
  const { method, path, wire } = endpoint
  const fields = wire.input(input)
  const query = Object.entries(fields ?? {}).map(([name, value]): [string, string] => [name, String(value)])
  const requestUrl = method === 'GET' ? `${path}?${new URLSearchParams(query).toString()}` : path
  const text = await send(url + requestUrl, method, method === 'GET' ? '' : JSON.stringify(fields), options)
  const envelope: unknown = JSON.parse(text)
  if (typeof envelope !== 'object' || envelope === null || !('value' in envelope)) throw new Error(`${path}: ${text}`)
  if (!('success' in envelope) || envelope.success !== true) throw new Error(`${path}: ${text}`)
  return requireOutput(endpoint, envelope.value)
}

function send(url: string, method: string, body: string, { headers, from }: RequestOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const json = body ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) } : {}
    const sent = request(url, { method, headers: { ...json, ...headers }, ...(from && { localAddress: from }) })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      answer.on('error', reject).on('end', () => resolve(text))
    })
    sent.end(body)
  })
}

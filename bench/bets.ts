import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'

import { seamlessBet } from '@ante/contract/launch/seamless-wallet.ts'
import type { Database } from '@ante/gateway/kit/db.ts'

import { bareInserts } from './bare-inserts.ts'
import { openPlayers } from './bet-players.ts'
import type { BetPlayer } from './bet-players.ts'
import { signedRequest } from './bet-requests.ts'
import { withDatabase } from './database.ts'
import { perSecond } from './figures.ts'
import type { Figure } from './figures.ts'

const CLIENTS = [1, 32, 64]
const WARM_UP_SECONDS = 3
const SECONDS = 8
/** Number of a vendor's requests signed before the measurement starts, so that only the gateway is measured. */
const SIGNED_AHEAD = 200
const HEAD_END = Buffer.from('\r\n\r\n')
const DONE = Buffer.from('{"success":true')

/**
 * Measures bets per second over HTTP from the same machine, which shares its cores with the load. Each client has its
 * own player. Every measurement is followed by one of bare inserts, with as many clients on the same database.
 */
export async function bets(url: string, dataDir: string): Promise<Figure[]> {
  const maxClients = Math.max(...CLIENTS)
  const players = await openPlayers(url, maxClients)
  await load(url, players, WARM_UP_SECONDS)
  return withDatabase(
    dataDir,
    async (database) => {
      const figures: Figure[] = []
      for (const clients of CLIENTS) figures.push(...(await figuresOf(url, players.slice(0, clients), database)))
      return figures
    },
    maxClients,
  )
}

async function figuresOf(url: string, players: BetPlayer[], database: Database): Promise<Figure[]> {
  const { latencies, refused } = await load(url, players, SECONDS)
  const bare = await bareInserts(database, players.length, SECONDS)
  const clients = `${players.length} ${players.length === 1 ? 'client' : 'clients'}`
  return [
    [clients, latencyText(latencies, refused)],
    ['  bare inserts', latencyText(bare, 0)],
    ['  bets per bare insert', (latencies.length / bare.length).toFixed(2)],
  ]
}

interface Load {
  latencies: number[]
  refused: number
}

/** Places bets of all players in parallel, each player's sequentially, for a duration. */
export async function load(url: string, players: BetPlayer[], seconds: number): Promise<Load> {
  const until = performance.now() + seconds * 1000
  const loads = await Promise.all(players.map((player) => betUntil(url, player, until)))
  return {
    latencies: loads.flatMap(({ latencies }) => latencies),
    refused: loads.reduce((sum, { refused }) => sum + refused, 0),
  }
}

/** Places bets sequentially over one connection. */
async function betUntil(url: string, player: BetPlayer, until: number): Promise<Load> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  const latencies: number[] = []
  let refused = 0
  let ahead: Buffer[] = []
  while (performance.now() < until) {
    if (ahead.length === 0) ahead = Array.from({ length: SIGNED_AHEAD }, () => betOf(url, player))
    const request = ahead.pop() ?? betOf(url, player)
    const sentAt = performance.now()
    socket.write(request)
    const answer = await wholeAnswer(socket)
    latencies.push(performance.now() - sentAt)
    if (!answer.includes(DONE)) refused += 1
  }
  socket.destroy()
  return { latencies, refused }
}

function betOf(url: string, { sessionId, gameId, currency }: BetPlayer): Buffer {
  const input = { sessionId, gameId, currency, amount: '0.01', transactionId: randomUUID(), roundId: randomUUID() }
  return signedRequest(url, seamlessBet.path, input)
}

async function wholeAnswer(socket: Socket): Promise<Buffer> {
  let received: Buffer = Buffer.alloc(0)
  for (;;) {
    const chunk = await new Promise<Buffer>((resolve) => socket.once('data', resolve))
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const headEnd = received.indexOf(HEAD_END)
    if (headEnd < 0) continue
    const [, length] = /content-length: (\d+)/i.exec(received.toString('latin1', 0, headEnd)) ?? []
    if (received.length >= headEnd + HEAD_END.length + Number(length)) return received
  }
}

export function latencyText(latencies: number[], refused: number): string {
  const sorted = latencies.sort((a, b) => a - b)
  const percentile = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1)} ms`
  const complaint = refused > 0 ? `, ${refused} refused` : ''
  return `${perSecond(sorted.length / SECONDS)}, p50 ${percentile(0.5)}, p95 ${percentile(0.95)}, p99 ${percentile(0.99)}${complaint}`
}

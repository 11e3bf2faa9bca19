import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { engineOf } from '@ante/demo/engines.ts'
import { games } from '@ante/demo/games.ts'
import { freePort } from '@ante/plain-server/test/free-port.ts'
import { FAKE_VENDORS_SECRET, fakeGateway } from '@ante/studio/test/fake-gateway.ts'
import type { FakeGateway } from '@ante/studio/test/fake-gateway.ts'

import { withDatabase } from './database.ts'
import type { Figure } from './figures.ts'
import { MoveDelays, openPlayer } from './poker-player.ts'

const TABLES = Number(process.env['TABLES'] ?? 200)
const SEATS = 6
const SECONDS = Number(process.env['SECONDS'] ?? 60)
const TABLES_PER_TIER = 40
const MAIN = join(import.meta.dirname, '..', 'apps', 'studio', 'main.ts')
const ENOUGH = 10_000_000_000n

/** Measures the delay from a move at one of many tables until all players at the table have received it, over HTTP. */
export function pokerTables(_url: string, dataDir: string): Promise<Figure[]> {
  return withDatabase(dataDir, async ({ pool }, databaseUrl) => {
    const gateway = await fakeGateway(ENOUGH)
    await pool.query('create database poker_tables')
    const url = `http://127.0.0.1:${await freePort()}`
    const pokerDatabaseUrl = databaseUrl.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, '$1poker_tables')
    const studio = startStudio({ url, gateway, databaseUrl: pokerDatabaseUrl })
    try {
      await untilReady(url)
      return await measured(url, gateway)
    } finally {
      studio.kill('SIGTERM')
      await once(studio, 'exit')
      await gateway.stop()
    }
  })
}

interface Started {
  url: string
  gateway: FakeGateway
  databaseUrl: string
}

function startStudio({ url, gateway, databaseUrl }: Started): ChildProcess {
  return spawn(process.execPath, [MAIN], {
    stdio: 'inherit',
    env: {
      ...process.env,
      SANDBOX_PORT: new URL(url).port,
      SANDBOX_DATABASE_URL: databaseUrl,
      SANDBOX_DATABASE_POOL: '12',
      GATEWAY_URL: gateway.url,
      VENDORS_SECRET: FAKE_VENDORS_SECRET,
      LOG_LEVEL: 'error',
    },
  })
}

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await sleep(200)
  }
}

async function measured(url: string, gateway: FakeGateway): Promise<Figure[]> {
  const title = games.find((game) => game.vendor === 'RVN' && engineOf(game) === 'holdem')
  if (!title) throw new Error('There is no title with poker tables.')
  const delays = new MoveDelays()
  const players: { stop(): void }[] = []
  for (let nth = 0; nth < TABLES * SEATS; nth += 1) {
    const player = await openPlayer({ url, gateway, title, delays, ...seatOf(nth) })
    if (player) players.push(player)
  }
  await sleep(5_000)
  delays.begin()
  await sleep(SECONDS * 1_000)
  const { latencies, refused } = delays.end()
  for (const player of players) player.stop()
  latencies.sort((a, b) => a - b)
  const at = (share: number) => `${(latencies[Math.floor(latencies.length * share)] ?? Number.NaN).toFixed(0)} ms`
  return [
    ['tables, players besides bots', `${TABLES}, ${players.length}`],
    ['moves a second', (latencies.length / SECONDS).toFixed(0)],
    ['until all players at the table receive a move, median', at(0.5)],
    ['until all players at the table receive a move, p99', at(0.99)],
    ['moves refused', String(refused)],
  ]
}

/** Returns the table and the seat of a player. */
function seatOf(nth: number): { table: string; seat: number } {
  const number = Math.floor(nth / SEATS)
  const tier = Math.floor(number / TABLES_PER_TIER) + 1
  return { table: `${tier}-${(number % TABLES_PER_TIER) + 1}`, seat: nth % SEATS }
}

import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { fromWire } from '@ante/contract/kit/wire-names.ts'
import { liveEvents, LIVE_PATH } from '@ante/contract/live/events.ts'
import { getNearDraws } from '@ante/contract/lottery/draws/open-draws.ts'
import type { Database } from '@ante/gateway/kit/db.ts'
import { freePort } from '@ante/plain-server/test/free-port.ts'

import { withDatabase } from './database.ts'
import type { Figure } from './figures.ts'

const GAMES = 200
const SECONDS = 10
/** Number of measured draws of each game, during which a gateway is killed. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 6)
const OTHERS = 2
const MAIN = join(import.meta.dirname, '..', 'apps', 'gateway', 'main.ts')

/** Measures the delay of draws at a page, with many simultaneous games and three gateways, of which one is killed. */
export function draws(url: string, dataDir: string): Promise<Figure[]> {
  return withDatabase(dataDir, async ({ pool }, databaseUrl) => {
    await createGames(pool)
    const otherGateways = await Promise.all(Array.from({ length: OTHERS }, () => startGateway(dataDir, databaseUrl)))
    try {
      const page = watchDraws(url)
      await pause(2 * SECONDS * 1000)
      const from = page.now()
      await pause((ROUNDS * SECONDS * 1000) / 2)
      otherGateways[0]?.kill('SIGKILL')
      await pause((ROUNDS * SECONDS * 1000) / 2)
      const to = page.now()
      await pause(2_000)
      await page.stop()
      return await figures(pool, { from, to, reported: page.reported })
    } finally {
      for (const gateway of otherGateways) await end(gateway)
    }
  })
}

interface DrawFigures {
  gameId: number
  drawNumber: string
  at: number
}

async function figures(
  pool: Database['pool'],
  { from, to, reported }: { from: number; to: number; reported: DrawFigures[] },
): Promise<Figure[]> {
  const { rows } = await pool.query<{ gameId: bigint; drawNumber: string; drawAt: Date; tries: number }>(
    `select game_id as "gameId", draw_number as "drawNumber", draw_at as "drawAt", results as tries from lottery_draw
     join lottery_game game on game.id = game_id
     where game.merchant_code = 'aurora' and draw_at > $1 and draw_at <= $2`,
    [new Date(from), new Date(to)],
  )
  const receivedAt = Map.groupBy(reported, ({ gameId, drawNumber }) => `${gameId} ${drawNumber}`)
  const lateness = rows.flatMap(({ gameId, drawNumber, drawAt }) => {
    const [first] = receivedAt.get(`${gameId} ${drawNumber}`) ?? []
    return first ? [first.at - drawAt.getTime()] : []
  })
  const sorted = lateness.toSorted((a, b) => a - b)
  const at = (share: number) =>
    `${(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN).toFixed(0)} ms`
  const drawnTwice = rows.filter(
    ({ gameId, drawNumber }) => (receivedAt.get(`${gameId} ${drawNumber}`)?.length ?? 0) > 1,
  ).length
  const ofBench = (to - from) / 1000 / SECONDS
  return [
    [
      `draws, ${GAMES} games every ${SECONDS} s besides the demo’s games, ${OTHERS + 1} gateways, one killed`,
      String(rows.length),
    ],
    ['expected minimum of draws of these games', String(Math.floor(ofBench) * GAMES)],
    [
      'drawn again, reported twice, not reported',
      `${rows.filter(({ tries }) => tries !== 1).length}, ${drawnTwice}, ${rows.length - lateness.length}`,
    ],
    ['from the draw time until a page receives the result: median, p99, slowest', `${at(0.5)}, ${at(0.99)}, ${at(1)}`],
  ]
}

async function createGames(pool: Database['pool']): Promise<void> {
  await pool.query(
    `insert into lottery_game (merchant_code, code, name, family, group_code, prize_modes, schedule, lock_seconds, is_house,
       result_timeout_seconds, is_sale, is_hot, is_new, position, icon)
     select 'aurora', 'BENCH' || n, 'Bench', (array['SSC', 'PK10', 'VNC_NORTH', 'KENO'])[1 + n % 4], 'SSC', '{Lott}',
       '{"kind":"steady","seconds":${SECONDS}}', 2, true, 14400, true, false, false, 999, 'ssc'
     from generate_series(1, ${GAMES}) n`,
  )
  await pool.query(`select pg_notify('ante_bus', '- merchant aurora')`)
}

/** Opens a live stream and records its events with their times by the gateway's clock. */
function watchDraws(url: string) {
  const received: DrawFigures[] = []
  const ending = new AbortController()
  const clock = gatewayClock(url)
  let offset = 0
  const reading = (async () => {
    offset = await clock
    const response = await fetch(url + LIVE_PATH, { signal: ending.signal })
    let incomplete = ''
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const at = Date.now() + offset
      const frames = (incomplete + piece).split('\n\n')
      incomplete = frames.pop() ?? ''
      for (const frame of frames) {
        const [, data] = /^event: draw\ndata: (.*)$/m.exec(frame) ?? []
        if (data !== undefined)
          received.push({ ...liveEvents.draw.parse(fromWire(liveEvents.draw, JSON.parse(data))), at })
      }
    }
  })().catch((error: unknown) => {
    if (!ending.signal.aborted) throw error
  })
  const stop = async () => {
    ending.abort()
    await reading
  }
  return { reported: received, stop, now: () => Date.now() + offset }
}

/** Returns the offset of the gateway's clock from this process's, in milliseconds. */
async function gatewayClock(url: string): Promise<number> {
  const startedMs = Date.now()
  const response = await fetch(`${url}${getNearDraws.path}?gameId=1`)
  const [, serverTime = ''] = /"serverTime":"([^"]+)"/.exec(await response.text()) ?? []
  return Date.parse(serverTime) - (startedMs + Date.now()) / 2
}

async function startGateway(dataDir: string, databaseUrl: string): Promise<ChildProcess> {
  const port = await freePort()
  const secret = await readFile(join(dataDir, 'secrets.key'), 'utf8')
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      SECRETS_KEY: secret,
      DATA_DIR: join(dataDir, `other-${port}`),
      PORT: String(port),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error('gateway did not start')
    await pause(200)
  }
  return child
}

const isReady = (port: number) =>
  fetch(`http://localhost:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

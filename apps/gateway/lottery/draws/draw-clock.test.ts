import { HOUR_MS, MINUTE_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startGateway, startGatewayOn } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { LotteryGames, readGames } from '../games/games.ts'
import type { Game } from '../games/games.ts'
import { DaySecrets } from './day-secrets.ts'
import { completeMissedDraws } from './complete-missed-draws.ts'
import { rowOf } from './game-slot.ts'
import { DRAW_TOPIC } from './topics.ts'

const WAIT = { timeout: 60_000, interval: 100 }
const SLOW = 180_000

let first: TestGateway
let games: Game[]
let gateways: TestGateway[] = []
let received: string[] = []

beforeAll(async () => {
  first = await startGateway({ lotteryDraws: true })
  games = await readGames(first.ports.db)
  gateways = [first, await another(), await another()]
  first.ports.bus.listen(DRAW_TOPIC, (payload) => {
    const { merchantCode, draw } = JSON.parse(payload) as {
      merchantCode: string
      draw: { gameCode: string; drawNumber: string }
    }
    received.push(`${merchantCode} ${draw.gameCode} ${draw.drawNumber}`)
  })
}, SLOW)
beforeEach(() => (received = []))
afterAll(async () => {
  for (const gateway of gateways.toReversed()) await gateway.stop()
})

const another = () => startGatewayOn(first.databaseUrl, { lotteryDraws: true })
const moveAll = (ms: number) => gateways.forEach(({ ports }) => (ports.clock.offsetMs += ms))
const now = () => first.ports.clock.now().getTime()
const isHouse = (game: Game) => game.is_house

function gameCalled(code: string): Game {
  const game = games.find((candidate) => candidate.code === code && candidate.merchant_code === 'aurora')
  if (!game) throw new Error(code)
  return game
}

/** Returns the scheduled draws between two moments, by merchant, game and draw number. */
function dueBetween(from: number, to: number): string[] {
  return games.filter(isHouse).flatMap((game) => {
    const due: string[] = []
    for (let slot = game.timetable.at(from); slot.drawAt <= to; slot = game.timetable.after(slot)) {
      due.push(`${game.merchant_code} ${game.code} ${slot.drawNumber}`)
    }
    return due
  })
}

/**
 * Waits until the latest due draw of every house game has a result, unless its timeout has passed; returns the time.
 */
async function drawnUpTo(): Promise<number> {
  await expect
    .poll(async () => {
      const moment = now()
      const { rows } = await sql<{ id: bigint; drawAt: Date }>`
        select game_id as id, max(draw_at) as "drawAt" from lottery_draw where status <> 'INIT' group by game_id
      `.execute(first.ports.db)
      const drawn = new Map(rows.map(({ id, drawAt }) => [id, drawAt.getTime()]))
      return games.filter(isHouse).filter((game) => {
        const due = game.timetable.before(game.timetable.at(moment)).drawAt
        return due >= moment - game.result_timeout_seconds * 1000 && (drawn.get(game.id) ?? 0) < due
      }).length
    }, WAIT)
    .toBe(0)
  return now()
}

async function storedDraw(game: Game, drawNumber: string) {
  return first.ports.db
    .selectFrom('lottery_draw')
    .selectAll()
    .where('game_id', '=', game.id)
    .where('draw_number', '=', drawNumber)
    .executeTakeFirst()
}

test('each draw gets one result from any of three gateways, and is published once', async () => {
  const from = await drawnUpTo()
  received = []
  moveAll(3 * MINUTE_MS)
  const to = await drawnUpTo()

  const due = dueBetween(from, to - 2_000)
  expect(due.length).toBeGreaterThan(100)
  await expect.poll(() => due.filter((name) => !received.includes(name)), WAIT).toEqual([])
  expect(new Set(received).size).toBe(received.length)
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from lottery_draw where results > 1 or drawn_at < draw_at
  `.execute(first.ports.db)
  expect(rows[0]?.count).toBe(0n)
})

test('draws due while only one gateway was running, or none, get results', async () => {
  const [, second, third] = gateways
  await second?.stop()
  await third?.stop()
  gateways = [first]
  const from = await drawnUpTo()
  moveAll(10 * MINUTE_MS)
  const joined = await another()
  joined.ports.clock.offsetMs = first.ports.clock.offsetMs
  gateways = [first, joined]
  const to = await drawnUpTo()

  const due = dueBetween(from, to - 2_000)
  await expect.poll(() => due.filter((name) => !received.includes(name)), WAIT).toEqual([])
  expect(new Set(received).size).toBe(received.length)
})

test(
  'draws older than the result timeout get no result, and their bets are voided',
  async () => {
    const game = gameCalled('SSC300')
    const early = game.timetable.after(game.timetable.at(now()))
    await first.ports.db
      .insertInto('lottery_draw')
      .values(rowOf({ game, slot: early }))
      .execute()
    moveAll(6 * HOUR_MS)
    await drawnUpTo()
    const known = new LotteryGames(first.ports)
    await known.load()
    const ports = { ...first.ports, games: known, secrets: new DaySecrets(first.ports) }
    // Each gateway calls this once a minute.
    await completeMissedDraws(ports)
    known.close()

    expect(await storedDraw(game, early.drawNumber)).toMatchObject({ status: 'VOID', result: null })
    const since = game.timetable.at(now() - 4 * HOUR_MS + 10 * MINUTE_MS)
    expect(await storedDraw(game, since.drawNumber)).toMatchObject({ status: 'PAID', results: 1 })
    expect(await storedDraw(game, game.timetable.after(early).drawNumber)).toBeUndefined()
  },
  SLOW,
)

test('a locked draw gets its result in the next run, and all others in the first run', async () => {
  const game = gameCalled('WINGO30')
  const slot = game.timetable.at(now())
  const { id } = await first.ports.db
    .insertInto('lottery_draw')
    .values(rowOf({ game, slot }))
    .returning('id')
    .executeTakeFirstOrThrow()
  let others = 0
  await first.ports.db.transaction().execute(async (tx) => {
    await tx.selectFrom('lottery_draw').select('id').where('id', '=', id).forShare().execute()
    moveAll(slot.drawAt + 5_000 - now())
    await expect
      .poll(() => (others = received.filter((name) => !name.startsWith('aurora WINGO30')).length), WAIT)
      .toBeGreaterThan(1)
    expect(received.filter((name) => name === `aurora WINGO30 ${slot.drawNumber}`)).toEqual([])
  })
  await expect.poll(() => received.filter((name) => name === `aurora WINGO30 ${slot.drawNumber}`).length, WAIT).toBe(1)
  expect(others).toBeGreaterThan(1)
})

test('the database refuses changes that the rules of draws forbid', async () => {
  const { db } = first.ports
  const game = gameCalled('FFC60')
  const { drawNumber } = game.timetable.before(game.timetable.before(game.timetable.at(now())))
  const change = (values: Record<string, unknown>) =>
    db
      .updateTable('lottery_draw')
      .set(values)
      .where('game_id', '=', game.id)
      .where('draw_number', '=', drawNumber)
      .execute()

  await expect(change({ status: 'INIT', result: null })).rejects.toThrow('ILLEGAL_STATE')
  await expect(change({ status: 'VOID', result: null })).rejects.toThrow('ILLEGAL_STATE')
  await expect(change({ result: '[0,0,0,0,0]' })).rejects.toThrow('immutable')
  await expect(change({ draw_at: new Date() })).rejects.toThrow('immutable')
  await expect(db.deleteFrom('lottery_commitment').execute()).rejects.toThrow('immutable')
})

import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { holdemPage, holdemTitle } from '../test/holdem-tables.ts'
import { newTapId } from '../test/page-calls.ts'
import type { PageAnswer } from '../test/page-calls.ts'
import { restartableStudio } from '../test/restartable-studio.ts'
import type { RestartableStudio } from '../test/restartable-studio.ts'

const START_CENTS = 1_000_000n
const BUY_IN = 10_000

let studio: RestartableStudio
let nextTable = 1
let table = ''
const leaving: (() => void)[] = []

beforeAll(async () => {
  studio = await restartableStudio({ environment: { VENDORS_TIME_SCALE: '20' } })
})
afterAll(() => studio.close())
beforeEach(() => {
  studio.gateway.ledger.balanceCents = START_CENTS
  studio.gateway.behave = () => 'answer'
  table = `1-${nextTable++}`
})
afterEach(() => {
  for (const leave of leaving.splice(0)) leave()
})

async function query<Row extends Record<string, unknown>>(text: string): Promise<Row[]> {
  return (await studio.db.query<Row>(text)).rows
}

type Page = Awaited<ReturnType<typeof holdemPage>>

/** Returns the net amount moved by the rounds of these players: others, who left earlier, may be paid at any time. */
async function moved(...pages: Page[]): Promise<bigint> {
  const players = pages.map(({ playerId }) => `'${playerId}'`).join()
  const rounds = await query<{ id: string }>(`select id from studio.round where player_id in (${players})`)
  return rounds.reduce((sum, { id }) => sum + studio.gateway.ledger.movedBy(id), 0n)
}

/** Opens a page at this test's table, takes the first free seat, and watches it. */
async function seated(playerId?: string) {
  const page = await holdemPage(studio, playerId)
  const { seat, bought } = await buyFirstFreeSeat(page)
  const { room } = await page.tableInfo(table)
  const { seen, visit } = page.watch(room)
  leaving.push(() => visit.leave())
  await vi.waitUntil(() => seen.own !== null)
  return { page, seat, bought, seen }
}

/** Takes the first free seat. */
async function buyFirstFreeSeat(page: Page, from = 0): Promise<{ seat: number; bought: PageAnswer }> {
  if (from === 0) await page.tableInfo(table)
  const bought = await page.buyIn(table, from, BUY_IN)
  return bought.status === 200 ? { seat: from, bought } : buyFirstFreeSeat(page, from + 1)
}

/** Checks or calls at each of the player's turns, until the condition holds. */
async function playUntil({ page, seen }: Awaited<ReturnType<typeof seated>>, holds: () => boolean): Promise<void> {
  await vi.waitUntil(
    async () => {
      const { own, table: view } = seen
      if (own?.choices && view?.hand && own.handNumber === view.hand.number) {
        const move = own.choices.toCall > 0 ? { kind: 'call' } : { kind: 'check' }
        await page.move({ table, hand: view.hand.number, after: view.hand.log.length, move })
      }
      return holds()
    },
    { timeout: 25_000, interval: 40 },
  )
}

test('a buy-in is a stake, and the chips with which the player leaves are its win', async () => {
  const player = await seated()
  expect(player.bought.body).toMatchObject({ state: 'held', progress: { table } })
  expect(await moved(player.page)).toBe(-BigInt(BUY_IN))
  expect(player.seen.table?.seats[player.seat]).toMatchObject({ isBot: false })
  expect(player.seen.table?.seats.filter((seat) => seat?.isBot).length).toBeGreaterThan(1)

  await playUntil(player, () => player.seen.table?.hand?.result?.pots !== undefined)
  await player.page.presence(table, 'leave')
  await playUntil(player, () => player.seen.states.at(-1) === 'over')
  const [round] = await vi.waitUntil(async () => {
    const rows = await query<{ won_cents: bigint }>(
      `select won_cents from studio.round where state = 'closed' and player_id = '${player.page.playerId}'`,
    )
    return rows.length > 0 ? rows : null
  })
  expect(await moved(player.page)).toBe((round?.won_cents ?? 0n) - BigInt(BUY_IN))
  const { body } = await player.page.hands(table)
  expect(body['hands']).toMatchObject([{ seat: player.seat }])
}, 40_000)

test('a repeated tap buys in once, and a taken seat is refused before any money moves', async () => {
  const player = await seated()
  const otherPlayer = await holdemPage(studio)
  expect((await otherPlayer.buyIn(table, player.seat, BUY_IN)).body).toMatchObject({ error: { code: 'seat.taken' } })
  expect((await player.page.buyIn(table, 5, BUY_IN)).body).toMatchObject({ error: { code: 'seat.one_per_table' } })
  expect((await otherPlayer.buyIn('9-1', 0, BUY_IN)).body).toMatchObject({ error: { code: 'table.unknown' } })
  const seat = player.seen.table?.seats.indexOf(null) ?? -1
  expect((await otherPlayer.buyIn(table, seat, 3_999)).body).toMatchObject({ error: { code: 'buy_in.out_of_limits' } })
  const tapId = newTapId()
  const taps = await Promise.all([
    otherPlayer.buyIn(table, seat, BUY_IN, tapId),
    otherPlayer.buyIn(table, seat, BUY_IN, tapId),
  ])
  expect(new Set(taps.map(({ body }) => body['roundId'])).size).toBe(1)
  expect(await moved(player.page, otherPlayer)).toBe(-2n * BigInt(BUY_IN))
})

test('of two players who request one seat simultaneously one gets it, and the other’s money is returned', async () => {
  const pages = [await holdemPage(studio), await holdemPage(studio)]
  const [spectator] = pages
  const { room } = (await spectator?.tableInfo(table)) ?? { room: '' }
  const rail = spectator?.watch(room)
  await vi.waitUntil(() => rail?.seen.table)
  rail?.visit.leave()
  const seat = rail?.seen.table?.seats.indexOf(null) ?? 0
  let arrived = 0
  let open = () => {}
  const bothArrived = new Promise<void>((resolve) => (open = resolve))
  studio.gateway.behave = async (name): Promise<'answer'> => {
    if (name === 'bet' && ++arrived === 2) open()
    if (name === 'bet') await bothArrived
    return 'answer'
  }
  const taps = await Promise.all(pages.map((page) => page.buyIn(table, seat, BUY_IN)))
  expect(new Set(taps.map(({ body }) => body['state']))).toEqual(new Set(['held', 'undone']))
  expect(await moved(...pages)).toBe(-BigInt(BUY_IN))
})

test('a move for an outdated state, by another player, or of an unknown kind is refused and changes nothing', async () => {
  const player = await seated()
  const stranger = await holdemPage(studio)
  await vi.waitUntil(() => player.seen.table?.hand, { timeout: 10_000 })
  const hand = player.seen.table?.hand?.number ?? 0
  const move = { kind: 'check' }
  const late = { table, hand: hand + 7, after: 0, move }
  expect((await player.page.move(late)).body).toMatchObject({ error: { code: 'move.too_late' } })
  expect((await stranger.move({ ...late, hand })).body).toMatchObject({ error: { code: 'seat.none' } })
  const forged = { table, hand, after: 0, move: { kind: 'win', cents: 1_000_000 } }
  expect((await player.page.move(forged)).status).toBe(400)
  expect((await player.page.move({ ...late, move: { kind: 'raise', to: 1e300 } })).status).toBe(400)
})

test('a viewer without seat sees no cards, and everything with a delay', async () => {
  const player = await seated()
  const stranger = await holdemPage(studio)
  const { room, seated: sits } = await stranger.tableInfo(table)
  expect(sits).toBe(false)
  const { seen, visit } = stranger.watch(room)
  leaving.push(() => visit.leave())
  await playUntil(player, () => player.seen.own?.cards.length === 2)
  await vi.waitUntil(() => seen.table)
  expect(seen.table?.hand).toBeNull()
  expect(seen.raw.join('')).not.toContain(player.seen.own?.cards[0] ?? 'no card')
  const seatsRoom = (await player.page.tableInfo(table)).room
  const { seen: rejected, visit: rejectedVisit } = stranger.watch(seatsRoom)
  leaving.push(() => rejectedVisit.leave())
  await vi.waitUntil(() => rejected.states.at(-1) === 'over')
  expect(rejected.table).toBeNull()
}, 40_000)

test('a restart during a hand continues with the same cards, and loses no chip', async () => {
  const player = await seated()
  await vi.waitUntil(() => (player.seen.own?.cards.length ?? 0) === 2, { timeout: 10_000 })
  const { cards, handNumber } = { ...player.seen.own }
  await studio.stop()
  await studio.start()
  const reconnected = player.page.watch((await player.page.tableInfo(table)).room)
  leaving.push(() => reconnected.visit.leave())
  await vi.waitUntil(() => reconnected.seen.own)
  expect(reconnected.seen.own).toMatchObject({ cards, handNumber })
  await player.page.presence(table, 'leave')
  await vi.waitUntil(() => reconnected.seen.states.at(-1) === 'over', { timeout: 40_000 })
  const [books] = await query<{ on: string; off: string }>(
    `select (select sum((seat->>'stack')::bigint + (seat->>'incoming')::bigint)
         from jsonb_array_elements(state->'seats') seat where seat <> 'null') as on,
       (state->'books'->>'boughtCents')::bigint - (state->'books'->>'cashedCents')::bigint
         - (state->'books'->>'rakedCents')::bigint as off
     from holdem.poker_table where name = '${table}'`,
  )
  expect(String(books?.on)).toBe(String(books?.off))
}, 60_000)

test('a leaving player is paid once, even when the wallet’s answers are lost', async () => {
  const player = await seated()
  let lost = 0
  studio.gateway.behave = (name) => (name === 'win' && lost++ < 2 ? 'lose-answer' : 'answer')
  await player.page.presence(table, 'leave')
  await playUntil(player, () => player.seen.states.at(-1) === 'over')
  const ofPlayer = `from studio.round where player_id = '${player.page.playerId}'`
  await vi.waitUntil(async () => (await query(`select 1 ${ofPlayer} and state = 'closed'`)).length > 0, {
    timeout: 15_000,
  })
  const [round] = await query<{ won_cents: string }>(`select won_cents ${ofPlayer}`)
  expect(await moved(player.page)).toBe(BigInt(round?.won_cents ?? 0) - BigInt(BUY_IN))
  expect((await player.page.presence(table, 'leave')).body).toMatchObject({ error: { code: 'seat.none' } })
}, 40_000)

test('a buy-in refused by the wallet gives no seat', async () => {
  const page = await holdemPage(studio)
  studio.gateway.ledger.balanceCents = 100n
  expect((await page.buyIn(table, 0, BUY_IN)).body).toMatchObject({ state: 'refused' })
  expect(await page.tableInfo(table)).toMatchObject({ seated: false })
})

test('of two tabs the newer one has the seat', async () => {
  const player = await seated()
  const newer = await holdemPage(studio, player.page.playerId)
  await vi.waitUntil(() => player.seen.states.at(-1) === 'elsewhere')
  expect((await player.page.presence(table, 'sit-out')).body).toMatchObject({ error: { code: 'session.replaced' } })
  expect(await newer.tableInfo(table)).toMatchObject({ seated: true })
})

test('while the vendor is out of service players’ time is paused', async () => {
  const player = await seated()
  await vi.waitUntil(() => player.seen.own?.choices, { timeout: 15_000 })
  out(true)
  onTestFinished(() => out(false))
  expect((await player.page.presence(table, 'sit-out')).status).toBe(503)
  const before = await seatIn()
  // A minute of table time: without the pause, the player's time and time bank would run out.
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  expect(await seatIn()).toEqual(before)

  out(false)
  await vi.waitUntil(() => player.seen.states.at(-1) === 'live')
  expect((await player.page.presence(table, 'leave')).status).toBe(200)

  async function seatIn() {
    const [row] = await query<{ seat: unknown }>(
      `select state->'seats'->${player.seat} as seat from holdem.poker_table where name = '${table}'`,
    )
    return row?.seat
  }
}, 60_000)

const out = (isOutOfService: boolean) => studio.setOut(holdemTitle.vendor, isOutOfService)

test('a table that cannot be read is set aside with its buy-ins, and replaced by an empty one', async () => {
  const player = await seated()
  for (const leave of leaving.splice(0)) leave()
  await studio.stop()
  const broken = `jsonb_set(state, '{seats}', '"none"')`
  await query(`update holdem.poker_table set state = ${broken} where name = '${table}'`)
  await studio.start()

  expect(await query(`select state->>'seats' as seats from holdem.table_set_aside`)).toEqual([{ seats: 'none' }])
  const ofPlayer = `from studio.round where player_id = '${player.page.playerId}'`
  expect(await query(`select state, set_aside is not null as aside ${ofPlayer}`)).toEqual([
    { state: 'held', aside: true },
  ])
  expect(await moved(player.page)).toBe(-BigInt(BUY_IN))
  const otherPlayer = await holdemPage(studio)
  expect((await buyFirstFreeSeat(otherPlayer)).bought.body).toMatchObject({ state: 'held' })
}, 60_000)

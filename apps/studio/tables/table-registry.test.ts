import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { hashOfSeed, markOf } from '../kit/fairness/round-fairness.ts'
import { RoomVisit } from '../kit/front/room/room-visit.ts'
import { titleOf } from '../test/ante-titles.ts'
import { newTapId, openPage } from '../test/page-calls.ts'
import { restartableStudio } from '../test/restartable-studio.ts'
import type { RestartableStudio } from '../test/restartable-studio.ts'
import { roomOf, StakeUpdate, TableEvent, TableView } from './table-contract.ts'

/** Fifteen seconds of betting take one second. */
const TIME_SCALE = '15'

let studio: RestartableStudio
const visits: RoomVisit[] = []
beforeAll(async () => {
  studio = await restartableStudio({
    balanceCents: 10_000_000n,
    environment: { VENDORS_TIME_SCALE: '4', GAMES_TIME_SCALE: TIME_SCALE },
  })
})
afterAll(() => studio.close())
afterEach(() => {
  for (const visit of visits.splice(0)) visit.leave()
})

/** Opens a title as its page does, and connects to its table. */
async function sitDown(engine: string) {
  const title = titleOf(engine)
  const { vendor, gameId } = title
  const page = await openPage(studio, { title })
  const received = { views: [] as TableView[], events: [] as TableEvent[], stakeUpdates: [] as StakeUpdate[] }
  const visit = new RoomVisit({
    room: roomOf({ vendor, gameId }),
    key: page.key,
    fetchRoom: (path, init) => fetch(studio.url + path, init),
    gapsMs: [20],
    handlers: {
      snapshot: (body) => void received.views.push(TableView.parse(body)),
      event: (body) => void received.events.push(TableEvent.parse(body)),
      private: (body) => void received.stakeUpdates.push(StakeUpdate.parse(body)),
      state: () => undefined,
    },
  })
  visits.push(visit)
  const latest = () => {
    const views = received.events.flatMap((event) => (event.is === 'opened' ? [event.view] : []))
    return (views.at(-1) ?? received.views.at(-1))?.deal ?? null
  }
  const placeChips = (deal: string, spots: [string, string][]) => {
    const stakeCents = String(spots.reduce((sum, [, cents]) => sum + Number(cents), 0))
    return page.round(newTapId(), { stakeCents, choice: { deal, spots } })
  }
  return { page, received, latest, placeChips, vendor, gameId }
}

const openDealAt = (seat: Awaited<ReturnType<typeof sitDown>>) =>
  vi.waitUntil(() => {
    const deal = seat.latest()
    return deal && deal.decidedAt === null && deal.closesAt > Date.now() + 100 ? deal : null
  }, 20_000)

test.each([
  ['baccarat', 'banker', '2000'],
  ['roulette', 'red', '2000'],
  ['cockfight', 'wala', '2000'],
])(
  'at %s all players receive the same deal, and each the result of their stake',
  { timeout: 60_000 },
  async (engine, spot, cents) => {
    const [ann, ben] = [await sitDown(engine), await sitDown(engine)]
    const deal = await openDealAt(ann)
    expect((await ann.placeChips(deal.id, [[spot, cents]])).body).toMatchObject({ state: 'held' })

    const decided = (seat: typeof ann) =>
      seat.received.events.flatMap((event) => (event.is === 'decided' && event.deal.id === deal.id ? [event] : []))
    await expect.poll(() => decided(ann).length, { timeout: 20_000 }).toBe(1)
    await expect.poll(() => decided(ben)).toEqual(decided(ann))
    const [end] = decided(ann)
    const updatesOf = (isPaid: boolean) =>
      ann.received.stakeUpdates.filter((update) => update.state === 'won' && update.isPaid === isPaid)
    await expect.poll(() => updatesOf(true).length).toBe(1)
    expect(updatesOf(false)).toMatchObject([{ deal: deal.id, balance: null, wonCents: updatesOf(true)[0]?.wonCents }])
    expect(hashOfSeed(end?.deal.seed ?? '')).toBe(deal.seedHash)
    expect(end?.totals).toEqual({ 'PHP real': { spots: { [spot]: cents }, players: 1 } })
    expect(ben.received.stakeUpdates).toEqual([])
    expect(JSON.stringify(ben.received.events)).not.toContain(studio.gateway.player.playerId)
  },
)

test('a table without viewers deals nothing, and continues when one joins', { timeout: 60_000 }, async () => {
  const seat = await sitDown('roulette')
  await openDealAt(seat)
  for (const visit of visits.splice(0)) visit.leave()
  const count = async () =>
    (await studio.db.query<{ count: bigint }>('select count(*) from tables.deal')).rows[0]?.count
  const open = async () => (await studio.db.query('select from tables.deal where decided_at is null')).rowCount
  await expect.poll(open, { timeout: 20_000 }).toBe(0)
  const dealt = await count()
  await new Promise((resolve) => setTimeout(resolve, 1_500))

  expect(await count()).toBe(dealt)
  await openDealAt(await sitDown('roulette'))
})

test(
  'an out-of-order vendor deals no more, pays open stakes, and continues when restored',
  { timeout: 60_000 },
  async () => {
    const seat = await sitDown('roulette')
    const out = (isOutOfService: boolean) => studio.setOut(seat.vendor, isOutOfService)
    const deal = await openDealAt(seat)
    const stakes = await seat.placeChips(deal.id, [['red', '1000']])
    expect(stakes.body).toMatchObject({ state: 'held' })
    out(true)
    expect((await seat.placeChips(deal.id, [['red', '1000']])).status).toBe(503)
    await expect.poll(() => stateOf(stakes.body['roundId']), { timeout: 10_000 }).toBe('closed')
    const open = async () => (await studio.db.query('select from tables.deal where decided_at is null')).rowCount
    await expect.poll(open).toBe(0)
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    expect(await open()).toBe(0)

    out(false)
    expect((await openDealAt(seat)).id).not.toBe(deal.id)
  },
)

async function stateOf(roundId: unknown): Promise<string | undefined> {
  const { rows } = await studio.db.query<{ state: string }>('select state from studio.round where id = $1', [roundId])
  return rows[0]?.state
}

test('a table restarted with open bets deals the same deal, and pays it', { timeout: 60_000 }, async () => {
  await studio.stop()
  await studio.db.query(`update tables.deal set decided_at = now() - interval '1 minute' where decided_at is not null`)
  await studio.start({ GAMES_TIME_SCALE: '1' })
  const seat = await sitDown('baccarat')
  const deal = await openDealAt(seat)
  const stakes = await seat.placeChips(deal.id, [['player', '1000']])
  expect(stakes.body).toMatchObject({ state: 'held' })
  const roundId = String(stakes.body['roundId'])
  for (const visit of visits.splice(0)) visit.leave()
  await studio.stop()
  // Reading the database while bets are open does not reveal the result.
  const stored = await studio.db.query('select * from tables.deal where id = $1', [deal.id])
  expect(JSON.stringify(stored.rows)).toContain('"server_seed":"sealed.')
  await studio.db.query(`update tables.deal set closes_at = now() - interval '1 minute' where id = $1`, [deal.id])
  await studio.start()

  await expect.poll(() => stateOf(roundId), { timeout: 10_000 }).toBe('closed')
  const { rows } = await studio.db.query<{ seed: string; mixed: unknown }>(
    `select fairness ->> 'serverSeed' as seed, fairness -> 'mixed' as mixed from tables.deal where id = $1`,
    [deal.id],
  )
  expect(hashOfSeed(rows[0]?.seed ?? '')).toBe(deal.seedHash)
  expect(rows[0]?.mixed).toEqual({ base: deal.id, marks: [markOf(roundId)] })
})

test('a discontinued table refunds its stakes at the next start', { timeout: 60_000 }, async () => {
  await studio.stop()
  await studio.start({ GAMES_TIME_SCALE: '1' })
  const seat = await sitDown('roulette')
  const deal = await openDealAt(seat)
  const before = studio.gateway.ledger.balanceCents
  const { body } = await seat.placeChips(deal.id, [['red', '2000']])
  expect(studio.gateway.ledger.balanceCents).toBe(before - 2_000n)
  await studio.stop()
  await studio.db.query(`update tables.deal set game_id = 'sold-no-more' where id = $1`, [deal.id])
  await studio.start()

  await expect.poll(() => stateOf(body['roundId']), { timeout: 20_000 }).toBe('rolled_back')
  expect(studio.gateway.ledger.balanceCents).toBe(before)
  expect((await studio.db.query('select from tables.deal where id = $1', [deal.id])).rowCount).toBe(0)
})

test('unreadable chips are set aside untouched, and the deal is decided', { timeout: 60_000 }, async () => {
  await studio.stop()
  await studio.start({ GAMES_TIME_SCALE: '1' })
  const [broken, sound] = [await sitDown('roulette'), await sitDown('roulette')]
  const deal = await openDealAt(sound)
  const lost = await broken.placeChips(deal.id, [['red', '1000']])
  const stored = await sound.placeChips(deal.id, [['black', '1000']])
  for (const visit of visits.splice(0)) visit.leave()
  await studio.stop()
  await studio.db.query(`update studio.round set progress = 'null' where id = $1`, [lost.body['roundId']])
  await studio.db.query(`update tables.deal set closes_at = now() - interval '1 minute' where id = $1`, [deal.id])
  await studio.start()

  await expect.poll(() => stateOf(stored.body['roundId']), { timeout: 20_000 }).toBe('closed')
  expect(await stateOf(lost.body['roundId'])).toBe('held')
  const { rows } = await studio.db.query('select set_aside is not null as aside from studio.round where id = $1', [
    lost.body['roundId'],
  ])
  expect(rows).toEqual([{ aside: true }])
})

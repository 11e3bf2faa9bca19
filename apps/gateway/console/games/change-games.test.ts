import { randomUUID } from 'node:crypto'

import { listGames } from '@ante/contract/catalogue/games.ts'
import { changeGames, selectCatalogue } from '@ante/contract/console/game-changes.ts'
import type { GameChange } from '@ante/contract/console/game-changes.ts'
import { listCatalogue } from '@ante/contract/console/games.ts'
import { approveChange, listChanges } from '@ante/contract/staff/changes.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { planImport, readFeed } from '../../catalogue/public.ts'
import { inTransaction } from '../../kit/db.ts'
import { publishOnCommit } from '../../kit/postgres-bus.ts'
import { LiveReader } from '../../live/test/live-reader.ts'
import { entriesAbout, newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

/** A separate vendor, so that it has only the games of these tests. */
const VENDOR = 'DESK'
const GAMES = 30
const reason = 'the vendor asked for it'

let gateway: TestGateway
let owner: StaffMember

beforeAll(async () => {
  gateway = await startGateway()
  owner = await newStaff(gateway, { roles: [['platform-owner', null]] })
  const vendor = {
    code: VENDOR,
    name: 'Desk',
    wallet_kind: 'seamless',
    launch_kind: 'generic',
    icon: '/d.svg',
  } as const
  const { db } = gateway.ports
  await db
    .insertInto('vendor')
    .values({ ...vendor, launch_url: null })
    .execute()
  await db.insertInto('merchant_vendor').values({ merchant_code: 'aurora', vendor: VENDOR, position: 99 }).execute()
})
beforeEach(async () => {
  await gateway.ports.db.deleteFrom('game').where('vendor', '=', VENDOR).execute()
  await importFeed(GAMES)
})
afterAll(() => gateway.stop())

const nameOf = (index: number) => `desk${String(index).padStart(2, '0')}`

/** Imports a feed with the first games, and returns its effect. */
function importFeed(count: number, classes = 'CARDS') {
  const rows = Array.from({ length: count }, (_, index) => {
    return `${nameOf(index)},${nameOf(index)},PVP,${classes},0.5,/pictures/games/${nameOf(index)}.webp`
  })
  const feed = readFeed(['gameId,name,category,classes,minBet,picture', ...rows].join('\n'), 'csv')
  return inTransaction(gateway.ports.db, async (tx) => {
    const plan = await planImport(tx, { games: feed.games, vendors: [VENDOR], vendor: VENDOR })
    await plan.write(tx)
    await publishOnCommit(tx, 'catalogue', '')
    return plan
  })
}

async function listed(input: { set?: 'staff' } = {}) {
  const answer = await owner.call(listCatalogue, { merchant: '-', vendor: VENDOR, ...input })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.games
}
async function ids(count = GAMES, from = 0): Promise<string[]> {
  const byName = new Map((await listed()).map(({ name, nodeId }) => [name, nodeId]))
  return Array.from({ length: count }, (_, index) => byName.get(nameOf(index + from)) ?? '')
}
const send = (chosen: readonly string[], change: GameChange, by = owner, key: string = randomUUID()) =>
  by.call(changeGames, { merchant: '-', ids: [...chosen], change, reason, key })
const resultsOf = (answer: Awaited<ReturnType<typeof send>>) =>
  answer.ok ? answer.value.games.map(({ result, problem }) => problem ?? result) : [answer.code]

/** Names of the games that players of aurora see, in the order of the lobby. */
async function offered(): Promise<string[]> {
  const answer = await gateway.call(listGames, { category: 'PVP', vendor: VENDOR, pageSize: 100 })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.games.map(({ gameName }) => gameName)
}
async function waiting() {
  const answer = await owner.call(listChanges, { merchant: '-', state: 'waiting' })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.changes.filter(({ action }) => action === 'catalogue.game.close')
}

test('closed games leave the players’ lists at once, with one entry that has the ids', async () => {
  const page = new LiveReader(gateway)
  await page.opened
  const [one = '', other = ''] = await ids(2)
  expect(resultsOf(await send([one, other], { action: 'close' }))).toEqual(['done', 'done'])
  await expect.poll(offered).toHaveLength(GAMES - 2)
  await expect.poll(() => page.dataOf('catalogue').length).toBeGreaterThan(0)
  page.disconnect()
  const [entry] = await entriesAbout(gateway, 'games:2')
  expect(entry).toMatchObject({
    action: 'catalogue.game.edit',
    actor: owner.mail,
    reason,
    before: { [one]: true, [other]: true },
    after: { action: 'close', done: [one, other], unchanged: [], refused: [] },
  })
  expect((await listed({ set: 'staff' })).map(({ name, feed }) => [name, feed.isOpen])).toEqual([
    [nameOf(0), true],
    [nameOf(1), true],
  ])
})

test('a second click changes nothing, and each row has its own answer', async () => {
  const [one = '', other = ''] = await ids(2)
  const key = randomUUID()
  await send([one], { action: 'close' }, owner, key)
  expect(resultsOf(await send([one], { action: 'close' }, owner, key))).toEqual(['unchanged'])
  expect(resultsOf(await send([one, other, '999999999'], { action: 'close' }))).toEqual([
    'unchanged',
    'done',
    'unknown',
  ])
  await importFeed(1)
  expect(resultsOf(await send([one, other], { action: 'open' }))).toEqual(['done', 'not_in_feed'])
})

test('values of staff survive imports, are reported by them, and the feed’s values come back on request', async () => {
  const [one = '', two = '', three = ''] = await ids(3)
  await send([one], { action: 'close' })
  await send([two], { action: 'addClass', name: 'TABLE' })
  await send([three], { action: 'order', to: 'first' })
  await expect
    .poll(offered)
    .toEqual([nameOf(2), nameOf(1), ...Array.from({ length: GAMES - 3 }, (_, at) => nameOf(at + 3))])
  expect(await importFeed(GAMES)).toMatchObject({ changed: 0, unchanged: GAMES, setByStaff: 3, openAfter: GAMES - 1 })
  expect(await importFeed(GAMES, 'CARDS|JP')).toMatchObject({ changed: GAMES, setByStaff: 3 })
  const games = new Map((await listed()).map((game) => [game.nodeId, game]))
  expect(games.get(one)).toMatchObject({
    isOpen: false,
    classes: ['CARDS', 'JP'],
    feed: { isOpen: true, classes: null },
  })
  expect(games.get(two)).toMatchObject({ classes: ['CARDS', 'TABLE'], feed: { classes: ['CARDS', 'JP'] } })
  expect(games.get(three)?.feed.position).toBe(3)
  expect(resultsOf(await send([one, two, three], { action: 'feed' }))).toEqual(['done', 'done', 'done'])
  await expect.poll(offered).toEqual(Array.from({ length: GAMES }, (_, at) => nameOf(at)))
  expect(await listed({ set: 'staff' })).toEqual([])
})

test('a game that staff closed stays closed when a feed drops and brings it back', async () => {
  const [last = ''] = await ids(1, GAMES - 1)
  await send([last], { action: 'close' })
  await importFeed(GAMES - 1)
  await importFeed(GAMES)
  expect((await listed()).find(({ nodeId }) => nodeId === last)).toMatchObject({
    isOpen: false,
    feed: { isOpen: true },
  })
})

test('closing a large share needs another person, also in several steps', async () => {
  const all = await ids()
  expect(resultsOf(await send(all.slice(0, 9), { action: 'close' }))).toHaveLength(9)
  const requested = await send(all.slice(9, 12), { action: 'close' })
  expect(requested).toMatchObject({ ok: true, value: { outcome: 'waiting', games: [] } })
  await expect.poll(offered).toHaveLength(GAMES - 9)
  const [change] = await waiting()
  if (!change) throw new Error('no request')
  expect(change).toMatchObject({
    object: 'games:3',
    before: { open: 3, vendors: VENDOR, games: 'desk09, desk10, desk11' },
  })
  const { id, binding } = change
  expect(await owner.call(approveChange, { merchant: '-', id, binding })).toMatchObject({ code: 'approval.own' })
  const other = await newStaff(gateway, { roles: [['platform-owner', null]] })
  expect(await other.call(approveChange, { merchant: '-', id, binding })).toMatchObject({ value: { state: 'applied' } })
  await expect.poll(offered).toHaveLength(GAMES - 12)
})

test('an approval fails if other ones of the games are open meanwhile', async () => {
  const all = await ids()
  await send(all.slice(0, 12), { action: 'close' })
  const [change] = await waiting()
  await send(all.slice(0, 1), { action: 'close' })
  const other = await newStaff(gateway, { roles: [['platform-owner', null]] })
  const decided = await other.call(approveChange, {
    merchant: '-',
    id: change?.id ?? '',
    binding: change?.binding ?? '',
  })
  expect(decided).toMatchObject({ value: { state: 'failed', failure: { code: 'object.changed' } } })
  await expect.poll(offered).toHaveLength(GAMES - 1)
})

test('of simultaneous changes of the same games each one is complete', async () => {
  const all = (await ids()).slice(0, 5)
  const changes: GameChange[] = [
    { action: 'close' },
    { action: 'addClass', name: 'TABLE' },
    { action: 'order', to: 'last' },
    { action: 'close' },
  ]
  const answers = await Promise.all(changes.map((change) => send(all, change)))
  expect(answers.map((answer) => answer.ok)).toEqual([true, true, true, true])
  const closed = answers.flatMap((answer, index) => (index % 3 === 0 ? resultsOf(answer) : []))
  expect(closed.toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 'done'),
    ...Array.from({ length: 5 }, () => 'unchanged'),
  ])
  expect(await listed({ set: 'staff' })).toHaveLength(5)
})

test('games are changed for the platform only, by staff with the right', async () => {
  const chosen = await ids(1)
  const input = { ids: chosen, change: { action: 'close' as const }, reason, key: randomUUID() }
  expect(await owner.call(changeGames, { merchant: 'aurora', ...input })).toMatchObject({ code: 'games.platform_only' })
  const trader = await newStaff(gateway, { roles: [['trader', null]] })
  expect(await trader.call(changeGames, { merchant: '-', ...input })).toMatchObject({ code: 'permission.denied' })
})

test('a selection is all games of the filter, at a merchant those that it offers', async () => {
  const answer = await owner.call(selectCatalogue, { merchant: '-', vendor: VENDOR })
  expect(answer).toMatchObject({ ok: true, value: { hasMore: false } })
  expect(answer.ok && answer.value.games.map(({ name }) => name)).toEqual(
    Array.from({ length: GAMES }, (_, at) => nameOf(at)),
  )
  expect(await owner.call(selectCatalogue, { merchant: 'lotus', vendor: VENDOR })).toMatchObject({
    value: { games: [] },
  })
  expect(await owner.call(selectCatalogue, { merchant: '-', vendor: VENDOR, name: '04' })).toMatchObject({
    value: { games: [{ name: nameOf(4) }] },
  })
})

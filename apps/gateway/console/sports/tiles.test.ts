import { listHotMatches } from '@ante/contract/catalogue/matches.ts'
import { listSportsMatches } from '@ante/contract/catalogue/sports.ts'
import { listHotTiles, listTileMatches, saveHotTiles } from '@ante/contract/console/sports-tiles.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ante/contract/kit/time.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { LiveReader } from '../../live/test/live-reader.ts'
import { entriesAbout, newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { fakeBook, matchOf } from './test/fake-book.ts'
import type { FakeBook } from './test/fake-book.ts'

const merchant = 'aurora'
const vendor = 'BTI'
const reason = 'the derby of the week'

let gateway: TestGateway
let book: FakeBook
let trader: StaffMember
beforeAll(async () => {
  gateway = await startGateway()
  await gateway.ports.db.updateTable('vendor').set({ service_url: null }).execute()
  book = await fakeBook(gateway, vendor)
  trader = await newStaff(gateway, { roles: [['trader', merchant]], merchantCode: merchant })
})
beforeEach(async () => {
  await gateway.ports.db.deleteFrom('hot_tile').execute()
  book.status = 200
  book.matches = [matchOf('derby-1', at(3 * HOUR_MS)), matchOf('derby-2', at(4 * HOUR_MS))]
})
afterAll(async () => {
  await gateway.stop()
  book.close()
})

const at = (ms: number) => new Date(gateway.ports.clock.now().getTime() + ms).toISOString()
async function tiles() {
  const answer = await trader.call(listHotTiles, { merchant })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
type Saved = Pick<InputOf<typeof saveHotTiles>, 'placed' | 'closed'>
async function save(saved: Partial<Saved>, version?: string) {
  const seen = version ?? (await tiles()).version
  return trader.call(saveHotTiles, { merchant, placed: [], closed: [], ...saved, reason, version: seen })
}
/** Rooms of the hot matches as players see them. */
async function shown(host = 'localhost') {
  const answer = await gateway.call(listHotMatches, {}, { host })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.list.map(({ roomId }) => roomId)
}

test('placed matches come first in their order, closed ones disappear, and open pages are told at once', async () => {
  const page = new LiveReader(gateway)
  await page.opened
  const listed = await shown()
  const [first = '', second = ''] = listed
  const placed = ['derby-2', second].map((matchId) => ({ vendor, matchId }))
  expect(await save({ placed, closed: [{ vendor, matchId: first }] })).toMatchObject({ ok: true })
  expect((await shown()).slice(0, 3)).toEqual(['derby-2', second, listed[2]])
  expect(await shown()).not.toContain(first)
  await expect.poll(() => page.dataOf('catalogue').length).toBeGreaterThan(0)
  page.disconnect()
  expect(await shown('lotus.localhost')).toContain(first)
  const { tiles: all } = await tiles()
  expect(all.slice(0, 2)).toMatchObject([{ kind: 'placed', matchId: 'derby-2', vendor }, { kind: 'placed' }])
  expect(all.at(-1)).toMatchObject({ kind: 'closed', matchId: first })
  expect((await entriesAbout(gateway, 'tiles:home'))[0]).toMatchObject({
    action: 'launch.sports.place-tiles',
    actor: trader.mail,
    reason,
    after: { placed: [expect.stringContaining('derby-2'), expect.any(String)] },
  })
})

test('a match appears again when staff no longer closes it; closing all keeps the sports pages', async () => {
  const listed = await shown()
  await save({ closed: listed.map((matchId) => ({ vendor, matchId })) })
  expect((await shown()).filter((room) => listed.includes(room))).toEqual([])
  expect(await gateway.call(listSportsMatches, {})).toMatchObject({ ok: true, value: { sports: ['football'] } })
  await save({})
  expect(await shown()).toEqual(listed)
})

test('a tile disappears at the start of its match, or at its own time', async () => {
  const later = { vendor, matchId: 'derby-2', until: at(5 * HOUR_MS) }
  await save({ placed: [{ vendor, matchId: 'derby-1' }, later] })
  expect((await shown()).slice(0, 2)).toEqual(['derby-1', 'derby-2'])
  const before = gateway.ports.clock.offsetMs
  try {
    gateway.ports.clock.offsetMs += 4 * HOUR_MS + MINUTE_MS
    expect(await shown()).not.toContain('derby-1')
    expect((await shown())[0]).toBe('derby-2')
    gateway.ports.clock.offsetMs += HOUR_MS
    expect(await shown()).not.toContain('derby-2')
  } finally {
    gateway.ports.clock.offsetMs = before
  }
})

const derby = { vendor, matchId: 'derby-1' }
test.each<[string, () => Partial<Saved>, string]>([
  ['an unknown match', () => ({ placed: [{ vendor, matchId: 'nowhere-1' }] }), 'tiles.match_unknown'],
  ['a match that stands twice', () => ({ placed: [derby], closed: [derby] }), 'tiles.match_unknown'],
  ['a time that is over', () => ({ placed: [{ ...derby, until: at(-MINUTE_MS) }] }), 'tiles.until_invalid'],
  ['a time long after the match', () => ({ placed: [{ ...derby, until: at(2 * DAY_MS) }] }), 'tiles.until_invalid'],
])('%s is refused, and changes nothing', async (_name, input, code) => {
  const before = await tiles()
  expect(await save(input())).toMatchObject({ ok: false, code })
  expect(await tiles()).toEqual(before)
})

test('of two persons who edit the tiles, and of a double click, the second one is refused', async () => {
  const { version } = await tiles()
  const answers = await Promise.all([save({ placed: [derby] }, version), save({ placed: [derby] }, version)])
  expect(answers.map((answer) => (answer.ok ? 'saved' : answer.code)).toSorted()).toEqual(['saved', 'tiles.changed'])
})

test('matches to place come from the sportsbooks; if none answers, nothing is changed', async () => {
  expect(await trader.call(listTileMatches, { merchant, sport: 'football' })).toMatchObject({
    value: { matches: expect.arrayContaining([expect.objectContaining(derby)]) },
  })
  expect(await trader.call(listTileMatches, { merchant, sport: 'esports' })).toMatchObject({ value: { matches: [] } })
  book.status = 503
  expect(await trader.call(listTileMatches, { merchant, sport: 'football' })).toMatchObject({
    code: 'sports.no_answer',
  })
  expect(await save({ placed: [derby] })).toMatchObject({ code: 'sports.no_answer' })
  const risk = await newStaff(gateway, { roles: [['risk', merchant]], merchantCode: merchant })
  expect(await risk.call(listHotTiles, { merchant })).toMatchObject({ ok: true })
  expect(await risk.call(listTileMatches, { merchant, sport: 'football' })).toMatchObject({ code: 'permission.denied' })
})

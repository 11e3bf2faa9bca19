import { listGames } from '@ante/contract/catalogue/games.ts'
import { listHalls } from '@ante/contract/catalogue/halls.ts'
import { listHotMatches } from '@ante/contract/catalogue/matches.ts'
import { listVendorRegions } from '@ante/contract/catalogue/vendor-regions.ts'
import { HOUR_MS } from '@ante/contract/kit/time.ts'
import { launchGame } from '@ante/contract/launch/launch-game.ts'
import { listOtherGames } from '@ante/contract/launch/other-games.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { LiveReader } from '../../live/test/live-reader.ts'
import { cliOf } from '../../operator/test/cli-of.ts'
import { signedIn } from '../../test/members.ts'
import { startGateway, startGatewayOn } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { GAME, playing, VENDOR, vendorOf } from '../test/vendor.ts'

const COUNTRY_HEADER = 'cf-ipcountry'

let gateway: TestGateway
let otherGateway: TestGateway
let token: string
let reels: { vendor: string; gameId: string; nodeId: number }

beforeAll(async () => {
  const proxied = { trustedProxy: '127.0.0.1', countryHeader: COUNTRY_HEADER }
  gateway = await startGateway(proxied)
  otherGateway = await startGatewayOn(gateway.databaseUrl, proxied)
  ;({ token } = await signedIn(gateway))
  const game = await gateway.ports.db
    .selectFrom('game')
    .selectAll()
    .where('game_id', '=', GAME)
    .executeTakeFirstOrThrow()
  reels = { vendor: VENDOR, gameId: GAME, nodeId: Number(game.node_id) }
})
afterEach(async () => {
  await outputOf('vendors', 'open', VENDOR)
  await outputOf('vendors', 'update-countries', VENDOR, '--allow-all')
  await outputOf('vendors', 'update-countries', VENDOR, '--allow-all', '--merchant', 'aurora')
  await vi.waitUntil(async () => (await launched()).ok, { timeout: 10_000 })
})
afterAll(async () => {
  await otherGateway.stop()
  await gateway.stop()
})

const { runCommand, outputOf } = cliOf(() => gateway)

const from = (country: string) => ({ headers: { 'X-Forwarded-For': '203.0.113.9', [COUNTRY_HEADER]: country } })
const launched = (country = 'PH', at = gateway) => at.call(launchGame, reels, { token, ...from(country) })

/** Returns the vendor's lobby entry, as a visitor sees it. */
async function hall() {
  const answer = await gateway.call(listHalls, {})
  return answer.ok ? answer.value.halls.find(({ vendor }) => vendor === VENDOR) : undefined
}

test('the lobby entry of a closed vendor shows the closure, and its end if known', async () => {
  expect(await hall()).not.toHaveProperty('closed')
  await outputOf('vendors', 'close', VENDOR)
  await expect.poll(hall).toMatchObject({ closed: { until: null } })
  await outputOf('vendors', 'open', VENDOR)
  await expect.poll(hall).not.toHaveProperty('closed')
})

test('a vendor closed by the operator is closed on every instance, and open pages are notified', async () => {
  const page = new LiveReader(otherGateway)
  await page.opened
  await expect.poll(() => page.dataOf('catalogue').length).toBeGreaterThan(0)
  const known = page.dataOf('catalogue').at(-1)

  const received = await outputOf('vendors', 'close', VENDOR, '--until', '+2h', '--reason', 'their maintenance')
  expect(received).toMatchObject({ changed: true, before: { closed: false }, after: { closed: true } })
  const closed = { code: 'vendor.closed', details: { vendorName: 'Northlight Studio', until: expect.any(String) } }
  for (const at of [gateway, otherGateway]) await expect.poll(() => launched('PH', at)).toMatchObject(closed)
  await expect.poll(() => page.dataOf('catalogue').at(-1)).not.toEqual(known)
  page.disconnect()

  const listed = await gateway.call(listGames, { category: 'RNG', vendor: VENDOR, pageSize: 100 })
  expect(listed.ok && listed.value.games.every((game) => game.closed)).toBe(true)
  expect(await outputOf('vendors', 'list', VENDOR)).toMatchObject([{ closed: true, reason: 'their maintenance' }])
  expect(await hall()).toMatchObject({ closed: { until: expect.stringMatching(/^\d{4}-.*Z$/) } })
})

test('a closed vendor reopens automatically at its time, or earlier by command', async () => {
  await outputOf('vendors', 'close', VENDOR, '--until', '+2h')
  await expect.poll(() => launched()).toMatchObject({ code: 'vendor.closed' })
  gateway.ports.clock.offsetMs += 3 * HOUR_MS
  // The member's first session has expired by now.
  const later = await signedIn(gateway)
  expect(await gateway.call(launchGame, reels, { token: later.token })).toMatchObject({ ok: true })
  gateway.ports.clock.offsetMs = 0

  expect(await launched()).toMatchObject({ code: 'vendor.closed' })
  await outputOf('vendors', 'open', VENDOR)
  await expect.poll(() => launched()).toMatchObject({ ok: true })
})

test('members already playing continue: bets are accepted, and rounds end', async () => {
  const vendor = await vendorOf(gateway)
  const session = await playing(vendor, '10.00')
  await outputOf('vendors', 'close', VENDOR)
  await expect.poll(() => launched()).toMatchObject({ code: 'vendor.closed', details: { until: null } })
  const bet = { roundId: 'r-1', transactionId: 'b-closed-1' }
  expect(await vendor.bet(session, bet)).toMatchObject({ ok: true })
  expect(await vendor.win(session, { roundId: 'r-1', betTransactionId: bet.transactionId })).toMatchObject({ ok: true })
})

test('a closed vendor’s sportsbook accepts no bet on a match', async () => {
  const before = await gateway.call(listHotMatches, {})
  const [match] = before.ok ? before.value.list : []
  if (!match) throw new Error('the demo has no hot match')
  const address = { launch_url: 'http://books.example/' }
  await gateway.ports.db.updateTable('vendor').set(address).where('code', '=', match.vendor).execute()
  gateway.ports.bus.publish('catalogue', '')
  const playable = async () => {
    const answer = await gateway.call(listHotMatches, {})
    return answer.ok && answer.value.list.some((item) => item.vendor === match.vendor && item.playable)
  }
  await expect.poll(playable).toBe(true)
  await outputOf('vendors', 'close', match.vendor)
  await expect.poll(playable).toBe(false)
  await outputOf('vendors', 'open', match.vendor)
})

test.each([
  ['everywhere', []],
  ['at one merchant', ['--merchant', 'aurora']],
])('a vendor may be restricted for a country %s', async (_where, where) => {
  await outputOf('vendors', 'update-countries', VENDOR, '--block', 'FR,US', ...where)
  const refused = { code: 'vendor.restricted', details: { vendorName: 'Northlight Studio', country: 'FR' } }
  await expect.poll(() => launched('FR')).toMatchObject(refused)
  expect(await launched('PH')).toMatchObject({ ok: true })

  const regions = { vendor: VENDOR, refused: ['FR', 'US'], only: [] }
  expect(await gateway.call(listVendorRegions, { merchantCode: 'aurora' }, from('FR'))).toMatchObject({
    value: { list: [{ ...regions, restricted: true }] },
  })
  expect(await gateway.call(listVendorRegions, {}, from('PH'))).toMatchObject({
    value: { list: [{ ...regions, restricted: false }] },
  })
  const others = await gateway.call(listOtherGames, { nodeId: reels.nodeId }, { token, ...from('FR') })
  expect(others.ok && others.value.list.map(({ vendor }) => vendor)).not.toContain(VENDOR)
})

test('a merchant’s country rules do not apply at another merchant, and cannot be read there', async () => {
  await outputOf('vendors', 'update-countries', VENDOR, '--allow-only', 'VN', '--merchant', 'aurora')
  await expect.poll(() => launched('PH')).toMatchObject({ code: 'vendor.restricted' })
  expect(await launched('VN')).toMatchObject({ ok: true })
  const lotus = { host: 'lotus.localhost' }
  expect(await gateway.call(listVendorRegions, {}, lotus)).toMatchObject({ value: { list: [] } })
  expect(await gateway.call(listVendorRegions, { merchantCode: 'aurora' }, lotus)).toMatchObject({
    code: 'merchant.mismatch',
  })
})

test.each([
  [['vendors', 'close', 'NOBODY'], 'There is no vendor NOBODY.'],
  [['vendors', 'close', VENDOR, '--until', '2020-01-01 00:00'], 'is in the past'],
  [['vendors', 'update-countries', VENDOR, '--block', 'XX'], 'Invalid country code'],
  [['vendors', 'update-countries', VENDOR, '--block', 'PH', '--allow-all'], 'Use exactly one of'],
  [['vendors', 'update-countries', '--allow-all'], "argument 'vendor'"],
])('%j is refused with a helpful sentence', async (argv, sentence) => {
  const { code, stderr } = await runCommand(...argv)
  expect(code).not.toBe(0)
  expect(stderr).toContain(sentence)
})

test('changes of a vendor are logged', async () => {
  await outputOf('vendors', 'close', VENDOR, '--reason', 'a strange night')
  const [last] = (await outputOf('changes', 'list', '--limit', '1')) as unknown as Record<string, unknown>[]
  expect(last).toMatchObject({ vendor: VENDOR, command: 'vendors close', after: { reason: 'a strange night' } })
  // A repeat changes nothing.
  expect(await outputOf('vendors', 'close', VENDOR, '--reason', 'a strange night')).toMatchObject({ changed: false })
})

import { listHotGames } from '@ante/contract/catalogue/games.ts'
import { logout } from '@ante/contract/identity/session.ts'
import { getSettings } from '@ante/contract/merchant/settings.ts'
import { getLocation, getStatus } from '@ante/contract/merchant/status.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { newMember } from '../identity/test/people.ts'
import { LiveReader, publish, publishedRounds, wonAt } from '../live/test/live-reader.ts'
import { startGateway, startGatewayOn } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { isRestricted } from './rules.ts'

const COUNTRY_HEADER = 'cf-ipcountry'

let gateway: TestGateway
let otherGateway: TestGateway
beforeAll(async () => {
  const proxied = { trustedProxy: '127.0.0.1', countryHeader: COUNTRY_HEADER }
  gateway = await startGateway(proxied)
  otherGateway = await startGatewayOn(gateway.databaseUrl, proxied)
})
afterAll(async () => {
  await otherGateway.stop()
  await gateway.stop()
})
afterEach(() => setAurora({ maintenance: false, refused_countries: [], allowed_countries: [] }))

interface State {
  maintenance?: boolean
  maintenance_until?: Date | null
  refused_countries?: string[]
  allowed_countries?: string[]
}

/** Changes the merchant, and waits until both instances are updated. */
async function setAurora(state: State): Promise<void> {
  const { db, bus } = gateway.ports
  const query = db.updateTable('merchant').set(state).where('code', '=', 'aurora').returningAll()
  const row = await query.executeTakeFirstOrThrow()
  bus.publish('merchant', 'aurora')
  const expected = { maintenance: row.maintenance, restricted: isRestricted(row, 'FR') }
  for (const item of [gateway, otherGateway]) {
    await expect.poll(() => item.call(getStatus, {}, from('FR'))).toMatchObject({ value: expected })
  }
}

/** Returns the headers with which the proxy reports a visitor's country. */
const from = (country: string) => ({ headers: fromHeaders(country) })
const fromHeaders = (country: string) => ({ 'X-Forwarded-For': '203.0.113.9', [COUNTRY_HEADER]: country })

const pageFrom = (country: string, path = '/m/home') => gateway.fetch(path, { headers: fromHeaders(country) })

describe.each([
  { maintenance: false, refused: [], calls: 200, answered: { ok: true }, page: 200 },
  {
    maintenance: true,
    refused: [],
    calls: 503,
    answered: { ok: false, status: 503, code: 'merchant.maintenance' },
    page: 503,
  },
  {
    maintenance: false,
    refused: ['FR'],
    calls: 451,
    answered: { ok: false, status: 451, code: 'region.restricted' },
    page: 451,
  },
  {
    maintenance: true,
    refused: ['FR'],
    calls: 503,
    answered: { ok: false, status: 503, code: 'merchant.maintenance' },
    page: 503,
  },
])('under maintenance: $maintenance, refusing $refused', ({ maintenance, refused, calls, answered, page }) => {
  test(`a visitor from France is answered ${calls} on both instances, and pages ${page}`, async () => {
    await setAurora({ maintenance, refused_countries: refused })
    for (const item of [gateway, otherGateway]) {
      const answer = await item.call(listHotGames, { category: 'HOT' }, from('FR'))
      expect(answer).toMatchObject(answered)
    }
    expect((await pageFrom('FR')).status).toBe(page)
    // Calls that the page needs to show the reason, and the way out.
    expect(await gateway.call(getStatus, {}, from('FR'))).toMatchObject({ value: { maintenance, country: 'FR' } })
    expect(await gateway.call(getSettings, {}, from('FR'))).toMatchObject({ ok: true })
    expect(await gateway.call(getLocation, {}, from('FR'))).toEqual({
      ok: true,
      value: { country: 'FR', restricted: refused.length > 0 },
    })
  })
})

test('a page cached for one country is not sent to another', async () => {
  await setAurora({ refused_countries: ['FR', 'DE'] })
  const [france, germany, thailand, again] = [
    await (await pageFrom('FR')).text(),
    await (await pageFrom('DE')).text(),
    await (await pageFrom('TH')).text(),
    await (await pageFrom('FR')).text(),
  ]
  expect(france).toContain('"country":"FR"')
  expect(germany).toContain('"country":"DE"')
  expect(thailand).toContain('"restricted":false,"country":null')
  expect(again).toBe(france)
})

test('if only some countries are allowed, visitors from an unknown country are refused', async () => {
  await setAurora({ allowed_countries: ['PH'] })
  expect(await gateway.call(getLocation, {})).toEqual({ ok: true, value: { country: null, restricted: true } })
  expect((await gateway.fetch('/m/home')).status).toBe(451)
  expect((await pageFrom('PH')).status).toBe(200)
})

test('a country header sent by the visitor is ignored', async () => {
  await setAurora({ refused_countries: ['FR'] })
  const answer = await gateway.call(getLocation, {}, { headers: { [COUNTRY_HEADER]: 'FR' } })
  expect(answer).toMatchObject({ value: { country: null, restricted: false } })
})

test('a member in a refused country may still log out', async () => {
  const { token } = await newMember(gateway)
  await setAurora({ refused_countries: ['FR'] })
  expect(await gateway.call(logout, {}, { token, ...from('FR') })).toMatchObject({ ok: true })
})

test.each([
  [new Date('2030-01-01T00:00:00Z'), 'Tue, 01 Jan 2030 00:00:00 GMT'],
  [null, '60'],
])('a site under maintenance until %j returns the retry time, for calls and pages', async (until, expected) => {
  await setAurora({ maintenance: true, maintenance_until: until })
  for (const path of ['/m/home', listHotGames.path]) {
    const answer = await gateway.fetch(path)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, expected])
  }
})

test('the maintenance path redirects home while there is no maintenance', async () => {
  const open = await gateway.fetch('/m/maintenance')
  expect([open.status, open.headers.get('location')]).toEqual([302, '/m/home'])
  await setAurora({ maintenance: true })
  expect((await gateway.fetch('/m/maintenance')).status).toBe(503)
})

test('an open page is notified of a closure and of its end, and gets no events in between', async () => {
  const pages = [new LiveReader(gateway, { country: 'FR' }), new LiveReader(otherGateway, { country: 'TH' })]
  await Promise.all(pages.map((page) => page.opened))
  const [french, thai] = pages
  const restricted = (page: LiveReader | undefined) =>
    page?.dataOf('maintenance').map((status) => (status as { restricted: boolean }).restricted)

  await setAurora({ refused_countries: ['FR'] })
  await expect.poll(() => restricted(french)).toEqual([false, true])
  await publish(gateway, wonAt('aurora', 'meanwhile'))
  await expect.poll(() => thai && publishedRounds(thai)).toEqual(['meanwhile'])
  await setAurora({ refused_countries: [] })
  await expect.poll(() => restricted(french)).toEqual([false, true, false])
  await publish(gateway, wonAt('aurora', 'after'))
  await expect.poll(() => french && publishedRounds(french)).toEqual(['after'])
  expect(restricted(thai)).toEqual([false])
  for (const page of pages) page.disconnect()
})

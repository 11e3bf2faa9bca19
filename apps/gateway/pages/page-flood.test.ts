import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'

import { seamlessBet } from '@ante/contract/launch/seamless-wallet.ts'
import { languages } from '@ante/contract/merchant/language.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { playing, vendorOf } from '../launch/test/vendor.ts'
import type { Session, TestVendor } from '../launch/test/vendor.ts'
import { fakeWebApp } from '../test/fake-web-app.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'

const FATAL = '/m/agent'

/** A web app with slow pages that show their process and number. */
const SLOW = `
let count = 0
export const renderManifest = async () => ({})
export const render = async ({ address, language }) => {
  count++
  if (address === '${FATAL}') process.exit(1)
  for (const end = performance.now() + 30; performance.now() < end;);
  return { kind: 'document', status: 200, document: [process.pid, count, language, address].join(' ') }
}`

const RENDERS_PER_NETWORK = 40
const FLOODED = 150
const BETS = 20

const webDist = fakeWebApp(SLOW)
let gateway: TestGateway
let vendor: TestVendor
let player: Session
beforeAll(async () => {
  gateway = await startGateway({ webDist, trustedProxy: 'loopback', rendersPerNetwork: RENDERS_PER_NETWORK })
  vendor = await vendorOf(gateway)
  player = await playing(vendor, '1000.00')
})
afterAll(async () => {
  await gateway.stop()
  rmSync(webDist, { recursive: true })
})

interface Viewed {
  status: number
  body: string
  retryAfter: string | null
}

async function open(path: string, from: string): Promise<Viewed> {
  const headers = { accept: 'text/html', 'x-forwarded-for': from }
  const answer = await gateway.fetch(path, { headers })
  return { status: answer.status, body: await answer.text(), retryAfter: answer.headers.get('retry-after') }
}

const renderedAs = ({ body }: Viewed) => Number(body.split(' ')[1])

const betOnce = () =>
  vendor.call(seamlessBet, {
    sessionId: player.sessionId,
    transactionId: randomUUID(),
    roundId: randomUUID(),
    gameId: 'northlight-reels',
    amount: '1.00',
    currency: 'PHP',
  })

/** Places bets of a member until the flood ends. */
async function duringBets(flood: Promise<Viewed>[]) {
  const bets = await Promise.all(Array.from({ length: BETS }, betOnce))
  return { bets: bets.filter(({ ok }) => ok).length, seen: await Promise.all(flood) }
}

test('unknown URLs and parameters share a few pages, for any number of requests', async () => {
  const before = await open('/m/home', '203.0.113.1')
  const flood = Array.from({ length: FLOODED }, (_, item) => {
    const odd = [`/m/${randomUUID()}`, `/${randomUUID()}.php`, `/m/home?x=${item}`, `/m/lotteryBet?game=G${item}`]
    return open(odd[item % odd.length] ?? '/', `203.0.113.${item}`)
  })
  const { bets, seen } = await duringBets(flood)

  expect(bets).toBe(BETS)
  expect(seen.every(({ status }) => status === 200)).toBe(true)
  // Home, the not-found page, and the betting page without a game.
  expect(new Set(seen.map(renderedAs)).size).toBe(3)
  expect(await open('/m/home', '203.0.113.1')).toEqual(before)
})

test('pages are rendered for one network with limited concurrency and rate; other networks are not affected', async () => {
  const before = await open('/m/home', '203.0.113.1')
  const address = (index: number) => `2001:db8:1:2:${(index + 1).toString(16)}::1`
  const pages = ['login', 'register', 'help', 'notice', 'activity', 'lottery'].flatMap((page) =>
    Object.keys(languages).map((language) => `/m/${page}?lang=${language}`),
  )
  const flood = pages.map((page, item) => open(page, address(item)))
  const { bets, seen } = await duringBets(flood)
  const honest = await open('/m/service', '198.51.100.7')

  expect(bets).toBe(BETS)
  const refused = seen.filter(({ status }) => status !== 200)
  expect(seen.length - refused.length).toBeLessThanOrEqual(RENDERS_PER_NETWORK)
  expect(refused.every(({ status, retryAfter }) => [429, 503].includes(status) && Number(retryAfter) > 0)).toBe(true)
  expect(honest.status).toBe(200)
  expect(await open('/m/home', '203.0.113.1')).toEqual(before)
})

test('a network over its limit has to wait, for any of its addresses, and the wait is shown in the visitor’s language', async () => {
  const pages = Object.keys(languages).flatMap((language) => [
    `/m/download?lang=${language}`,
    `/m/help?lang=${language}`,
  ])
  const seen: Viewed[] = []
  for (const page of pages) seen.push(await open(page, '2001:db8:7:7::1'))

  expect(seen.at(-1)).toMatchObject({ status: 429 })
  const other = await open('/m/trail?lang=AR', '2001:db8:7:7:ffff::2')
  expect(other).toMatchObject({ status: 429, body: expect.stringContaining('<html lang="ar" dir="rtl">') })
  expect(Number(other.retryAfter)).toBeGreaterThan(0)
  expect((await open('/m/trail?lang=AR', '2001:db8:8:7::1')).status).toBe(200)
})

test('the gateway’s own process renders nothing, and survives a crash of the renderer', async () => {
  const pid = gateway.rendererPid() ?? 0
  expect(pid).not.toBe(process.pid)
  const stored = await open('/m/home', '198.51.100.8')
  expect(stored.body.startsWith(`${pid} `)).toBe(true)

  const fatal = await open(FATAL, '198.51.100.8')
  expect(fatal).toMatchObject({ status: 503, retryAfter: '5' })
  expect(await open('/m/home', '198.51.100.8')).toEqual(stored)
  expect(await betOnce()).toMatchObject({ ok: true })
  await expect.poll(async () => (await open('/m/useragreement', '198.51.100.8')).status).toBe(200)
  expect(gateway.rendererPid()).not.toBe(pid)
})

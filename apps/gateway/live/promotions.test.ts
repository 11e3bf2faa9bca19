import type { LiveEvent } from '@ante/contract/live/events.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { newMember } from '../identity/test/people.ts'
import { issueReward } from '../promotions/public.ts'
import { startGateway, startGatewayOn } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { LiveReader } from './test/live-reader.ts'

/** Far less than a session lasts. */
const WAITS_MS = 5 * 60_000
/** Longer than any of these tests but the one about heartbeats. */
const HEARTBEAT_MS = 30_000

let gateway: TestGateway
let other: TestGateway
let readers: LiveReader[] = []
beforeAll(async () => {
  gateway = await startGateway({ liveHeartbeatMs: HEARTBEAT_MS })
  other = await startGatewayOn(gateway.databaseUrl, { liveHeartbeatMs: HEARTBEAT_MS })
})
afterEach(() => {
  for (const reader of readers) reader.cut()
  readers = []
})
afterAll(async () => {
  await other.stop()
  await gateway.stop()
})

async function open(token: string, at = gateway): Promise<LiveReader> {
  const reader = new LiveReader(at, { token })
  readers.push(reader)
  await reader.opened
  return reader
}

async function somebody() {
  const { token, userName } = await newMember(gateway)
  const { id } = await gateway.ports.db
    .selectFrom('member')
    .select('id')
    .where('account', '=', userName)
    .executeTakeFirstOrThrow()
  return { token, id }
}

const issue = (memberId: bigint, key: string, by = gateway) =>
  issueReward(by.ports, {
    key: `${key}:${memberId}`,
    memberId,
    merchantCode: 'aurora',
    titles: { EN: 'A gift' },
    amount: 10_0000n,
    currency: 'PHP',
    expiresAt: new Date(by.ports.clock.now().getTime() + WAITS_MS),
  })

const countsTold = (reader: LiveReader) =>
  (reader.named('promotions') as LiveEvent<'promotions'>[]).map(({ unclaimedCount }) => unclaimedCount)

test('a member’s stream begins with what waits for him, nothing included; a visitor’s says nothing of it', async () => {
  const [rich, poor] = [await somebody(), await somebody()]
  await issue(rich.id, 'before')
  const [richPage, poorPage] = [await open(rich.token), await open(poor.token)]
  await expect.poll(() => countsTold(richPage)).toEqual([1])
  await expect.poll(() => countsTold(poorPage)).toEqual([0])
  const visitor = new LiveReader(gateway)
  readers.push(visitor)
  await expect.poll(() => visitor.named('maintenance').length).toBeGreaterThan(0)
  expect(countsTold(visitor)).toEqual([])
})

test('what is issued is told to all pages of the member, at every instance, and to nobody else', async () => {
  const [lucky, stranger] = [await somebody(), await somebody()]
  const pages = [await open(lucky.token), await open(lucky.token, other)]
  const strangerPage = await open(stranger.token)
  for (const page of [...pages, strangerPage]) await expect.poll(() => countsTold(page)).toEqual([0])
  await issue(lucky.id, 'now')
  for (const page of pages) await expect.poll(() => countsTold(page)).toEqual([0, 1])
  await issue(lucky.id, 'and now', other)
  for (const page of pages) await expect.poll(() => countsTold(page)).toEqual([0, 1, 2])
  // The same again is no news.
  await issue(lucky.id, 'now')
  await issue(lucky.id, 'last')
  for (const page of pages) await expect.poll(() => countsTold(page)).toEqual([0, 1, 2, 3])
  expect(countsTold(strangerPage)).toEqual([0])
})

test('what expires is taken back with the next heartbeat', async () => {
  const beating = await startGatewayOn(gateway.databaseUrl, { liveHeartbeatMs: 150 })
  const { token, id } = await somebody()
  await issue(id, 'short')
  const page = await open(token, beating)
  await expect.poll(() => countsTold(page)).toEqual([1])
  beating.ports.clock.offsetMs += WAITS_MS + 1
  await expect.poll(() => countsTold(page).at(-1)).toBe(0)
  page.cut()
  await beating.stop()
})

import type { LiveEvent } from '@ante/contract/live/events.ts'
import { expect, test } from 'vitest'

import { newMember } from '../identity/test/people.ts'
import { issueReward } from '../promotions/public.ts'
import { startGatewayOn } from '../test/start-gateway.ts'
import type { LiveReader } from './test/live-reader.ts'
import { twoGateways } from './test/two-gateways.ts'

/** Lifetime of the reward in milliseconds, much shorter than a session. */
const REWARD_LIFETIME_MS = 5 * 60_000
/** Heartbeat interval in milliseconds, longer than any of these tests except the one about heartbeats. */
const HEARTBEAT_MS = 30_000

const site = twoGateways({ liveHeartbeatMs: HEARTBEAT_MS })

async function newMemberAtLocalhost() {
  const { token, userName } = await newMember(site.gateway)
  const { id } = await site.gateway.ports.db
    .selectFrom('member')
    .select('id')
    .where('account', '=', userName)
    .executeTakeFirstOrThrow()
  return { token, id }
}

const issue = (memberId: bigint, key: string, by = site.gateway) =>
  issueReward(by.ports, {
    key: `${key}:${memberId}`,
    memberId,
    merchantCode: 'aurora',
    titles: { EN: 'A gift' },
    amount: 10_0000n,
    currency: 'PHP',
    expiresAt: new Date(by.ports.clock.now().getTime() + REWARD_LIFETIME_MS),
  })

const publishedCounts = (reader: LiveReader) =>
  (reader.dataOf('promotions') as LiveEvent<'promotions'>[]).map(({ unclaimedCount }) => unclaimedCount)

test('a member’s stream begins with the number of pending rewards, even zero; a visitor’s has no such state', async () => {
  const [rich, poor] = [await newMemberAtLocalhost(), await newMemberAtLocalhost()]
  await issue(rich.id, 'before')
  const [richPage, poorPage] = [await site.open(rich.token), await site.open(poor.token)]
  await expect.poll(() => publishedCounts(richPage)).toEqual([1])
  await expect.poll(() => publishedCounts(poorPage)).toEqual([0])
  const visitor = await site.open(null)
  await expect.poll(() => visitor.dataOf('maintenance').length).toBeGreaterThan(0)
  expect(publishedCounts(visitor)).toEqual([])
})

test('an issued reward is sent to all pages of the member, at every instance, and to no other member', async () => {
  const [lucky, stranger] = [await newMemberAtLocalhost(), await newMemberAtLocalhost()]
  const pages = [await site.open(lucky.token), await site.open(lucky.token, site.other)]
  const strangerPage = await site.open(stranger.token)
  for (const page of [...pages, strangerPage]) await expect.poll(() => publishedCounts(page)).toEqual([0])
  await issue(lucky.id, 'now')
  for (const page of pages) await expect.poll(() => publishedCounts(page)).toEqual([0, 1])
  await issue(lucky.id, 'and now', site.other)
  for (const page of pages) await expect.poll(() => publishedCounts(page)).toEqual([0, 1, 2])
  // A repeat is not sent.
  await issue(lucky.id, 'now')
  await issue(lucky.id, 'last')
  for (const page of pages) await expect.poll(() => publishedCounts(page)).toEqual([0, 1, 2, 3])
  expect(publishedCounts(strangerPage)).toEqual([0])
})

test('an expired reward is removed with the next heartbeat', async () => {
  const beating = await startGatewayOn(site.gateway.databaseUrl, { liveHeartbeatMs: 150 })
  const { token, id } = await newMemberAtLocalhost()
  await issue(id, 'short')
  const page = await site.open(token, beating)
  await expect.poll(() => publishedCounts(page)).toEqual([1])
  beating.ports.clock.offsetMs += REWARD_LIFETIME_MS + 1
  await expect.poll(() => publishedCounts(page).at(-1)).toBe(0)
  page.disconnect()
  await beating.stop()
})

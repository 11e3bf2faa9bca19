import type { LiveEvent } from '@ante/contract/live/events.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { newMember } from '../identity/test/people.ts'
import { unitsOf } from '../kit/money.ts'
import { startGateway, startGatewayOn } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { grant } from '../wallet/public.ts'
import { LiveReader } from './test/live-reader.ts'

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

const balancesTold = (reader: LiveReader) => reader.named('balance') as LiveEvent<'balance'>[]
const sumTold = (reader: LiveReader) => balancesTold(reader).at(-1)?.sumBalance

async function member() {
  const session = await newMember(gateway)
  const { id } = await gateway.ports.db
    .selectFrom('member')
    .select('id')
    .where('account', '=', session.userName)
    .executeTakeFirstOrThrow()
  return { token: session.token, id }
}

let grants = 0

/** Money for a member, without the news of it. */
const give = (memberId: bigint, amount: string) =>
  gateway.ports.db.transaction().execute((tx) =>
    grant(tx, {
      key: `live-${grants++}`,
      memberId,
      merchantCode: 'aurora',
      currency: 'PHP',
      amount: unitsOf(amount),
      at: gateway.ports.clock.now(),
    }),
  )

const tell = (...memberIds: bigint[]) => gateway.ports.bus.tell('balance', JSON.stringify(memberIds.map(String)))

test('a member’s stream begins with the balance as it is', async () => {
  const { token, id } = await member()
  await give(id, '12.34')
  const reader = await open(token)
  await expect.poll(() => balancesTold(reader)).toEqual([{ version: 1, sumBalance: '12.34', currency: 'PHP' }])
})

test('a change is told to all pages of the member, at every instance, and to nobody else', async () => {
  const [rich, poor] = [await member(), await member()]
  const pages = [await open(rich.token), await open(rich.token, other)]
  const stranger = await open(poor.token)
  for (const reader of [...pages, stranger]) await expect.poll(() => sumTold(reader)).toBe('0.00')

  await give(rich.id, '5.00')
  tell(rich.id)
  for (const page of pages) await expect.poll(() => sumTold(page)).toBe('5.00')
  expect(balancesTold(stranger)).toHaveLength(1)
})

test('versions only grow, and the last one told is the truth, however fast it changes', async () => {
  const { token, id } = await member()
  const pages = [await open(token), await open(token, other)]
  for (let count = 0; count < 60; count++) {
    await give(id, '1.00')
    tell(id)
    if (count % 3 === 0) tell(id, id)
  }
  for (const page of pages) {
    await expect.poll(() => sumTold(page)).toBe('60.00')
    const versions = balancesTold(page).map((balance) => balance.version)
    expect(versions).toEqual([...new Set(versions)].sort((one, next) => one - next))
  }
})

test('the same balance is not told twice', async () => {
  const { token, id } = await member()
  const reader = await open(token)
  await expect.poll(() => sumTold(reader)).toBe('0.00')
  for (let count = 0; count < 5; count++) tell(id)
  await give(id, '1.00')
  tell(id)
  await expect.poll(() => sumTold(reader)).toBe('1.00')
  expect(balancesTold(reader)).toHaveLength(2)
})

test('news that makes no sense ends nothing', async () => {
  const { token, id } = await member()
  const reader = await open(token)
  for (const payload of ['', '{', '{}', '[1]', 'null']) gateway.ports.bus.tell('balance', payload)
  await give(id, '2.00')
  tell(id)
  await expect.poll(() => sumTold(reader)).toBe('2.00')
})

test('a change whose news was lost is told with the next heartbeat', async () => {
  const beating = await startGatewayOn(gateway.databaseUrl, { liveHeartbeatMs: 150 })
  const { token, id } = await member()
  const reader = await open(token, beating)
  await expect.poll(() => sumTold(reader)).toBe('0.00')
  await give(id, '3.00')
  await expect.poll(() => sumTold(reader)).toBe('3.00')
  reader.cut()
  await beating.stop()
})

import { afterEach, expect, test } from 'vitest'

import { newMember } from '../identity/test/people.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import type { NewLiveEvent } from './publish-live.ts'
import { LiveReader, publish, publishedRounds, winner, wonAt } from './test/live-reader.ts'
import type { ReaderOptions } from './test/live-reader.ts'

let gateway: TestGateway
afterEach(() => gateway.stop())

async function open(options: ReaderOptions = {}): Promise<LiveReader> {
  const reader = new LiveReader(gateway, options)
  await reader.opened
  return reader
}

test('a stream beyond the limit of an address is refused with a retry time; after another stream has ended, a new one is accepted', async () => {
  gateway = await startGateway({ liveStreamsPerNetwork: 3 })
  const readers = [await open(), await open(), await open()]
  const refused = await open()
  expect(refused.status).toBe(429)
  expect(refused.headers['retry-after']).toBe('30')

  readers[0]?.disconnect()
  await expect.poll(async () => (await open()).status).toBe(200)
})

test.each([
  ['a /56', (index: number) => `2001:db8:7:${index.toString(16)}::1`, 4],
  ['a /48', (index: number) => `2001:db8:7:${(index * 256).toString(16)}::1`, 16],
  ['a /24', (index: number) => `203.0.113.${index}`, 16],
  ['many networks', (index: number) => `2001:db8:${(index + 64).toString(16)}::1`, 20],
])('of twenty streams from %s, each with its own address, this many are open', async (_what, addressOf, admitted) => {
  gateway = await startGateway({ liveStreamsPerNetwork: 1, trustedProxy: '127.0.0.1' })
  const statuses: number[] = []
  for (let index = 0; index < 20; index++) statuses.push((await open({ ip: addressOf(index) })).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(admitted)
  expect(statuses.slice(admitted).every((status) => status === 429)).toBe(true)
})

test('a page beyond the member’s limit closes the oldest', async () => {
  gateway = await startGateway()
  const session = await newMember(gateway)
  const readers: LiveReader[] = []
  for (let count = 0; count < 10; count++) readers.push(await open(session))
  await expect.poll(() => readers.map((reader) => reader.isOver).slice(0, 2)).toEqual([true, true])
  expect(readers.slice(2).some((reader) => reader.isOver)).toBe(false)
})

test('a page that does not read is dropped; others continue, and after reconnecting it reloads everything', async () => {
  gateway = await startGateway()
  const [slow, quick] = [await open(), await open()]
  await expect.poll(() => slow.lastId).toBeDefined()
  slow.answer?.pause()
  const long: NewLiveEvent = { merchantCode: 'aurora', type: 'winners', payload: winner('x'.repeat(1_700)) }
  const batch = Array.from({ length: 300 }, () => long)
  // Sends more than network buffers can hold, in bursts that stay below the unread limit of a page that reads.
  for (let count = 1; count <= 30; count++) {
    await publish(gateway, ...batch)
    await expect.poll(() => publishedRounds(quick).length).toBe(count * batch.length)
  }
  await publish(gateway, wonAt('aurora', 'last'))
  await expect.poll(() => publishedRounds(quick).at(-1)).toBe('last')

  slow.answer?.resume()
  await expect.poll(() => slow.isOver, { timeout: 20_000 }).toBe(true)
  expect(publishedRounds(slow)).not.toContain('last')
  const again = await open({ lastEventId: slow.lastId ?? '' })
  await expect.poll(() => again.dataOf('refresh')).toEqual([{}])
}, 60_000)

test('a page that missed the maximum number of events gets them all, even at the maximum event size', async () => {
  gateway = await startGateway()
  const before = await open()
  await expect.poll(() => before.lastId).toBeDefined()
  before.disconnect()
  const long: NewLiveEvent = { merchantCode: 'aurora', type: 'winners', payload: winner('x'.repeat(1_700)) }
  await publish(gateway, ...Array.from({ length: 100 }, () => long))
  const again = await open({ lastEventId: before.lastId ?? '' })
  await expect.poll(() => publishedRounds(again)).toHaveLength(100)
  expect(again.isOver).toBe(false)
})

test('an event above the maximum size throws at the publisher', async () => {
  gateway = await startGateway()
  const long: NewLiveEvent = { merchantCode: 'aurora', type: 'winners', payload: winner('x'.repeat(2_000)) }
  await expect(publish(gateway, long)).rejects.toThrow(/live_event_payload_check/)
})

test('a stopping gateway ends its streams immediately', async () => {
  gateway = await startGateway()
  const readers = [await open(), await open(), await open(await newMember(gateway))]
  const stopped = gateway.stop()
  for (const reader of readers) await expect.poll(() => reader.isOver).toBe(true)
  await stopped
})

import { afterEach, expect, test } from 'vitest'

import { newMember } from '../identity/test/people.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import type { NewLiveEvent } from './publish-live.ts'
import { LiveReader, publish, roundsTold, winner, wonAt } from './test/live-reader.ts'
import type { ReaderOptions } from './test/live-reader.ts'

let gateway: TestGateway
afterEach(() => gateway.stop())

async function open(options: ReaderOptions = {}): Promise<LiveReader> {
  const reader = new LiveReader(gateway, options)
  await reader.opened
  return reader
}

test('one stream too many of an address is refused, and says when to come back; a place that is free is given', async () => {
  gateway = await startGateway({ liveStreamsPerNetwork: 3 })
  const readers = [await open(), await open(), await open()]
  const refused = await open()
  expect(refused.status).toBe(429)
  expect(refused.headers['retry-after']).toBe('30')

  readers[0]?.cut()
  await expect.poll(async () => (await open()).status).toBe(200)
})

test.each([
  ['a /56', (index: number) => `2001:db8:7:${index.toString(16)}::1`, 4],
  ['a /48', (index: number) => `2001:db8:7:${(index * 256).toString(16)}::1`, 16],
  ['a /24', (index: number) => `203.0.113.${index}`, 16],
  ['many networks', (index: number) => `2001:db8:${(index + 64).toString(16)}::1`, 20],
])('of twenty streams from %s, an address each, so many are open', async (_what, addressOf, admitted) => {
  gateway = await startGateway({ liveStreamsPerNetwork: 1, trustedProxy: '127.0.0.1' })
  const statuses: number[] = []
  for (let index = 0; index < 20; index++) statuses.push((await open({ ip: addressOf(index) })).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(admitted)
  expect(statuses.slice(admitted).every((status) => status === 429)).toBe(true)
})

test('one page too many of a member closes the oldest', async () => {
  gateway = await startGateway()
  const session = await newMember(gateway)
  const readers: LiveReader[] = []
  for (let count = 0; count < 10; count++) readers.push(await open(session))
  await expect.poll(() => readers.map((reader) => reader.isOver).slice(0, 2)).toEqual([true, true])
  expect(readers.slice(2).some((reader) => reader.isOver)).toBe(false)
})

test('a page that does not read is dropped; the others go on, and it asks for everything anew when it is back', async () => {
  gateway = await startGateway()
  const [slow, quick] = [await open(), await open()]
  await expect.poll(() => slow.lastId).toBeDefined()
  slow.answer?.pause()
  const long: NewLiveEvent = { merchantCode: 'aurora', type: 'winners', payload: winner('x'.repeat(1_700)) }
  const batch = Array.from({ length: 300 }, () => long)
  // More than the network itself takes on the way, yet never more at once than a page that reads may leave unread.
  for (let count = 1; count <= 30; count++) {
    await publish(gateway, ...batch)
    await expect.poll(() => roundsTold(quick).length).toBe(count * batch.length)
  }
  await publish(gateway, wonAt('aurora', 'last'))
  await expect.poll(() => roundsTold(quick).at(-1)).toBe('last')

  slow.answer?.resume()
  await expect.poll(() => slow.isOver, { timeout: 20_000 }).toBe(true)
  expect(roundsTold(slow)).not.toContain('last')
  const again = await open({ lastEventId: slow.lastId ?? '' })
  await expect.poll(() => again.named('refresh')).toEqual([{}])
}, 60_000)

test('a page that missed as much as is told one by one gets it, however long the events are', async () => {
  gateway = await startGateway()
  const before = await open()
  await expect.poll(() => before.lastId).toBeDefined()
  before.cut()
  const long: NewLiveEvent = { merchantCode: 'aurora', type: 'winners', payload: winner('x'.repeat(1_700)) }
  await publish(gateway, ...Array.from({ length: 100 }, () => long))
  const again = await open({ lastEventId: before.lastId ?? '' })
  await expect.poll(() => roundsTold(again)).toHaveLength(100)
  expect(again.isOver).toBe(false)
})

test('an event that is too long for that is a mistake of the teller', async () => {
  gateway = await startGateway()
  const long: NewLiveEvent = { merchantCode: 'aurora', type: 'winners', payload: winner('x'.repeat(2_000)) }
  await expect(publish(gateway, long)).rejects.toThrow(/live_event_payload_check/)
})

test('a gateway that stops ends its streams at once', async () => {
  gateway = await startGateway()
  const readers = [await open(), await open(), await open(await newMember(gateway))]
  const stopped = gateway.stop()
  for (const reader of readers) await expect.poll(() => reader.isOver).toBe(true)
  await stopped
})

import { testServerUrl } from '@ante/embedded-postgres/test-server.ts'
import pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { PostgresBus } from './postgres-bus.ts'

const log = pino({ level: 'silent' })
let here: PostgresBus
let there: PostgresBus
/** Backend process ids of `here` and `there`. */
let backends: number[]

beforeEach(async () => {
  const before = await busBackends()
  here = await PostgresBus.open(testServerUrl(), log)
  const between = await busBackends()
  there = await PostgresBus.open({ connectionString: testServerUrl() }, log)
  const after = await busBackends()
  backends = [between.filter((pid) => !before.includes(pid)), after.filter((pid) => !between.includes(pid))].flat()
})
afterEach(() => Promise.all([here.close(), there.close()]))

async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: testServerUrl() })
  await client.connect()
  const { rows } = await client.query<Row>(text, values)
  await client.end()
  return rows
}

async function busBackends(): Promise<number[]> {
  const rows = await query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'ante bus' and datname = current_database()",
  )
  return rows.map(({ pid }) => pid)
}

const cutConnections = (pids: number[]) =>
  query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [pids])

/** Collects the messages that a bus receives on a topic. */
function receivedBy(bus: PostgresBus, topic: string): string[] {
  const received: string[] = []
  bus.listen(topic, (payload) => received.push(payload))
  return received
}

test('messages of one instance reach all instances, once and in order', async () => {
  const [own, other] = [receivedBy(here, 'balance'), receivedBy(there, 'balance')]
  const received = Array.from({ length: 500 }, (_, index) => `news ${index}`)
  for (const payload of received) here.publish('balance', payload)

  await expect.poll(() => other.length).toBe(received.length)
  here.publish('balance', 'last')
  await expect.poll(() => other.at(-1)).toBe('last')
  expect(other).toEqual([...received, 'last'])
  expect(own).toEqual([...received, 'last'])
})

test('subscribers receive only their topic’s messages, with unchanged text', async () => {
  const [balance, merchant] = [receivedBy(there, 'balance'), receivedBy(there, 'merchant')]
  here.publish('balance', '["1", "2"] \n فواكه')
  here.publish('merchant', '')
  await expect.poll(() => merchant).toEqual([''])
  expect(balance).toEqual(['["1", "2"] \n فواكه'])
})

test('an unsubscribed listener receives nothing', async () => {
  const first = vi.fn<() => void>()
  const stop = there.listen('balance', first)
  stop()
  const second = receivedBy(there, 'balance')
  here.publish('balance', 'x')
  await expect.poll(() => second).toEqual(['x'])
  expect(first).not.toHaveBeenCalled()
})

test('after a connection loss the bus reconnects automatically, reports a gap, and receives again', async () => {
  const gap = vi.fn<() => void>()
  there.onGap(gap)
  const received = receivedBy(there, 'balance')
  await cutConnections(backends)
  await expect.poll(() => gap.mock.calls.length, { timeout: 10_000 }).toBe(1)

  here.publish('balance', 'after')
  await expect.poll(() => received, { timeout: 10_000 }).toEqual(['after'])
})

test('messages published while disconnected are sent after the reconnect', async () => {
  const received = receivedBy(there, 'balance')
  await cutConnections(backends.slice(0, 1))
  here.publish('balance', 'meanwhile')
  await expect.poll(() => received, { timeout: 10_000 }).toEqual(['meanwhile'])
})

test.each(['x'.repeat(7_001), 'ü'.repeat(3_501), 'a\0b'])(
  'a message that cannot be sent is an error of the publisher',
  (payload) => {
    expect(() => here.publish('balance', payload)).toThrow(RangeError)
  },
)

test('an unavailable database is reported when opening', async () => {
  await expect(PostgresBus.open('postgresql://ante@%2Ftmp%2Fno-such-socket/x', log)).rejects.toThrow(/ENOENT/)
})

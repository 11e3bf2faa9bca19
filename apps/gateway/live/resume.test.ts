import { setTimeout as pause } from 'node:timers/promises'

import { HOUR_MS } from '@ante/contract/kit/time.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { startGateway, startGatewayOn } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { LIVE_TOPIC, publishLive } from './publish-live.ts'
import { LiveReader, publish, publishedRounds, wonAt } from './test/live-reader.ts'

/** Two instances on one database: a reconnecting page may reach the other one. */
let gateways: [TestGateway, TestGateway]
let open: LiveReader[] = []
beforeAll(async () => {
  const first = await startGateway({ liveHeartbeatMs: 300 })
  gateways = [first, await startGatewayOn(first.databaseUrl, { liveHeartbeatMs: 300 })]
})
afterEach(() => {
  for (const reader of open) reader.disconnect()
  open = []
})
afterAll(async () => {
  await gateways[1].stop()
  await gateways[0].stop()
})

async function read(gateway: TestGateway, lastEventId?: string): Promise<LiveReader> {
  const reader = new LiveReader(gateway, lastEventId === undefined ? {} : { lastEventId })
  open.push(reader)
  await reader.opened
  return reader
}

const started = (reader: LiveReader) => expect.poll(() => reader.lastId).toBeDefined()

/** A page whose connection breaks, and which reconnects with its last id to either instance. */
class Page {
  readonly reported: string[] = []
  #reader: LiveReader | null = null
  #lastId: string | undefined

  async connect(instance: number): Promise<void> {
    this.disconnect()
    this.#reader = await read(gateways[instance % 2] ?? gateways[0], this.#lastId)
    if (this.#lastId === undefined) await started(this.#reader)
  }

  disconnect(): void {
    if (!this.#reader) return
    this.#reader.disconnect()
    this.reported.push(...publishedRounds(this.#reader))
    this.#lastId = this.#reader.lastId ?? this.#lastId
    this.#reader = null
  }

  receivedRounds(): string[] {
    return [...this.reported, ...(this.#reader ? publishedRounds(this.#reader) : [])]
  }
}

type Step = { act: 'publish'; count: number; by: number } | { act: 'break'; page: number; to: number } | { act: 'wait' }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('publish' as const),
      count: fc.integer({ min: 1, max: 9 }),
      by: fc.nat(1),
    }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('break' as const), page: fc.nat(3), to: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('wait' as const) }) },
)

let run = 0

test('a page receives each event once and in order, wherever its connection breaks', async () => {
  const runSteps = async (steps: Step[]) => {
    const pages = [new Page(), new Page(), new Page(), new Page()]
    await Promise.all(pages.map((page, index) => page.connect(index)))
    const published: string[] = []
    const publishing: Promise<void>[] = []
    run++
    for (const nextStep of steps) {
      if (nextStep.act === 'wait') await pause(2)
      if (nextStep.act === 'break') await pages[nextStep.page]?.connect(nextStep.to)
      if (nextStep.act !== 'publish') continue
      const rounds = Array.from({ length: nextStep.count }, (_, index) => `${run}-${published.length + index}`)
      published.push(...rounds)
      // Not awaited, so that pages disconnect during publishing. Each publication waits for the previous one, so that
      // their order is defined.
      const before = publishing.at(-1) ?? Promise.resolve()
      const gateway = gateways[nextStep.by % 2] ?? gateways[0]
      publishing.push(before.then(() => publish(gateway, ...rounds.map((round) => wonAt('aurora', round)))))
    }
    await Promise.all(publishing)
    // An instance may still deliver the last events of the previous run; new pages receive them too.
    const isOfThisRun = (round: string) => round.startsWith(`${run}-`)
    for (const page of pages) await expect.poll(() => page.receivedRounds().filter(isOfThisRun)).toEqual(published)
    for (const page of pages) page.disconnect()
  }
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), runSteps), { numRuns: 40 })
}, 120_000)

test('no event is lost or duplicated when many publish simultaneously and slowly, and some roll back', async () => {
  const [first, second] = gateways
  const readers = [await read(first), await read(second)]
  await Promise.all(readers.map(started))
  const stored: string[] = []
  const publishOne = async (index: number) => {
    const { ports } = gateways[index % 2] ?? first
    await pause(Math.random() * 40)
    const transaction = ports.db.transaction().execute(async (tx) => {
      await publishLive(tx, ports.clock, [wonAt('aurora', `many-${index}`)])
      await pause(Math.random() * 6)
      if (index % 5 === 0) throw new Error('rolled back')
    })
    const committed = await transaction.then(
      () => true,
      () => false,
    )
    if (committed) stored.push(`many-${index}`)
    ports.bus.publish(LIVE_TOPIC, '')
  }
  await Promise.all(Array.from({ length: 120 }, (_, index) => publishOne(index)))

  const { rows } = await sql<{ round: string }>`
    select payload ->> 'roundId' as round from live_event
    where payload ->> 'roundId' like 'many-%' order by id`.execute(first.ports.db)
  const inOrder = rows.map(({ round }) => round)
  expect([...inOrder].sort()).toEqual([...stored].sort())
  for (const reader of readers) await expect.poll(() => publishedRounds(reader), { timeout: 5_000 }).toEqual(inOrder)
})

test('events published while an instance is disconnected from the bus are sent after it reconnects', async () => {
  const [first, second] = gateways
  const reader = await read(second)
  await started(reader)
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'ante bus' and datname = current_database()`.execute(first.ports.db)
  await publish(first, wonAt('aurora', 'unheard'))
  await expect.poll(() => publishedRounds(reader), { timeout: 10_000 }).toEqual(['unheard'])
})

describe('a page is notified to reload everything', () => {
  /** Returns the events for a page that reconnects with this id, and checks that it continues from there. */
  const publishedAfter = async (lastEventId: string) => {
    const reader = await read(gateways[0], lastEventId)
    await started(reader)
    const round = `after-${lastEventId}`
    await publish(gateways[0], wonAt('aurora', round))
    await expect.poll(() => publishedRounds(reader)).toContain(round)
    return {
      refreshed: reader.dataOf('refresh').length,
      rounds: publishedRounds(reader).filter((item) => item !== round),
    }
  }
  const ANEW = { refreshed: 1, rounds: [] }

  /** Returns the current id of a page. */
  const presentId = async () => {
    const reader = await read(gateways[0])
    await started(reader)
    reader.disconnect()
    return reader.lastId ?? ''
  }

  /** Waits until the instance has read the events, so that they count as missed. */
  const publishAndSee = async (...rounds: string[]) => {
    const watcher = await read(gateways[0])
    await started(watcher)
    await publish(gateways[0], ...rounds.map((round) => wonAt('aurora', round)))
    await expect.poll(() => publishedRounds(watcher)).toEqual(rounds)
  }

  test.each(['x', '-1', '1.5', '9'.repeat(19), '999999999'])('when its last id %j is not of this log', async (id) => {
    expect(await publishedAfter(id)).toEqual(ANEW)
  })

  test('when it missed too many events', async () => {
    const id = await presentId()
    await publishAndSee(...Array.from({ length: 101 }, (_, index) => `much-${index}`))
    expect(await publishedAfter(id)).toEqual(ANEW)
  })

  test('when missed events have been deleted, but not when no events were missed', async () => {
    const id = await presentId()
    await publishAndSee('old')
    const { ports } = gateways[0]
    ports.clock.offsetMs += HOUR_MS
    const left = () => ports.db.selectFrom('live_event').select('id').execute()
    await expect.poll(left, { timeout: 10_000 }).toEqual([])
    ports.clock.offsetMs -= HOUR_MS

    const horizon = await ports.db.selectFrom('live_horizon').select('deleted_up_to').executeTakeFirstOrThrow()
    expect(await publishedAfter(String(horizon.deleted_up_to))).toEqual({ refreshed: 0, rounds: [] })
    expect(await publishedAfter(id)).toEqual(ANEW)
  })
})

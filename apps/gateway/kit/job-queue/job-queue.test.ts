import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { ShiftedClock } from '../clock.ts'
import { inTransaction } from '../db.ts'
import { addJob, wakeJob } from './add-job.ts'
import { addDailyJobs } from './daily-jobs.ts'
import { daily, every, handle } from './job.ts'
import type { RegisteredJob } from './job.ts'
import { openJobQueue } from './open-job-queue.ts'
import { lockDue } from './stored-jobs.ts'
import { queueOn, someJob } from './test/queue-on.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const queueOf = (jobs: RegisteredJob[]) => queueOn(gateway, jobs)
const stored = (name: string) =>
  gateway.ports.db.selectFrom('job').selectAll().where('name', '=', name).orderBy('id').execute()

test('a job runs after the commit of its transaction, and never after a rollback', async () => {
  const definition = someJob()
  const runs: number[] = []
  await queueOf([handle(definition, async ({ number }) => void runs.push(number))])

  const rolledBack = inTransaction(gateway.ports.db, async (tx) => {
    await addJob(tx, definition, { number: 1 })
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  await inTransaction(gateway.ports.db, (tx) => addJob(tx, definition, { number: 2 }))

  await vi.waitFor(async () => expect(await stored(definition.name)).toEqual([]))
  expect(runs).toEqual([2])
})

test('many jobs each run once on any number of gateways, within the declared concurrency', async () => {
  const definition = someJob({ concurrency: 2 })
  const runs: number[] = []
  const most: number[] = []
  const oneGateway = () => {
    let atOnce = 0
    return handle(definition, async ({ number }) => {
      atOnce++
      most.push(atOnce)
      await new Promise(setImmediate)
      runs.push(number)
      atOnce--
    })
  }
  await queueOf([oneGateway()])
  await queueOf([oneGateway()])
  const numbers = Array.from({ length: 40 }, (_, number) => number)
  await inTransaction(gateway.ports.db, async (tx) => {
    for (const number of numbers) await addJob(tx, definition, { number })
  })

  await vi.waitFor(async () => expect(await stored(definition.name)).toEqual([]), { timeout: 15_000 })
  expect(runs.toSorted((a, b) => a - b)).toEqual(numbers)
  expect(Math.max(...most)).toBeLessThanOrEqual(2)
})

test('a failed job is retried, and after the last failure kept for an operator', async () => {
  const definition = someJob({ attempts: 3, backoff: { firstMs: 1, lastMs: 1 } })
  const attempts: number[] = []
  const { events } = await queueOf([
    handle(definition, async (_, { attempt }) => {
      attempts.push(attempt)
      throw new Error('provider is down')
    }),
  ])
  await addJob(gateway.ports.db, definition, { number: 1 })

  await vi.waitFor(async () => expect(await stored(definition.name)).toMatchObject([{ failed_at: expect.any(Date) }]), {
    timeout: 15_000,
  })
  expect(attempts).toEqual([1, 2, 3])
  expect(await stored(definition.name)).toMatchObject([{ last_error: 'Error: provider is down', locked_by: null }])
  expect(events).toMatchObject([{ event: 'job.failed' }, { event: 'job.failed' }, { event: 'job.dead' }])
})

test('a job with an invalid payload is not retried', async () => {
  const definition = someJob()
  await queueOf([handle(definition, async () => undefined)])
  await addJob(gateway.ports.db, definition, { text: 'of an older version' })
  await vi.waitFor(async () =>
    expect(await stored(definition.name)).toMatchObject([{ failed_at: expect.any(Date), attempts: 1 }]),
  )
})

test('an unfinished job runs again without counting a failed attempt', async () => {
  const definition = someJob({ attempts: 2 })
  const attempts: number[] = []
  await queueOf([
    handle(definition, async (_, { attempt }) => {
      attempts.push(attempt)
      return attempts.length < 4 ? { againMs: 1 } : undefined
    }),
  ])
  await addJob(gateway.ports.db, definition, { number: 1 })
  await vi.waitFor(async () => expect(await stored(definition.name)).toEqual([]), { timeout: 15_000 })
  expect(attempts).toEqual([1, 1, 1, 1])
})

test('a job added again while it runs, runs once more with the latest payload', async () => {
  const definition = someJob()
  const runs: number[] = []
  await queueOf([
    handle(definition, async ({ number }) => {
      runs.push(number)
      if (number === 1) await addJob(gateway.ports.db, definition, { number: 2 }, { key: 'one' })
    }),
  ])
  await addJob(gateway.ports.db, definition, { number: 1 }, { key: 'one' })
  await vi.waitFor(async () => expect(await stored(definition.name)).toEqual([]))
  expect(runs).toEqual([1, 2])
})

test('a dead gateway’s job is taken over when its lock expires, and not before', async () => {
  const definition = someJob()
  await addJob(gateway.ports.db, definition, { number: 1 })
  const lock = (worker: string, lockMs: number) =>
    lockDue(gateway.ports.db, {
      worker,
      lockMs,
      freeSlots: [{ name: definition.name, freeSlots: 9 }],
      atMost: 9,
      running: [],
    })
  expect(await lock('dead', 60_000)).toHaveLength(1)
  expect(await lock('other', 60_000)).toEqual([])

  await sql`update job set locked_until = now() where name = ${definition.name}`.execute(gateway.ports.db)
  const runs: number[] = []
  await queueOf([handle(definition, async (_, { attempt }) => void runs.push(attempt))])
  await vi.waitFor(() => expect(runs).toEqual([2]))
})

test('a job that always kills its process gets the declared number of attempts, then waits for an operator', async () => {
  const definition = someJob({ attempts: 2 })
  await addJob(gateway.ports.db, definition, { number: 1 })
  const killer = join(import.meta.dirname, 'test/dying-worker.ts')
  for (const attempts of [1, 2]) {
    const worker = spawn(process.execPath, [killer, gateway.databaseUrl, definition.name, '2'], { stdio: 'inherit' })
    expect(await once(worker, 'exit')).toEqual([null, 'SIGKILL'])
    expect(await stored(definition.name)).toMatchObject([{ attempts, failed_at: null }])
    await sql`update job set locked_until = now() where name = ${definition.name}`.execute(gateway.ports.db)
  }

  const run = vi.fn<() => Promise<void>>(async () => undefined)
  const { events } = await queueOf([handle(definition, run)])
  await vi.waitFor(async () => expect(await stored(definition.name)).toMatchObject([{ failed_at: expect.any(Date) }]), {
    timeout: 15_000,
  })
  expect(run).not.toHaveBeenCalled()
  expect(await stored(definition.name)).toMatchObject([{ last_error: expect.stringContaining('process died') }])
  expect(events).toMatchObject([{ event: 'job.dead' }])
}, 60_000)

test('a job that killed its process once succeeds at a later attempt', async () => {
  const definition = someJob({ attempts: 2 })
  await addJob(gateway.ports.db, definition, { number: 1 })
  await sql`update job set attempts = 1, locked_by = 'dead', locked_until = now() where name = ${definition.name}`.execute(
    gateway.ports.db,
  )
  const attempts: number[] = []
  await queueOf([handle(definition, async (_, { attempt }) => void attempts.push(attempt))])
  await vi.waitFor(async () => expect(await stored(definition.name)).toEqual([]), { timeout: 15_000 })
  expect(attempts).toEqual([2])
})

test('a gateway that lost its lock leaves the job to the new owner', async () => {
  const definition = someJob()
  const { events } = await queueOf([
    handle(definition, async () => {
      await sql`update job set locked_by = 'other' where name = ${definition.name}`.execute(gateway.ports.db)
    }),
  ])
  await addJob(gateway.ports.db, definition, { number: 1 })
  await vi.waitFor(() => expect(events).toMatchObject([{ event: 'job.lock_lost' }]))
  expect(await stored(definition.name)).toMatchObject([{ locked_by: 'other' }])
})

test('a recurring job runs on one of several gateways at a time, repeatedly, and after a failure', async () => {
  const name = `test.${randomUUID()}`
  let runs = 0
  let atOnce = 0
  const most: number[] = []
  const recurring = every(1, name, async () => {
    atOnce++
    most.push(atOnce)
    await new Promise(setImmediate)
    atOnce--
    if (++runs === 1) throw new Error('once')
  })
  await Promise.all([queueOf([recurring]), queueOf([recurring])])
  await vi.waitFor(() => expect(runs).toBeGreaterThan(3), { timeout: 15_000 })
  expect(Math.max(...most)).toBe(1)
  expect(await stored(name)).toMatchObject([{ key: '', failed_at: null }])
})

test('a recurring job runs immediately on a message, and again after a message during a run', async () => {
  const name = `test.${randomUUID()}`
  let runs = 0
  await queueOf([
    every(3_600_000, name, async () => {
      runs++
      if (runs > 1) return
      wakeJob(gateway.ports.bus, name)
      // The revision shows that the message has been processed.
      await vi.waitFor(async () => expect(await stored(name)).toMatchObject([{ revision: 3 }]))
    }),
  ])
  wakeJob(gateway.ports.bus, name)
  await vi.waitFor(() => expect(runs).toBe(2), { timeout: 15_000 })
})

test('closing waits for running jobs, and none starts afterwards', async () => {
  const definition = someJob()
  let end = (): void => undefined
  const started = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (end = resolve)))
  const { queue } = await queueOf([handle(definition, started)])
  await addJob(gateway.ports.db, definition, { number: 1 })
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce())

  let isClosed = false
  const closing = queue.close().then(() => (isClosed = true))
  await addJob(gateway.ports.db, definition, { number: 2 })
  await new Promise(setImmediate)
  expect(isClosed).toBe(false)
  end()
  await closing
  expect(started).toHaveBeenCalledOnce()
  expect(await stored(definition.name)).toMatchObject([{ payload: { number: 2 }, attempts: 0 }])
})

test('a daily job is added once a day in the merchant’s time zone, on any number of gateways', async () => {
  const name = `test.${randomUUID()}`
  const atNight = daily('03:00', name, async () => undefined)
  const clock = new ShiftedClock()
  const zones = async () => [{ merchantCode: 'aurora', zone: 'Asia/Manila' }]
  const adding = addDailyJobs({ ...gateway.ports, clock, zones }, [atNight])
  const addedAt = async (at: string) => {
    clock.offsetMs = Date.parse(at) - Date.now()
    await Promise.all([adding.run(), adding.run()])
    const rows = await stored(name)
    return rows.map(({ payload }) => payload)
  }
  const on = (...days: string[]) => days.map((day) => ({ merchantCode: 'aurora', day }))

  expect(await addedAt('2026-01-19T18:59:00Z')).toEqual(on('2026-01-19'))
  expect(await addedAt('2026-01-19T19:00:00Z')).toEqual(on('2026-01-19', '2026-01-20'))
  expect(await addedAt('2026-01-20T18:59:00Z')).toEqual(on('2026-01-19', '2026-01-20'))
  await gateway.ports.db.deleteFrom('job').where('name', '=', name).execute()
  expect(await addedAt('2026-01-20T18:59:00Z')).toEqual([])
  // A week without a gateway.
  expect(await addedAt('2026-01-27T18:59:00Z')).toEqual(on('2026-01-27'))
})

test('two jobs with the same name are refused', async () => {
  const recurring = every(1_000, 'test.twice', async () => undefined)
  await expect(openJobQueue({ ...gateway.ports, jobs: [recurring, recurring], zones: async () => [] })).rejects.toThrow(
    'the same name',
  )
})

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { addJob } from './add-job.ts'
import { handle } from './job.ts'
import { queueOn, someJob } from './test/queue-on.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const stored = (name: string) => gateway.ports.db.selectFrom('job').selectAll().where('name', '=', name).execute()

test('metrics count ready, running and dead jobs, and the results of runs', async () => {
  const { db } = gateway.ports
  const [busy, broken, waiting] = [someJob({ concurrency: 1 }), someJob({ attempts: 1 }), someJob()]
  let end = (): void => undefined
  const started = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (end = resolve)))
  const fail = async () => {
    throw new Error('provider is down')
  }
  const { queue } = await queueOn(gateway, [handle(busy, started), handle(broken, fail)])
  for (const number of [1, 2, 3]) await addJob(db, busy, { number })
  await addJob(db, broken, { number: 1 })
  await addJob(db, waiting, { number: 1 }, { delayMs: 60_000 })
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce(), { timeout: 15_000 })
  await vi.waitFor(async () => expect(await stored(broken.name)).toMatchObject([{ failed_at: expect.any(Date) }]), {
    timeout: 15_000,
  })
  await sql`update job set run_at = now() - interval '90 seconds' where name = ${busy.name} and locked_by is null`.execute(
    db,
  )

  const lines = (await queue.metrics.text()).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      `ante_jobs{job="${busy.name}",state="ready"} 2`,
      `ante_jobs{job="${busy.name}",state="running"} 1`,
      `ante_jobs{job="${broken.name}",state="dead"} 1`,
      `ante_jobs_ended_total{job="${broken.name}",outcome="dead"} 1`,
      expect.stringMatching(`^ante_jobs_oldest_ready_seconds{job="${busy.name}"} \\d\\d`),
    ]),
  )
  expect(lines.filter((line) => line.includes(waiting.name))).toEqual([])

  started.mockResolvedValue(undefined)
  end()
  await vi.waitFor(async () => expect(await stored(busy.name)).toEqual([]), { timeout: 15_000 })
  const after = await queue.metrics.text()
  expect(after).toContain(`ante_jobs_ended_total{job="${busy.name}",outcome="done"} 3`)
  expect(after).not.toContain(`ante_jobs{job="${busy.name}"`)
}, 60_000)

import type { ConformanceFailure } from '@ante/contract/console/conformance.ts'
import * as z from 'zod'

import { firstGameOf } from '../../catalogue/public.ts'
import { job } from '../../kit/job-queue/job.ts'
import { endSuite, runSuite } from '../../launch/public.ts'
import type { SuiteEnd } from '../../launch/public.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import './tables.ts'

/**
 * Job that runs the conformance suite. The second attempt ends a run whose gateway died: cases with half of their calls
 * cannot be continued.
 */
export const runConformanceJob = job({
  name: 'console.run-conformance',
  payload: z.object({ run: z.string().regex(/^\d{1,18}$/) }),
  concurrency: 1,
  attempts: 5,
})

/** Runs the suite, and stores the result of each case as soon as it has one. */
export async function runConformance(ports: ScreenPorts, id: bigint): Promise<void> {
  const { db, log } = ports
  const run = await db
    .selectFrom('conformance_run')
    .innerJoin('vendor', 'vendor.code', 'conformance_run.vendor')
    .selectAll('conformance_run')
    .select('vendor.protocol')
    .where('conformance_run.id', '=', id)
    .where('conformance_run.state', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  if (!run) return
  const { vendor, protocol, merchant_code: site } = run
  const trialCode = ports.merchants.trialOf(site)?.code ?? ''
  const end = async (state: 'done' | 'cancelled' | 'failed', failure: ConformanceFailure | null) => {
    await endSuite(ports, { runId: id, vendor, trialCode })
    await db
      .updateTable('conformance_run')
      .set({ state, failure, ended_at: ports.clock.now() })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'running'])
      .execute()
  }
  if (run.state === 'running') return end('failed', 'interrupted')
  if (run.cancel_requested) return end('cancelled', null)
  const { numUpdatedRows } = await db
    .updateTable('conformance_run')
    .set({ state: 'running' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  let ended: SuiteEnd | 'error' = 'error'
  try {
    const game = await firstGameOf(db, vendor)
    if (!game) throw new Error(`${vendor} has no open game any more`)
    ended = await runSuite(ports, {
      runId: id,
      vendor,
      protocol,
      trialCode,
      game,
      onCase: async (result) => {
        await db
          .insertInto('conformance_case')
          .values({ ...result, run_id: id })
          .execute()
        return !(await isCancelled(ports, id))
      },
    })
  } catch (error) {
    log.warn({ event: 'conformance.run_failed', err: error, vendor, run: String(id) }, 'conformance run failed')
  }
  await (ended === 'done' || ended === 'cancelled' ? end(ended, null) : end('failed', ended))
}

async function isCancelled({ db }: Pick<ScreenPorts, 'db'>, id: bigint): Promise<boolean> {
  const run = await db
    .selectFrom('conformance_run')
    .select('cancel_requested')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return run.cancel_requested
}

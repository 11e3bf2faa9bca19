import {
  cancelConformanceRun as cancelEndpoint,
  startConformanceRun as startEndpoint,
} from '@ante/contract/console/conformance.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'

import { firstGameOf, isStopped } from '../../catalogue/public.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { addJob } from '../../kit/job-queue/add-job.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { runConformanceJob } from './run-conformance.ts'
import { suiteOf } from './suite-of.ts'
import './tables.ts'

/** Number of runs of a vendor that are kept. */
const KEPT_RUNS = 100

const objectOf = (vendor: string) => `vendor:${vendor}`

/** Stores a run and adds its job. Of simultaneous requests one starts a run. */
export async function startRun(
  ports: ScreenPorts,
  { vendor, site, key }: ParsedInputOf<typeof startEndpoint>,
  context: StaffContext,
): Promise<OutputOf<typeof startEndpoint>> {
  const refuse = refusalsOf(startEndpoint)
  const suite = await suiteOf(ports, { vendor, merchantCode: context.merchantCode })
  if (!suite) throw refuse('vendor.not.found')
  const game = await firstGameOf(ports.db, vendor)
  if (!suite.sites.includes(site) || !game) throw refuse('conformance.not_possible')
  const now = ports.clock.now()
  return inTransaction(ports.db, async (tx) => {
    const entry = { action: 'launch.conformance.start', object: objectOf(vendor), vendor }
    const repeat = async () => {
      const earlier = await tx.selectFrom('conformance_run').select('id').where('key', '=', key).executeTakeFirst()
      if (!earlier) return null
      await context.audit(tx, { ...entry, after: 'repeated' })
      return { id: String(earlier.id) }
    }
    const repeated = await repeat()
    if (repeated) return repeated
    if (await isStopped(tx, vendor, now)) throw refuse('conformance.vendor_stopped')
    const stored = await tx
      .insertInto('conformance_run')
      .values({
        key,
        vendor,
        merchant_code: site,
        game_id: game.gameId,
        requested_by: context.staff.name,
        requested_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!stored) {
      // Of two simultaneous calls with one key, the second finds the run of the first.
      const simultaneous = await repeat()
      if (simultaneous) return simultaneous
      throw refuse('conformance.running')
    }
    const id = String(stored.id)
    await deleteOldRuns(tx, vendor)
    await context.audit(tx, { ...entry, after: { run: id, site, protocol: suite.protocol, game: game.gameId } })
    await addJob(tx, runConformanceJob, { run: id }, { key: id })
    return { id }
  })
}

async function deleteOldRuns(tx: Db, vendor: string): Promise<void> {
  await sql`
    delete from conformance_run where vendor = ${vendor} and state not in ('waiting', 'running') and id <= (
      select id from conformance_run where vendor = ${vendor} order by id desc offset ${KEPT_RUNS} limit 1)`.execute(tx)
}

/** Asks a run to end after its present case. */
export async function cancelRun(
  { db }: Pick<ScreenPorts, 'db'>,
  { vendor, id }: ParsedInputOf<typeof cancelEndpoint>,
  { merchantCode, audit }: StaffContext,
): Promise<Record<string, never>> {
  const refuse = refusalsOf(cancelEndpoint)
  return inTransaction(db, async (tx) => {
    const run = await tx
      .selectFrom('conformance_run')
      .select(['id', 'state', 'merchant_code', 'cancel_requested'])
      .where('id', '=', BigInt(id))
      .where('vendor', '=', vendor)
      .forUpdate()
      .executeTakeFirst()
    if (!run || (merchantCode !== null && run.merchant_code !== merchantCode)) throw refuse('conformance.run.not_found')
    if (run.state !== 'waiting' && run.state !== 'running') throw refuse('conformance.run.ended')
    await tx.updateTable('conformance_run').set({ cancel_requested: true }).where('id', '=', run.id).execute()
    await audit(tx, {
      action: 'launch.conformance.cancel',
      object: objectOf(vendor),
      vendor,
      after: run.cancel_requested ? 'repeated' : { run: id },
    })
    return {}
  })
}

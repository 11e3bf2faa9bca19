import type {
  ConformanceRun,
  listConformanceRuns as listEndpoint,
  showConformanceRun as showEndpoint,
} from '@ante/contract/console/conformance.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { pageOf } from '../../kit/page-of.ts'
import { SUITE_CASES } from '../../launch/public.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { suiteOf } from './suite-of.ts'
import './tables.ts'
import type { ConformanceRunTable } from './tables.ts'

const PAGE_SIZE = 20

type Row = Selectable<ConformanceRunTable> & { passed: bigint; failed: bigint; not_run: bigint }

/** Query of runs with the number of their cases by outcome. At a merchant, only runs with its trial site. */
const runsOf = (db: Db, { vendor, merchantCode }: { vendor: string; merchantCode: string | null }) =>
  db
    .selectFrom('conformance_run as run')
    .selectAll('run')
    .select(({ selectFrom }) => {
      const count = (outcome: 'passed' | 'failed' | 'not run') =>
        selectFrom('conformance_case')
          .select(({ fn }) => fn.countAll<bigint>().as('count'))
          .whereRef('conformance_case.run_id', '=', 'run.id')
          .where('conformance_case.outcome', '=', outcome)
          .$asScalar()
      return [count('passed').as('passed'), count('failed').as('failed'), count('not run').as('not_run')]
    })
    .where('run.vendor', '=', vendor)
    .$if(merchantCode !== null, (query) => query.where('run.merchant_code', '=', merchantCode ?? ''))

/** Returns a page of the runs of a vendor, newest first; null for an unknown vendor. */
export async function listRuns(
  ports: ScreenPorts,
  merchantCode: string | null,
  { vendor, after }: ParsedInputOf<typeof listEndpoint>,
): Promise<OutputOf<typeof listEndpoint> | null> {
  const suite = await suiteOf(ports, { vendor, merchantCode })
  if (!suite) return null
  const rows = await runsOf(ports.db, { vendor, merchantCode })
    .$if(after !== undefined, (query) => query.where('run.id', '<', BigInt(after ?? 0)))
    .orderBy('run.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const { page, next } = pageOf(rows, PAGE_SIZE, ({ id }) => String(id))
  return { runs: page.map(shownRun), next, sites: suite.sites }
}

/** Returns a run with the results of its cases, in the order of the suite; null for an unknown one. */
export async function showRun(
  { db }: Pick<ScreenPorts, 'db'>,
  merchantCode: string | null,
  { vendor, id }: ParsedInputOf<typeof showEndpoint>,
): Promise<OutputOf<typeof showEndpoint> | null> {
  const run = await runsOf(db, { vendor, merchantCode }).where('run.id', '=', BigInt(id)).executeTakeFirst()
  if (!run) return null
  const results = await db
    .selectFrom('conformance_case')
    .select(['letter', 'title', 'outcome', 'reason', 'milliseconds'])
    .where('run_id', '=', run.id)
    .orderBy('letter')
    .execute()
  return { run: shownRun(run), results }
}

const shownRun = (row: Row): ConformanceRun => ({
  id: String(row.id),
  vendor: row.vendor,
  site: row.merchant_code,
  state: row.state,
  failure: row.failure,
  isCancelRequested: row.cancel_requested,
  requestedBy: row.requested_by,
  requestedAt: row.requested_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  passed: Number(row.passed),
  failed: Number(row.failed),
  notRun: Number(row.not_run),
  cases: SUITE_CASES,
})

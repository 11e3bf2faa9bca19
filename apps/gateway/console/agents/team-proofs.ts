import { PROOFS_LISTED } from '@ante/contract/console/agent-proofs.ts'
import type { listTeamProofs, requestTeamProof, TeamProof } from '@ante/contract/console/agent-proofs.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { Selectable } from 'kysely'
import { z } from 'zod'

import { verifyTeams } from '../../agents/public.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Tables } from '../../kit/db.ts'
import { addJob } from '../../kit/job-queue/add-job.ts'
import { job } from '../../kit/job-queue/job.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { merchantOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import './tables.ts'

const ATTEMPTS = 3

export const proveTeamsJob = job({
  name: 'console.prove-teams',
  payload: z.object({ proof: z.string().regex(/^\d{1,18}$/) }),
  concurrency: 1,
  attempts: ATTEMPTS,
})

type Ports = Pick<ScreenPorts, 'db' | 'clock'>

/** Verifies the team sums of a proof's merchant, and stores the result; the last failed attempt is stored too. */
export async function proveTeams({ db, clock }: Ports, id: bigint, isLast: boolean): Promise<void> {
  const waiting = await db
    .selectFrom('team_proof')
    .select('merchant_code')
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  if (!waiting) return
  const began = performance.now()
  const store = (result: { teams?: number; sums?: number; problems?: string[] }) =>
    db
      .updateTable('team_proof')
      .set({ ...result, finished_at: clock.now(), duration_ms: Math.round(performance.now() - began) })
      .where('id', '=', id)
      .where('finished_at', 'is', null)
      .execute()
  try {
    const { teams, days: sums, problems } = await verifyTeams(db, waiting.merchant_code)
    await store({ teams, sums, problems })
  } catch (error) {
    if (isLast) await store({})
    throw error
  }
}

/** Requests a proof; a waiting one is returned instead. */
export function requestProof({ db, clock }: Ports, context: StaffContext): Promise<OutputOf<typeof requestTeamProof>> {
  const merchantCode = merchantOf(context)
  return inTransaction(db, async (tx) => {
    const made = await tx
      .insertInto('team_proof')
      .values({ merchant_code: merchantCode, requested_by: context.staff.name, requested_at: clock.now() })
      .onConflict((conflict) => conflict.column('merchant_code').where('finished_at', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst()
    const { id } =
      made ??
      (await tx
        .selectFrom('team_proof')
        .select('id')
        .where('merchant_code', '=', merchantCode)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow())
    if (made) await addJob(tx, proveTeamsJob, { proof: String(id) }, { key: String(id) })
    const entry = { action: 'agents.teams.verify', object: `proof:${id}`, before: null }
    await context.audit(tx, { ...entry, after: made ? 'requested' : 'repeated' })
    return { id: String(id), isRepeat: made === undefined }
  })
}

/** Returns the latest proofs of a merchant. */
export async function listedProofs({ db }: Ports, merchantCode: string): Promise<OutputOf<typeof listTeamProofs>> {
  const rows = await db
    .selectFrom('team_proof')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .orderBy('id', 'desc')
    .limit(PROOFS_LISTED)
    .execute()
  return { proofs: rows.map(shown) }
}

const shown = (row: Selectable<Tables['team_proof']>): TeamProof => ({
  id: String(row.id),
  requestedAt: row.requested_at.toISOString(),
  requestedBy: row.requested_by,
  state: stateOf(row),
  finishedAt: row.finished_at?.toISOString() ?? null,
  seconds: row.duration_ms === null ? null : row.duration_ms / 1000,
  teams: row.teams,
  sums: row.sums,
  problems: row.problems ?? [],
})

function stateOf({ finished_at: finishedAt, problems }: Selectable<Tables['team_proof']>): TeamProof['state'] {
  if (finishedAt === null) return 'waiting'
  if (problems === null) return 'failed'
  return problems.length > 0 ? 'different' : 'consistent'
}

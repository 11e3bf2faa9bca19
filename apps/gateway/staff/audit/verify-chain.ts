import { randomUUID } from 'node:crypto'

import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { getAuditVerification } from '@ante/contract/staff/audit.ts'
import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import * as z from 'zod'

import { inTransaction } from '../../kit/db.ts'
import type { Db, Tables } from '../../kit/db.ts'
import { addJob } from '../../kit/job-queue/add-job.ts'
import { job } from '../../kit/job-queue/job.ts'
import type { StaffPorts } from '../staff-ports.ts'

/** Job that verifies a chain in steps; a restart of the gateway continues after the last step. */
export const verifyAuditJob = job({
  name: 'staff.verify-audit',
  payload: z.object({ chain: z.string() }),
  concurrency: 1,
})

/** Number of entries that one step verifies. */
const STEP = 5_000
/** Maximum number of stored problems. */
const PROBLEMS = 100
/** Age of the last step after which a verification counts as interrupted. */
const INTERRUPTED_MS = MINUTE_MS

type Verification = Selectable<Tables['audit_verification']>
type Ports = Pick<StaffPorts, 'db' | 'clock'>

/**
 * Starts the verification of a chain up to its present end, in the caller's transaction. A running
 * verification continues; an interrupted one gets another job.
 */
export async function startVerification({ clock }: Ports, tx: Db, chain: string, by: string): Promise<void> {
  const now = clock.now()
  const running = await tx
    .selectFrom('audit_verification')
    .select(['finished_at', 'touched_at'])
    .where('chain', '=', chain)
    .forUpdate()
    .executeTakeFirst()
  const isRunning = running?.finished_at === null
  if (isRunning && now.getTime() - running.touched_at.getTime() < INTERRUPTED_MS) return
  if (!isRunning) await beginVerification(tx, { chain, by, now })
  await addJob(tx, verifyAuditJob, { chain }, { key: randomUUID() })
}

/** Stores a verification that begins at the first entry. */
export async function beginVerification(
  tx: Db,
  { chain, by, now }: { chain: string; by: string; now: Date },
): Promise<void> {
  const head = await tx
    .selectFrom('audit_chain')
    .select(['position', 'head'])
    .where('chain', '=', chain)
    .executeTakeFirst()
  const begun = {
    until_position: head?.position ?? 0n,
    until_hash: head?.head ?? Buffer.alloc(0),
    position: 0n,
    hash: Buffer.alloc(0),
    problems: [],
    requested_by: by,
    started_at: now,
    touched_at: now,
    finished_at: null,
  }
  await tx
    .insertInto('audit_verification')
    .values({ chain, ...begun })
    .onConflict((conflict) => conflict.column('chain').doUpdateSet(begun))
    .execute()
}

/** Verifies a chain to its end, each step in a transaction of its own. */
export async function verifyChain(ports: Ports, chain: string): Promise<void> {
  while (!(await verifyStep(ports, chain))) {
    // The progress is stored after each step.
  }
}

/** Verifies the next entries. Returns whether the verification is finished. */
function verifyStep({ db, clock }: Ports, chain: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const at = await tx
      .selectFrom('audit_verification')
      .selectAll()
      .where('chain', '=', chain)
      .where('finished_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!at) return true
    const { rows } = await sql<{ reached: bigint; reached_hash: Buffer; problems: string[] }>`
      select * from verify_audit_part(${chain}, ${at.position}, ${at.hash}, ${at.until_position}, ${STEP})`.execute(tx)
    const [part] = rows
    const isFinished = part === undefined || part.reached >= at.until_position
    const [position, hash] = part ? [part.reached, part.reached_hash] : [at.position, at.hash]
    const problems = [...at.problems, ...(part?.problems ?? [])]
    if (isFinished && (position !== at.until_position || !hash.equals(at.until_hash)))
      problems.push(`entry ${at.until_position}: last entry is missing`)
    const now = clock.now()
    await tx
      .updateTable('audit_verification')
      .set({
        position,
        hash,
        problems: problems.slice(0, PROBLEMS),
        touched_at: now,
        finished_at: isFinished ? now : null,
      })
      .where('chain', '=', chain)
      .execute()
    return isFinished
  })
}

/** Returns the last verification of a chain, finished or not; null if there was none. */
export async function verificationOf(db: Db, chain: string): Promise<OutputOf<typeof getAuditVerification>> {
  const row = await db.selectFrom('audit_verification').selectAll().where('chain', '=', chain).executeTakeFirst()
  return { verification: row ? shownVerification(row) : null }
}

const shownVerification = (row: Verification) => ({
  entries: String(row.until_position),
  verified: String(row.position),
  problems: row.problems,
  requestedBy: row.requested_by,
  startedAt: row.started_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
})

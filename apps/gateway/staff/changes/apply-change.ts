import type { ChangeProblem } from '@ante/contract/staff/change-problem.ts'
import * as z from 'zod'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { job } from '../../kit/job-queue/job.ts'
import { Refused } from '../../kit/refusal.ts'
import { notifyStaff } from '../../kit/staff-notices.ts'
import { SYSTEM } from '../audit/system-actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { grantedRights, mergedRights, rightIn } from '../roles/held-rights.ts'
import { returnLimit } from '../roles/use-limit.ts'
import { accountById, mayWork } from '../sessions/accounts.ts'
import type { Account } from '../sessions/accounts.ts'
import type { GuardedActions, StaffPorts } from '../staff-ports.ts'
import { ActionProblem } from '../../kit/guarded-action.ts'
import type { GuardedAction } from '../../kit/guarded-action.ts'
import { notifyOfChange } from './notify-of-change.ts'
import { bindingOf } from './requests.ts'
import type { ChangeRow } from './requests.ts'
import { isSubjectOf } from './subjects.ts'
import { actionNamed } from './submit.ts'

/** Job that applies an approved change; added in the transaction of the approval. */
export const applyChangeJob = job({
  name: 'staff.apply-change',
  payload: z.object({ change: z.string().regex(/^\d{1,18}$/) }),
})

export interface ApplyPorts extends StaffPorts {
  actions: GuardedActions
}

/**
 * Applies an approved change once: the change is locked, checked and marked as applied in the transaction of its
 * effect. A change that is no longer possible is marked as failed and has no effect.
 */
export async function applyChange(ports: ApplyPorts, id: bigint): Promise<void> {
  try {
    await inTransaction(ports.db, async (tx) => {
      const change = await approvedChange(tx, id)
      if (change) await apply(ports, tx, change)
    })
  } catch (error) {
    const problem = problemOf(error)
    if (problem === null) throw error
    await inTransaction(ports.db, async (tx) => {
      const change = await approvedChange(tx, id)
      if (change) await fail(ports, tx, change, problem)
    })
  }
}

/** Returns why the change is not possible; null for a fault, after which the job tries again. */
function problemOf(error: unknown): ChangeProblem | null {
  if (error instanceof ActionProblem) return error.problem
  return error instanceof Refused ? { code: 'refused', values: { refusal: error.code } } : null
}

/** Locks and returns the change; undefined if it is not approved, or has already been applied. */
const approvedChange = (tx: Db, id: bigint): Promise<ChangeRow | undefined> =>
  tx
    .selectFrom('change_request')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'approved')
    .forUpdate()
    .executeTakeFirst()

async function apply(ports: ApplyPorts, tx: Db, change: ChangeRow): Promise<void> {
  const action = actionNamed(ports.actions, change.action)
  const now = ports.clock.now()
  const { proposer, decider } = await requirePersons(tx, { change, action, now })
  if (!change.skipped && (await isSubjectOf(ports, tx, change, decider.id))) throw new ActionProblem('approver.gains')
  const { id, merchant_code: merchantCode, reason, seen_version: version } = change
  const { data: values, success: isKnown } = action.values.safeParse(change.values)
  if (!isKnown) throw new ActionProblem('values.outdated')
  if (
    !bindingOf({ action: change.action, object: change.object, values: change.values, version }).equals(change.binding)
  )
    throw new ActionProblem('values.altered')
  const seen = await action.readObject(tx, values, { merchantCode })
  if (seen.version !== version) throw new ActionProblem('object.changed')
  const after = await action.apply(tx, values, { merchantCode, key: change.key, actor: proposer.mail, reason, now })
  await tx.updateTable('change_request').set({ state: 'applied', applied_at: now }).where('id', '=', id).execute()
  await writeAudit(tx, actorOf(proposer), {
    action: action.name,
    object: change.object,
    merchantCode,
    reason,
    before: change.before,
    after,
    ...(!change.skipped && { approver: decider.mail }),
    changeRequestId: id,
  })
}

/** Throws unless both persons are still active and have their rights when the change takes effect. */
async function requirePersons(
  tx: Db,
  { change, action, now }: { change: ChangeRow; action: GuardedAction; now: Date },
): Promise<{ proposer: Account; decider: Account }> {
  const proposer = await requirePerson(tx, { staffId: change.proposed_by, right: 'propose', change, action, now })
  const right = change.skipped ? 'skip' : 'approve'
  const decider = await requirePerson(tx, { staffId: change.decided_by ?? 0n, right, change, action, now })
  return { proposer, decider }
}

interface Person {
  staffId: bigint
  right: 'propose' | 'approve' | 'skip'
  change: ChangeRow
  action: GuardedAction
  now: Date
}

async function requirePerson(tx: Db, { staffId, right, change, action, now }: Person): Promise<Account> {
  const account = await accountById(tx, staffId)
  const held = mergedRights(await grantedRights(tx, staffId, change.merchant_code))
  if (!account || !mayWork(account, now) || !rightIn(held, action.permission, right))
    throw new ActionProblem('right.lost')
  return account
}

/** Marks a change as failed, and returns its amount to the daily limit of the approver. */
async function fail(ports: ApplyPorts, tx: Db, change: ChangeRow, failure: ChangeProblem): Promise<void> {
  await tx
    .updateTable('change_request')
    .set({ state: 'failed', failure: JSON.stringify(failure) })
    .where('id', '=', change.id)
    .execute()
  await returnUsedLimit(ports, tx, change)
  await notifyStaff(tx, {
    to: 'account',
    staffId: String(change.proposed_by),
    about: 'change',
    id: String(change.id),
  })
  const { id: changeRequestId, object, merchant_code: merchantCode } = change
  const record = { action: 'staff.change.fail', object, merchantCode, after: failure, changeRequestId }
  await writeAudit(tx, SYSTEM, { ...record, result: 'refused', refusal: 'change.invalid' })
}

async function returnUsedLimit({ actions }: ApplyPorts, tx: Db, change: ChangeRow): Promise<void> {
  const { amount, merchant_code: merchantCode, decided_by: staffId, decided_at: at, skipped } = change
  if (amount === null || merchantCode === null || staffId === null || at === null) return
  const { zone } = await tx
    .selectFrom('merchant')
    .select('zone')
    .where('code', '=', merchantCode)
    .executeTakeFirstOrThrow()
  const { permission } = actionNamed(actions, change.action)
  const right = { permission, right: skipped ? 'skip' : 'approve' } as const
  await returnLimit(tx, right, { staffId, merchantCode, zone, amount, now: at })
}

const actorOf = ({ id: staffId, mail: name }: Account) => ({
  staffId,
  name,
  role: null,
  sessionId: null,
  ip: null,
  requestId: null,
})

/** Maximum number of changes that one transaction expires, because their audit entries are written sequentially. */
const EXPIRED_AT_ONCE = 100

/** Ends changes that were not decided in time. */
export async function expireChanges(ports: StaffPorts): Promise<void> {
  while ((await expireSome(ports)) === EXPIRED_AT_ONCE);
}

function expireSome({ db, clock }: StaffPorts): Promise<number> {
  return inTransaction(db, async (tx) => {
    const expired = await tx
      .updateTable('change_request')
      .set({ state: 'expired' })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('change_request')
          .select('id')
          .where('state', '=', 'waiting')
          .where('expires_at', '<=', clock.now())
          .orderBy('expires_at')
          .limit(EXPIRED_AT_ONCE)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'object', 'merchant_code'])
      .execute()
    for (const { id: changeRequestId, object, merchant_code: merchantCode } of expired) {
      await writeAudit(tx, SYSTEM, { action: 'staff.change.expire', object, merchantCode, changeRequestId })
      await notifyOfChange(tx, { id: changeRequestId, merchantCode }, 'changed')
    }
    return expired.length
  })
}

import { approveChange } from '@ante/contract/staff/changes.ts'
import type { ChangeProblem } from '@ante/contract/staff/change-problem.ts'
import type { ChangeState } from '@ante/contract/staff/changes.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { addJob } from '../../kit/job-queue/add-job.ts'
import { Refused } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { notifyStaff } from '../../kit/staff-notices.ts'
import { grantedRights, mergedRights, rightIn } from '../roles/held-rights.ts'
import { scopeOf } from '../networks/networks.ts'
import { recordUse } from '../roles/record-use.ts'
import { useLimit } from '../roles/use-limit.ts'
import { accountById, mayWork } from '../sessions/accounts.ts'
import { applyChange, applyChangeJob } from './apply-change.ts'
import { withCurrentRights } from './current-rights.ts'
import { isSubjectOf } from './subjects.ts'
import type { ApplyPorts } from './apply-change.ts'
import { notifyOfChange } from './notify-of-change.ts'
import { lockedChange, NO_OFFERS } from './requests.ts'
import type { ChangeOffers, ChangeRow } from './requests.ts'
import { actionNamed } from './submit.ts'
import type { Submitter } from './submit.ts'

const refuse = refusalsOf(approveChange)

export interface Decision {
  id: string
  /** Hash of the change as the person saw it. */
  binding: string
  reason?: string | undefined
}

interface Decided {
  state: ChangeState
  failure: ChangeProblem | null
}

/**
 * Approves a change of another person. The approval and a job are committed together, so nothing is lost if the gateway
 * dies afterwards. The change is applied immediately or, if that fails, by the job.
 */
export async function approve(ports: ApplyPorts, decision: Decision, decider: Submitter): Promise<Decided> {
  await inTransaction(ports.db, async (tx) => {
    const change = await decidable(ports, tx, decision, decider)
    await requireOtherPerson(ports, tx, change, decider.staffId)
    await store(ports, tx, { change, decision, decider: await withCurrentRights(tx, decider), right: 'approve' })
  })
  return applied(ports, BigInt(decision.id))
}

/** Applies a change of the caller without another person, by the right `skip`, if the action permits that. */
export async function skip(ports: ApplyPorts, decision: Decision, decider: Submitter): Promise<Decided> {
  await inTransaction(ports.db, async (tx) => {
    const change = await decidable(ports, tx, decision, decider)
    if (change.proposed_by !== decider.staffId) throw refuse('change.not.found')
    if (!actionNamed(ports.actions, change.action).skippable) throw refuse('approval.own')
    await store(ports, tx, { change, decision, decider: await withCurrentRights(tx, decider), right: 'skip' })
  })
  return applied(ports, BigInt(decision.id))
}

/**
 * Returns a function that tells what a person may do about a change: skip the approval of an own one, or decide about
 * that of another person. `skip`, `approve` and `reject` check it again.
 */
export const offersTo =
  ({ actions }: ApplyPorts, { staffId, held }: Pick<Submitter, 'staffId' | 'held'>) =>
  ({ proposed_by: proposerId, state, action: name }: ChangeRow): ChangeOffers => {
    const action = actions.get(name)
    if (!action || state !== 'waiting') return NO_OFFERS
    const has = (right: 'approve' | 'skip') => rightIn(held, action.permission, right) !== undefined
    const isOwn = proposerId === staffId
    return { canSkip: isOwn && action.skippable && has('skip'), canDecide: !isOwn && has('approve') }
  }

/** Rejects a change of another person. */
export async function reject(ports: ApplyPorts, decision: Decision, decider: Submitter): Promise<Decided> {
  return inTransaction(ports.db, async (tx) => {
    const change = await decidable(ports, tx, decision, decider)
    await requireOtherPerson(ports, tx, change, decider.staffId)
    requireRight(ports, change, await withCurrentRights(tx, decider), 'approve')
    await tx
      .updateTable('change_request')
      .set({
        state: 'rejected',
        decided_by: decider.staffId,
        decided_at: ports.clock.now(),
        decision_reason: decision.reason ?? null,
      })
      .where('id', '=', change.id)
      .execute()
    await recordDecision(tx, { change, decision, decider, step: 'reject' })
    return { state: 'rejected', failure: null }
  })
}

/** Withdraws a change of the caller. */
export async function withdraw(ports: ApplyPorts, { id }: Pick<Decision, 'id'>, decider: Submitter): Promise<Decided> {
  return inTransaction(ports.db, async (tx) => {
    const change = await lockedChange(tx, decider.merchantCode, BigInt(id))
    if (change?.proposed_by !== decider.staffId) throw refuse('change.not.found')
    if (change.state !== 'waiting') throw refuse('change.decided', { state: change.state })
    await tx.updateTable('change_request').set({ state: 'void' }).where('id', '=', change.id).execute()
    await recordDecision(tx, { change, decision: { id, binding: '' }, decider, step: 'void' })
    return { state: 'void', failure: null }
  })
}

/** Locks and returns the change. Refuses one that is decided or expired, or that differs from what the person saw. */
async function decidable(
  { clock }: ApplyPorts,
  tx: Db,
  { id, binding }: Decision,
  { merchantCode }: Submitter,
): Promise<ChangeRow> {
  const change = await lockedChange(tx, merchantCode, BigInt(id))
  if (!change) throw refuse('change.not.found')
  if (change.state !== 'waiting') throw refuse('change.decided', { state: change.state })
  if (change.expires_at <= clock.now()) throw refuse('change.decided', { state: 'expired' })
  if (change.binding.toString('hex') !== binding) throw refuse('change.stale')
  return change
}

/**
 * Refuses a decision by the requester, by another account of the same person, or by a person who gains by the change.
 * There is no exemption for administrators.
 */
async function requireOtherPerson(ports: ApplyPorts, tx: Db, change: ChangeRow, deciderId: bigint): Promise<void> {
  const { proposed_by: proposerId } = change
  if (proposerId === deciderId) throw refuse('approval.own')
  const rows = await tx
    .selectFrom('staff_account')
    .select('person')
    .where('id', 'in', [proposerId, deciderId])
    .execute()
  if (new Set(rows.map(({ person }) => person)).size < 2) throw refuse('approval.same_person')
  if (await isSubjectOf(ports, tx, change, deciderId)) throw refuse('approval.subject')
}

interface Stored {
  change: ChangeRow
  decision: Decision
  decider: Submitter
}

function requireRight({ actions }: ApplyPorts, { action }: ChangeRow, { held }: Submitter, right: 'approve' | 'skip') {
  const { permission } = actionNamed(actions, action)
  const found = rightIn(held, permission, right)
  if (!found) throw new Refused('permission.denied', { permission })
  return found
}

/** Stores an approval with the job that applies it. */
async function store(
  ports: ApplyPorts,
  tx: Db,
  { change, decision, decider, right }: Stored & { right: 'approve' | 'skip' },
): Promise<void> {
  const now = ports.clock.now()
  const held = requireRight(ports, change, decider, right)
  const { staffId, merchantCode, zone } = decider
  await requireProposer(ports, tx, change)
  await recordUse(tx, { staffId, scope: scopeOf(merchantCode), used: [held], now })
  // The limits at the time of the decision apply, not those at the time of the request.
  if (change.amount !== null && merchantCode !== null)
    await useLimit(tx, held, { staffId, merchantCode, zone, amount: change.amount, now })
  await tx
    .updateTable('change_request')
    .set({
      state: 'approved',
      decided_by: staffId,
      decided_at: now,
      decision_reason: decision.reason ?? null,
      skipped: right === 'skip',
    })
    .where('id', '=', change.id)
    .execute()
  await addJob(tx, applyChangeJob, { change: String(change.id) }, { key: String(change.id) })
  await recordDecision(tx, { change, decision, decider, step: right })
}

/** Throws unless the requester is still active and has the right. */
async function requireProposer({ clock, actions }: ApplyPorts, tx: Db, change: ChangeRow): Promise<void> {
  const proposer = await accountById(tx, change.proposed_by)
  const { permission } = actionNamed(actions, change.action)
  const held = mergedRights(await grantedRights(tx, change.proposed_by, change.merchant_code))
  const isEntitled = proposer && mayWork(proposer, clock.now()) && rightIn(held, permission, 'propose')
  if (!isEntitled) throw refuse('change.proposer_lost_right')
}

async function recordDecision(
  tx: Db,
  { change, decision, decider, step }: Stored & { step: 'approve' | 'reject' | 'skip' | 'void' },
) {
  await decider.audit(tx, {
    action: `staff.change.${step}`,
    object: change.object,
    reason: decision.reason ?? null,
    before: change.before,
    after: change.values,
    changeRequestId: change.id,
  })
  await notifyOfChange(tx, { id: change.id, merchantCode: change.merchant_code }, 'changed')
  if (change.proposed_by !== decider.staffId)
    await notifyStaff(tx, {
      to: 'account',
      staffId: String(change.proposed_by),
      about: 'change',
      id: String(change.id),
    })
}

/** Applies the change now. If this fails, the job continues. */
async function applied(ports: ApplyPorts, id: bigint): Promise<Decided> {
  await applyChange(ports, id)
  const row = await ports.db
    .selectFrom('change_request')
    .select(['state', 'failure'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { state: row.state, failure: row.failure }
}

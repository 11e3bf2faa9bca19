import { DAY_MS } from '@ante/contract/kit/time.ts'
import type { ChangeProblem } from '@ante/contract/staff/change-problem.ts'
import type { Selectable } from 'kysely'

import { inTransaction } from '../../kit/db.ts'
import type { Db, Tables } from '../../kit/db.ts'
import { ActionProblem } from '../../kit/guarded-action.ts'
import type { AuditedChange } from '../../kit/staff-context.ts'
import { SYSTEM } from '../audit/system-actor.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { problemSentence } from '../changes/problem-sentence.ts'
import { addGrant } from '../roles/grants.ts'
import { activeOwners, formerOwners, lockOwners, OWNER } from '../roles/owners.ts'
import { roleNamed } from '../roles/roles.ts'
import { accountByMail } from '../sessions/accounts.ts'
import type { Account } from '../sessions/accounts.ts'
import { mailInvitation, storeInvited } from './invite.ts'
import type { Inviting } from './invite.ts'
import { notifyOwners } from './owner-notice.ts'
import { resetFactors } from './reset-factors.ts'

/** Time in milliseconds in which the notified owners can stop a recovery. */
export const RECOVERY_WAIT_MS = DAY_MS
/** Owners who together decide about other owners at the console. */
const SUFFICIENT = 2

export interface Recovery {
  mail: string
  displayName: string
  reason: string
  /** Who requests it, as in the audit log. */
  by: string
}

type Audit = (tx: Db, change: AuditedChange) => Promise<void>

/**
 * Requests that an account becomes, or stays, an owner with new factors, and notifies all owners. The recovery takes
 * effect after a day. If no owner can object, it takes effect immediately, and `token` is that of the invitation.
 * Throws `ActionProblem` if two other owners are active, because they can recover the account at the console.
 */
export async function requestOwnerRecovery(
  ports: Inviting,
  tx: Db,
  { mail, displayName, reason, by }: Recovery,
  audit: Audit,
): Promise<{ effectiveAt: Date; token: string | null }> {
  await lockOwners(tx)
  await requireRecoverable(tx, mail)
  const now = ports.clock.now()
  const canObject = (await formerOwners(tx)).some(({ state }) => state === 'active' || state === 'locked')
  const effectiveAt = new Date(now.getTime() + (canObject ? RECOVERY_WAIT_MS : 0))
  const stored = await tx
    .insertInto('owner_recovery')
    .values({
      mail,
      display_name: displayName,
      reason,
      requested_by: by,
      requested_at: now,
      effective_at: effectiveAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!stored) throw new ActionProblem('recovery.waiting')
  await audit(tx, {
    action: 'staff.account.recover-owner',
    object: `staff:${mail}`,
    reason,
    after: { effectiveAt, requestedBy: by },
  })
  await notifyOwners(ports, tx, {
    subject: `Recovery of the platform owner ${mail}`,
    lines: [
      `${by} requested on the command line that ${mail} becomes a platform owner with new factors.`,
      `Reason: ${reason}`,
      `It takes effect at ${effectiveAt.toISOString()}. To stop it: ante staff cancel-recovery ${mail} --reason "…"`,
    ],
  })
  return { effectiveAt, token: canObject ? null : await applyRecovery(ports, tx, stored) }
}

/** Stops a recovery that has not taken effect. Throws `ActionProblem` if there is none. */
export async function cancelOwnerRecovery(
  ports: Inviting,
  tx: Db,
  { mail, reason, by }: Omit<Recovery, 'displayName'>,
  audit: Audit,
): Promise<void> {
  const cancelled = await tx
    .updateTable('owner_recovery')
    .set({ state: 'cancelled', note: by })
    .where('mail', '=', mail)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  if (!cancelled) throw new ActionProblem('recovery.not_waiting')
  await audit(tx, { action: 'staff.account.cancel-recovery', object: `staff:${mail}`, reason, after: { by } })
  await notifyOwners(ports, tx, {
    subject: `Recovery of the platform owner ${mail} cancelled`,
    lines: [`${by} cancelled the recovery of ${mail}.`, `Reason: ${reason}`],
  })
}

/** Applies recoveries whose waiting time is over. */
export async function applyOwnerRecoveries(ports: Inviting): Promise<void> {
  const now = ports.clock.now()
  const due = await ports.db
    .selectFrom('owner_recovery')
    .select('id')
    .where('state', '=', 'waiting')
    .where('effective_at', '<=', now)
    .orderBy('effective_at')
    .execute()
  for (const { id } of due) {
    try {
      await inTransaction(ports.db, async (tx) => {
        const recovery = await lockedRecovery(tx, id)
        if (!recovery) return
        await lockOwners(tx)
        await requireRecoverable(tx, recovery.mail)
        await applyRecovery(ports, tx, recovery)
      })
    } catch (error) {
      if (!(error instanceof ActionProblem)) throw error
      await failRecovery(ports, id, error.problem)
    }
  }
}

type StoredRecovery = Selectable<Tables['owner_recovery']>

const lockedRecovery = (tx: Db, id: bigint): Promise<StoredRecovery | undefined> =>
  tx
    .selectFrom('owner_recovery')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst()

async function failRecovery({ db }: Inviting, id: bigint, problem: ChangeProblem): Promise<void> {
  await inTransaction(db, async (tx) => {
    const recovery = await lockedRecovery(tx, id)
    if (!recovery) return
    const note = problemSentence(problem)
    await tx.updateTable('owner_recovery').set({ state: 'failed', note }).where('id', '=', id).execute()
    const record = { action: 'staff.account.recover-owner', object: `staff:${recovery.mail}`, merchantCode: null }
    await writeAudit(tx, SYSTEM, { ...record, after: problem, result: 'refused', refusal: 'change.invalid' })
  })
}

/** Throws unless fewer than two other owners are active, and the account is, or can become, an owner. */
async function requireRecoverable(tx: Db, mail: string): Promise<void> {
  const others = (await activeOwners(tx)).filter((owner) => owner.mail !== mail)
  if (others.length >= SUFFICIENT) throw new ActionProblem('recovery.two_owners')
  const account = await accountByMail(tx, mail)
  if (!account) return
  if (account.owner_since === null) throw new ActionProblem('recovery.not_owner')
  if (account.state === 'left') throw new ActionProblem('recovery.left')
}

/** Makes the account an invited owner without factors. Returns the token of its invitation. */
async function applyRecovery(ports: Inviting, tx: Db, recovery: StoredRecovery): Promise<string> {
  const { id, mail, display_name: displayName, reason, requested_by: grantedBy } = recovery
  const now = ports.clock.now()
  const account = await recoveredAccount(ports, tx, { mail, displayName, now })
  const role = await roleNamed(tx, null, OWNER)
  await addGrant(tx, { staffId: account.id, role, grantedBy, now })
  const token = await mailInvitation(ports, tx, account)
  await tx.updateTable('owner_recovery').set({ state: 'done' }).where('id', '=', id).execute()
  const record = { action: 'staff.account.recover-owner', object: `staff:${mail}`, merchantCode: null, reason }
  await writeAudit(tx, SYSTEM, { ...record, after: { state: 'invited', requestedBy: grantedBy } })
  return token
}

async function recoveredAccount(
  ports: Inviting,
  tx: Db,
  { mail, displayName, now }: { mail: string; displayName: string; now: Date },
): Promise<Account> {
  const known = await accountByMail(tx, mail)
  if (known) return resetFactors(tx, known.id, now)
  return storeInvited(ports, tx, { mail, displayName, merchantCode: null, invitedBy: null })
}

import {
  claimSupportCase,
  reopenSupportCase,
  replyToSupportCase,
  resolveSupportCase,
  snoozeSupportCase,
  transferSupportCase,
} from '@ante/contract/console/support.ts'
import type { noteSupportCase } from '@ante/contract/console/support.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { AuditedChange, StaffContext } from '../../kit/staff-context.ts'
import { rightIn } from '../../staff/public.ts'
import {
  answerCase,
  changeCase,
  isAnswerable,
  lastPlayerMessage,
  lockedCase,
  markCaseRead,
  notifyOfCase,
  reopenCase,
  resolveCase,
} from '../../support/public.ts'
import type { Case } from '../../support/public.ts'
import { merchantOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { assigneeOf } from './assignees.ts'

const refuse = refusalsOf(claimSupportCase)
const refuseReply = refusalsOf(replyToSupportCase)
const refuseTransfer = refusalsOf(transferSupportCase)
const refuseSnooze = refusalsOf(snoozeSupportCase)
const refuseResolve = refusalsOf(resolveSupportCase)
const refuseReopen = refusalsOf(reopenSupportCase)

/** Maximum time of a snooze. */
const SNOOZE_MS = 30 * DAY_MS

type Entry = Pick<AuditedChange, 'reason' | 'before' | 'after'>

interface Changing {
  /** Last part of the action in the audit log. */
  action: string
  id: string
  /** Whether the case must not be assigned to another person. */
  needsOwn: boolean
}

/**
 * Runs a change of a locked case, and writes its entry: what `change` returns, or `repeated` for null. The second of two
 * persons who act at once is refused.
 */
function changing(
  { db }: ScreenPorts,
  context: StaffContext,
  { action, id, needsOwn }: Changing,
  change: (tx: Db, found: Case) => Promise<Entry | null>,
): Promise<Record<never, never>> {
  return inTransaction(db, async (tx) => {
    const found = await lockedCase(tx, merchantOf(context), BigInt(id))
    if (!found || (found.feedback_id !== null && !mayChangeFeedback(context))) throw refuse('support.case.not_found')
    const { assignee } = found
    if (needsOwn && assignee !== null && assignee !== context.staff.staffId)
      throw refuse('support.case.taken', { by: await nameOf(tx, assignee) })
    const entry = await change(tx, found)
    await context.audit(tx, { action: `support.case.${action}`, object: `case:${id}`, ...(entry ?? REPEATED) })
    return {}
  })
}

const REPEATED: Entry = { after: 'repeated' }

const mayChangeFeedback = ({ held }: StaffContext) => rightIn(held, 'support.feedback.update', 'apply') !== undefined

async function nameOf(tx: Db, staffId: bigint): Promise<string> {
  const { mail } = await tx
    .selectFrom('staff_account')
    .select('mail')
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
  return mail
}

const assigned = ({ staff }: StaffContext) => ({ assignee: staff.staffId, role: null })

/** Assigns the case to the caller, and marks its messages as read. */
export const claimCase = (ports: ScreenPorts, { id }: ParsedInputOf<typeof claimSupportCase>, context: StaffContext) =>
  changing(ports, context, { action: 'claim', id, needsOwn: true }, async (tx, found) => {
    if (found.assignee !== null) return null
    await markCaseRead(tx, found)
    await changeCase(tx, found, assigned(context))
    return { after: { assignee: context.staff.name } }
  })

/** Sends an answer. The audit log has no text of it: the conversation has it. */
export const replyToCase = (
  ports: ScreenPorts,
  { id, key, text }: ParsedInputOf<typeof replyToSupportCase>,
  context: StaffContext,
) =>
  changing(ports, context, { action: 'reply', id, needsOwn: true }, async (tx, found) => {
    if (await isRepeated(tx, found, { key, context })) return null
    if (!isAnswerable(found)) throw refuseReply('support.case.not_answerable')
    if (found.assignee === null) await changeCase(tx, found, assigned(context))
    await answerCase(tx, found, { actor: context.staff.name, text, at: ports.clock.now() })
    return { after: { characters: text.length } }
  })

/** Whether an answer with this key was sent before; otherwise stores the key. */
async function isRepeated(tx: Db, { id }: Case, { key, context }: { key: string; context: StaffContext }) {
  const stored = await tx
    .insertInto('support_reply_key')
    .values({ staff_id: context.staff.staffId, key, case_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return stored === undefined
}

/** Adds a note, also to a case of another person. */
export const noteCase = (
  ports: ScreenPorts,
  { id, key, text }: ParsedInputOf<typeof noteSupportCase>,
  context: StaffContext,
) =>
  changing(ports, context, { action: 'note', id, needsOwn: false }, async (tx, found) => {
    const { staffId, name } = context.staff
    const stored = await tx
      .insertInto('support_case_note')
      .values({ case_id: found.id, key, staff_id: staffId, author: name, text, at: ports.clock.now() })
      .onConflict((conflict) => conflict.columns(['staff_id', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!stored) return null
    await notifyOfCase(tx, found)
    return { after: { note: String(stored.id) } }
  })

/** Transfers a case to a person or a role. Also those of other persons, if the caller saw who has it. */
export const transferCase = (
  ports: ScreenPorts,
  { id, to, seen }: ParsedInputOf<typeof transferSupportCase>,
  context: StaffContext,
) =>
  changing(ports, context, { action: 'transfer', id, needsOwn: false }, async (tx, found) => {
    const target = await assigneeOf(tx, merchantOf(context), to)
    if (!target) throw refuseTransfer('support.assignee.not_found')
    const { name, ...owner } = target
    if (found.assignee === owner.assignee && found.role === owner.role) return null
    const former = found.assignee === null ? null : await nameOf(tx, found.assignee)
    if ((found.assignee === null ? null : String(found.assignee)) !== seen)
      throw refuse('support.case.taken', { by: former ?? '–' })
    await changeCase(tx, found, owner)
    return { before: { assignee: former ?? found.role }, after: { assignee: name } }
  })

export const snoozeCase = (
  ports: ScreenPorts,
  { id, until }: ParsedInputOf<typeof snoozeSupportCase>,
  context: StaffContext,
) =>
  changing(ports, context, { action: 'snooze', id, needsOwn: true }, async (tx, found) => {
    const now = ports.clock.now().getTime()
    const end = until === null ? null : new Date(until)
    if (end && (end.getTime() <= now || end.getTime() > now + SNOOZE_MS)) throw refuseSnooze('support.snooze.time')
    if (found.state === 'resolved') throw refuseSnooze('support.case.resolved')
    if (found.state === 'snoozed' && found.snoozed_until?.getTime() === end?.getTime()) return null
    await changeCase(tx, found, { state: 'snoozed', snoozed_until: end, ...assigned(context) })
    return { after: { until: until ?? 'next message' } }
  })

/** Resolves a case. A message of the player that the caller has not seen keeps it open. */
export const resolveOpenCase = (
  ports: ScreenPorts,
  { id, seen }: ParsedInputOf<typeof resolveSupportCase>,
  context: StaffContext,
) =>
  changing(ports, context, { action: 'resolve', id, needsOwn: true }, async (tx, found) => {
    if (found.state === 'resolved') return null
    if ((await lastPlayerMessage(tx, found)) > seen) throw refuseResolve('support.case.new_message')
    if (found.assignee === null) await changeCase(tx, found, assigned(context))
    await resolveCase(tx, found, ports.clock.now())
    return { before: { state: found.state }, after: { state: 'resolved' } }
  })

export const reopenEndedCase = (
  ports: ScreenPorts,
  { id }: ParsedInputOf<typeof reopenSupportCase>,
  context: StaffContext,
) =>
  changing(ports, context, { action: 'reopen', id, needsOwn: true }, async (tx, found) => {
    if (found.state === 'open') return null
    if (!isAnswerable(found)) throw refuseReopen('support.case.not_answerable')
    await reopenCase(tx, found)
    return { before: { state: found.state }, after: { state: 'open' } }
  })

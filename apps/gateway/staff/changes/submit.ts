import { proposalRefusals } from '@ante/contract/staff/changes.ts'
import type { ChangeOutcome } from '@ante/contract/staff/changes.ts'
import type { PermissionName } from '@ante/contract/kit/endpoint.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { Refused } from '../../kit/refusal.ts'
import type { AuditedChange, HeldRight } from '../../kit/staff-context.ts'
import { accountById } from '../sessions/accounts.ts'
import { rightIn } from '../roles/held-rights.ts'
import { limitRefusal, useLimit } from '../roles/use-limit.ts'
import type { GuardedActions, StaffPorts } from '../staff-ports.ts'
import { ActionProblem } from '../../kit/guarded-action.ts'
import type { GuardedAction } from '../../kit/guarded-action.ts'
import { withCurrentRights } from './current-rights.ts'
import { notifyOfChange } from './notify-of-change.ts'
import { currentKey, keyOf, repeatedOutcome, storeDirectAction } from './repeats.ts'
import { bindingOf, lockedChange } from './requests.ts'

/** Time in milliseconds within which a change must be decided. */
const EXPIRY_MS = 72 * 3_600_000

export interface Submitted {
  action: PermissionName
  values: unknown
  reason: string
  /** Pending change of the same person that this one replaces. */
  replaces?: string | undefined
  /** Idempotency key of an action that moves money. */
  key: string
  /**
   * Whether the key identifies a version of an object: then a change that ended without effect can be requested again.
   */
  isKeyReusable?: boolean
  /**
   * Runs in the transaction once the action has locked its object, before it is applied or its request is stored: checks
   * or changes what depends on the caller.
   */
  onLocked?(tx: Db, outcome: ChangeOutcome['outcome']): Promise<void>
}

/** Person who submits an action, at the console or on the command line. */
export interface Submitter {
  staffId: bigint
  merchantCode: string | null
  /** Time zone of the merchant, in which daily limits are counted. */
  zone: string
  held: readonly HeldRight[]
  audit(tx: Db, change: AuditedChange): Promise<void>
}

interface SubmitPorts extends StaffPorts {
  actions: GuardedActions
}

/**
 * Applies a guarded action if the caller has the right `apply` with a sufficient limit. Otherwise stores it for the
 * decision of another person, if the caller has the right `propose`.
 */
export function submitChange(ports: SubmitPorts, requested: Submitted, admitted: Submitter): Promise<ChangeOutcome> {
  const action = actionNamed(ports.actions, requested.action)
  return inTransaction(ports.db, async (tx): Promise<ChangeOutcome> => {
    try {
      const submitter = await withCurrentRights(tx, admitted)
      const submitted = { ...requested, key: await currentKey(tx, requested, submitter) }
      const repeated = await repeatedOutcome(tx, submitted, submitter)
      if (repeated) return repeated
      await replaceFormer(tx, submitted.replaces, submitter)
      const direct = directRight(action, submitted.values, submitter.held)
      return direct
        ? await applyNow(ports, tx, { action, direct, submitted, submitter })
        : await propose(ports, tx, { action, submitted, submitter })
    } catch (error) {
      if (error instanceof ActionProblem) throw refuseProblem(error)
      throw error
    }
  })
}

export function actionNamed(actions: GuardedActions, name: string): GuardedAction {
  const action = actions.get(name)
  if (!action) throw new Error(`there is no guarded action ${name}`)
  return action
}

const PROPOSAL_CODES = Object.keys(proposalRefusals)

function refuseProblem({ problem }: ActionProblem): Refused {
  const [code = 'change.invalid'] = PROPOSAL_CODES
  return new Refused(code, { problem })
}

/** Returns the right by which the person may apply the action without approval, or null. */
function directRight(action: GuardedAction, values: unknown, held: readonly HeldRight[]): HeldRight | null {
  const right = action.approval === 'always' ? undefined : rightIn(held, action.permission, 'apply')
  if (!right) return null
  const refusal = limitRefusal(right, action.amountOf?.(values) ?? 0n, 0n)
  // Above the limit, a person with the right to propose requests approval; without that right the limit is the reason
  // of the refusal.
  return refusal && rightIn(held, action.permission, 'propose') ? null : right
}

interface Work {
  action: GuardedAction
  submitted: Submitted
  submitter: Submitter
}

async function applyNow(
  { clock }: SubmitPorts,
  tx: Db,
  { action, direct, submitted, submitter }: Work & { direct: HeldRight },
): Promise<ChangeOutcome> {
  const { staffId, merchantCode, zone, audit } = submitter
  const { values, reason } = submitted
  const now = clock.now()
  const amount = action.amountOf?.(values) ?? null
  const { object, before } = await action.readObject(tx, values, { merchantCode })
  await submitted.onLocked?.(tx, 'applied')
  const actor = (await accountById(tx, staffId))?.mail ?? ''
  const key = keyOf(submitted, submitter)
  const after = await action.apply(tx, values, { merchantCode, key, actor, reason, now })
  await storeDirectAction(tx, { submitted, submitter, object, now })
  if (amount !== null && merchantCode !== null && after !== 'repeated')
    await useLimit(tx, direct, { staffId, merchantCode, zone, amount, now })
  await audit(tx, { action: action.name, object, reason, before, after })
  return { outcome: 'applied', id: null }
}

async function propose({ clock }: SubmitPorts, tx: Db, { action, submitted, submitter }: Work): Promise<ChangeOutcome> {
  const { staffId, merchantCode, held, audit } = submitter
  const { values, reason } = submitted
  if (!rightIn(held, action.permission, 'propose'))
    throw new Refused('permission.denied', { permission: action.permission })
  const now = clock.now()
  const { object, version, before } = await action.readObject(tx, values, { merchantCode })
  await submitted.onLocked?.(tx, 'waiting')
  const binding = bindingOf({ action: action.name, object, values, version })
  const stored = await tx
    .insertInto('change_request')
    .values({
      key: keyOf(submitted, submitter),
      merchant_code: merchantCode,
      action: action.name,
      object,
      values: JSON.stringify(values),
      before: JSON.stringify(before),
      seen_version: version,
      binding,
      amount: action.amountOf?.(values) ?? null,
      reason,
      proposed_by: staffId,
      proposed_at: now,
      expires_at: new Date(now.getTime() + EXPIRY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = stored
  const proposed = { action: `${prefixOf(action.name)}.propose`, object, reason }
  await audit(tx, { ...proposed, before, after: values, changeRequestId: id })
  await notifyOfChange(tx, { id, merchantCode }, 'added')
  return { outcome: 'waiting', id: String(id) }
}

/** `wallet.balance.adjust` is proposed as `wallet.balance.propose`. */
const prefixOf = (name: PermissionName) => name.split('.').slice(0, 2).join('.')

async function replaceFormer(tx: Db, id: string | undefined, { staffId, merchantCode, audit }: Submitter) {
  if (id === undefined) return
  const former = await lockedChange(tx, merchantCode, BigInt(id))
  if (!former || former.proposed_by !== staffId || former.state !== 'waiting')
    throw new ActionProblem('request.replaced_not_own')
  await tx.updateTable('change_request').set({ state: 'void' }).where('id', '=', former.id).execute()
  await audit(tx, {
    action: 'staff.change.void',
    object: former.object,
    reason: 'edited',
    changeRequestId: former.id,
  })
  await notifyOfChange(tx, { id: former.id, merchantCode }, 'changed')
}

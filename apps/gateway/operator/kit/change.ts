import { isDeepStrictEqual } from 'node:util'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { publishOnCommit } from '../../kit/postgres-bus.ts'
import type { AuditedChange } from '../../kit/staff-context.ts'
import type { Merchant } from '../../merchant/public.ts'
import { writeAudit } from '../../staff/public.ts'
import { currentPerson, requirePermission } from './command-person.ts'
import type { Changed, Operator } from './command.ts'
import { CommandFailed } from './failures.ts'
import { Previewed } from './previewed.ts'
import { lockedMerchant } from './require-merchants.ts'
import { requirePayable } from './payable.ts'

export interface CommandChange {
  merchant: string
  /** Command as typed: `flags update`. */
  command: string
  /** Name of the changed record or settings, for messages and the audit log. */
  subject: string
  effect: string
  /** `create` refuses an existing record with other values, `update` a missing one; by default neither is refused. */
  writes?: 'create' | 'update' | 'delete'
}

/** A planned change: the states before and after, as JSON for log and output, and the write. */
export interface Plan {
  before: unknown
  after: unknown
  /** New amounts in the merchant's currency; amounts that are not payable in it are refused. */
  amounts?: readonly (bigint | null | undefined)[]
  /** Entry of the audit log, if a screen of the console makes the same change: both leave the same entry. */
  audited?: Pick<AuditedChange, 'action' | 'object' | 'reason' | 'before' | 'after'>
  write(tx: Db): Promise<void>
  /** Checks the result: returns warnings for the operator, or throws `CommandFailed`, which rolls back everything. */
  check?(tx: Db): Promise<string[]>
}

/**
 * Changes one setting of a merchant, logs the operator, and notifies all gateways, in one transaction. Does nothing if
 * the value is unchanged, so that commands can be repeated.
 */
export function change(
  { db, actor }: Operator,
  { merchant: code, command, subject, effect, writes }: CommandChange,
  plan: (tx: Db, merchant: Merchant) => Promise<Plan> | Plan,
): Promise<Changed> {
  return inTransaction(db, async (tx) => {
    const merchant = await lockedMerchant(tx, code)
    const { before, after, amounts = [], audited, write, check } = await plan(tx, merchant)
    requirePayable(merchant.currency, amounts)
    const changed = !isDeepStrictEqual(before, after)
    if (changed) requirePresence(writes, before !== null, { code, command, subject })
    const outcome = { kind: 'change', changed, merchant: code, command, subject, before, after, effect } as const
    if (!changed) return outcome

    await write(tx)
    const warnings = (await check?.(tx)) ?? []
    const logged = { actor, merchant_code: code, vendor: null, command, subject, before, after, warnings }
    await logChange(tx, { ...logged, effect, ...(audited && { audited }) })
    await publishOnCommit(tx, 'merchant', code)
    return { ...outcome, ...(warnings.length > 0 && { warnings }) }
  })
}

/** Refuses to create an existing record, and to update a missing one. */
function requirePresence(
  writes: CommandChange['writes'] | undefined,
  isPresent: boolean,
  { code, command, subject }: { code: string; command: string; subject: string },
): void {
  const [area = ''] = command.split(' ')
  if (writes === 'create' && isPresent)
    throw new CommandFailed(`${code} already has ${subject}. Change it with \`ante ${area} update\`.`, {
      code: 'already_exists',
    })
  if (writes === 'update' && !isPresent)
    throw new CommandFailed(`${code} has no ${subject}. Create it with \`ante ${area} create\`.`, { code: 'not_found' })
}

interface OperatorChange {
  /** Operating-system user, who is logged if no staff is signed in. */
  actor: string
  merchant_code: string | null
  /** Vendor of a change that applies at every site which offers the vendor's games. */
  vendor: string | null
  command: string
  subject: string
  before: unknown
  after: unknown
  warnings?: string[]
  /** Sentence about the effect, for a preview. */
  effect?: string
  audited?: Plan['audited']
}

/**
 * Writes an operator's change to the audit log, within the transaction of the change. Throws `CommandFailed`, which
 * rolls the change back, if the person may not change data of this merchant, and `Previewed` if the change is only
 * tried.
 */
export async function logChange(tx: Db, { actor: user, effect = '', audited, ...done }: OperatorChange): Promise<void> {
  const person = currentPerson(user)
  const { merchant_code: merchantCode, vendor, command, subject, before, after, warnings } = done
  await requirePermission(tx, person, merchantCode)
  if (person.page?.isPreview) {
    const outcome = { kind: 'change', changed: true, merchant: merchantCode ?? vendor ?? 'all merchants' } as const
    throw new Previewed({ ...outcome, command, subject, before, after, effect, ...(warnings && { warnings }) })
  }
  const about = { merchantCode, vendor, ...(warnings && { warnings }) }
  const made = { ...about, action: command, object: subject, before, after, reason: reasonIn(after) }
  const entry = audited ? { ...about, ...audited } : made
  await (person.page ? person.page.record(tx, made, entry) : writeAudit(tx, person.actor, entry))
}

/** Returns the reason of a change, which commands store in the new state; null without a reason. */
function reasonIn(after: unknown): string | null {
  if (typeof after !== 'object' || after === null || !('reason' in after)) return null
  return typeof after.reason === 'string' ? after.reason : null
}

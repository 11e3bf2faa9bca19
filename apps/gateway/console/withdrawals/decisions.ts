import { claimWithdrawal } from '@ante/contract/console/decide-withdrawals.ts'
import type {
  holdWithdrawal,
  noteWithdrawal,
  rejectQueuedWithdrawal,
  reportManualPayout,
} from '@ante/contract/console/decide-withdrawals.ts'
import type { revealPayee } from '@ante/contract/console/withdrawals.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import {
  accountPaidTo,
  addNote,
  foreignClaim,
  holdSeen,
  lockedWithdrawal,
  rejectSeen,
  releaseClaim,
  reportSeenPayout,
  takeClaim,
  withdrawalClaims,
} from '../../cashier/public.ts'
import { payeeNameOf } from '../../identity/public.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { answerOnce } from '../../staff/public.ts'
import { merchantOf, reviewerOf, submitterOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'

const refuse = refusalsOf(claimWithdrawal)
const objectOf = (id: string) => `withdrawal:${id}`

/** Claims a withdrawal for a reviewer for a short time; other reviewers see the claim and cannot decide. */
export function claim(ports: ScreenPorts, id: string, context: StaffContext): Promise<{ until: string }> {
  return inTransaction(ports.db, async (tx) => {
    await requireOwn(tx, id, context)
    await lockedWithdrawal(tx, id)
    const claiming = { id, ...reviewerOf(ports, context) }
    const until = await takeClaim(tx, withdrawalClaims, claiming)
    const claimed = until === null ? await foreignClaim(tx, withdrawalClaims, claiming) : null
    if (claimed) throw refuse('withdrawal.claimed', claimed)
    if (until === null) throw refuse('withdrawal.not.found')
    await context.audit(tx, { action: 'cashier.withdrawal.claim', object: objectOf(id) })
    return { until: until.toISOString() }
  })
}

/** Ends the reviewer's claim, so that others can decide at once. */
export function release(ports: ScreenPorts, id: string, context: StaffContext): Promise<Record<never, never>> {
  return inTransaction(ports.db, async (tx) => {
    await requireOwn(tx, id, context)
    const released = await releaseClaim(tx, withdrawalClaims, { id, ...reviewerOf(ports, context) })
    await context.audit(tx, { action: 'cashier.withdrawal.unclaim', object: objectOf(id), after: { released } })
    return {}
  })
}

interface DecidedOnce {
  action: 'reject' | 'hold' | 'release' | 'paid' | 'failed'
  id: string
  version: string
  values: unknown
}

const onceOf = ({ action, id, version, values }: DecidedOnce) =>
  ({
    action: `cashier.withdrawal.${action}`,
    object: objectOf(id),
    version,
    values,
    stale: 'withdrawal.stale',
  }) as const

const auditedOf = ({ action, object }: ReturnType<typeof onceOf>) => ({ action, object })

export function reject(
  ports: ScreenPorts,
  { id, version, code, note: text = '' }: Omit<ParsedInputOf<typeof rejectQueuedWithdrawal>, 'merchant' | 'failed'>,
  context: StaffContext,
): Promise<OutputOf<typeof rejectQueuedWithdrawal>> {
  const once = onceOf({ action: 'reject', id, version, values: { code, text } })
  return answerOnce(ports, once, submitterOf(ports, context), async (tx) => {
    const decision = { code, actor: context.staff.name, note: text, ...reviewerOf(ports, context) }
    const { state, amount, currency } = await rejectSeen(tx, { id, version, failed: null }, decision)
    const after = { state, code, amount: textOf(amount), currency }
    await context.audit(tx, { ...auditedOf(once), reason: text || code, after })
    return {}
  })
}

export function hold(
  ports: ScreenPorts,
  { id, version, code, note: text = '' }: ParsedInputOf<typeof holdWithdrawal>,
  context: StaffContext,
): Promise<OutputOf<typeof holdWithdrawal>> {
  const once = onceOf({ action: code === null ? 'release' : 'hold', id, version, values: { code, text } })
  return answerOnce(ports, once, submitterOf(ports, context), async (tx) => {
    const decision = { code, actor: context.staff.name, note: text, ...reviewerOf(ports, context) }
    const held = await holdSeen(tx, { id, version, failed: null }, decision)
    await context.audit(tx, { ...auditedOf(once), reason: text || code, after: { code } })
    return { version: held }
  })
}

export function report(
  ports: ScreenPorts,
  { id, version, result, receipt, code }: ParsedInputOf<typeof reportManualPayout>,
  context: StaffContext,
): Promise<OutputOf<typeof reportManualPayout>> {
  const once = onceOf({ action: result, id, version, values: { receipt, code } })
  return answerOnce(ports, once, submitterOf(ports, context), async (tx) => {
    const decision = { result, receipt, code, actor: context.staff.name, ...reviewerOf(ports, context) }
    const { state, amount, currency } = await reportSeenPayout(tx, { id, version, failed: null }, decision)
    const after = { state, amount: textOf(amount), currency, ...(code !== undefined && { code }) }
    await context.audit(tx, { ...auditedOf(once), reason: receipt, after })
    return {}
  })
}

export function note(
  ports: ScreenPorts,
  { id, text }: ParsedInputOf<typeof noteWithdrawal>,
  context: StaffContext,
): Promise<OutputOf<typeof noteWithdrawal>> {
  return inTransaction(ports.db, async (tx) => {
    await requireOwn(tx, id, context)
    await addNote(tx, { id, kind: 'note', author: context.staff.name, text, at: ports.clock.now() })
    await context.audit(tx, { action: 'cashier.withdrawal.note', object: objectOf(id), after: { text } })
    return {}
  })
}

/** Returns data that is masked elsewhere, after the audit entry with the reason was stored. */
export function reveal(
  ports: ScreenPorts,
  { id, reason }: ParsedInputOf<typeof revealPayee>,
  context: StaffContext,
): Promise<OutputOf<typeof revealPayee>> {
  return inTransaction(ports.db, async (tx) => {
    const { bank_card_id: cardId, member_id: memberId } = await requireOwn(tx, id, context)
    await context.audit(tx, { action: 'cashier.withdrawal.reveal', object: objectOf(id), reason })
    const account = await accountPaidTo({ db: tx, secrets: ports.secrets }, cardId)
    const name = (await payeeNameOf(tx, memberId)) ?? ''
    return { number: account.accountNumber, holder: account.accountHolder, name }
  })
}

async function requireOwn(tx: Db, id: string, context: StaffContext) {
  const row = await tx
    .selectFrom('withdrawal')
    .select(['bank_card_id', 'member_id'])
    .where('id', '=', id)
    .where('merchant_code', '=', merchantOf(context))
    .executeTakeFirst()
  if (!row) throw refuse('withdrawal.not.found')
  return row
}

import { transferToDownline } from '@ante/contract/cashier/line-transfers.ts'

import { requireNotExcluded } from '../../responsible-gaming/public.ts'
import { requirePaymentPassword, directlyBelow, memberById, lockedUplines } from '../../identity/public.ts'
import type { Member } from '../../identity/public.ts'
import { claimKey } from '../../kit/call-keys.ts'
import type { MemberContext, SignedIn } from '../../kit/context.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { textOf, unitsOf } from '../../kit/money.ts'
import type { Ports } from '../../kit/ports.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { maySendToDownline, maySendToUpline, mayShareMoney } from '../../member/public.ts'
import { parseDays } from '../../merchant/public.ts'
import { lockAccounts, mainAccountOf } from '../../wallet/public.ts'
import type { BalancePublisher } from '../../wallet/public.ts'
import { deliver } from './deliver.ts'
import { lineTermsOf } from './line-terms.ts'
import type { LineTerms } from './line-terms.ts'
import { repeatedTransfer } from './line-transfers.ts'
import type { LineTransfer } from './line-transfers.ts'
import { requireNoCooling, requireAllowance, isSendable, isUnavailable } from './may-send.ts'
import { shownTransfer } from './shown-transfer.ts'

/** Refusals of both calls. The call to the upline has all of them except `receiver.not.found`. */
const refuse = refusalsOf(transferToDownline)

export interface LinePorts extends Pick<Ports, 'db' | 'clock'> {
  balances: Pick<BalancePublisher, 'changed'>
}

export interface Sending {
  /** Account of a direct downline; null is the upline. */
  to: string | null
  amount: string
  paymentPassword: string
}

interface LineTransferRequest {
  payer: Member
  payee: Member
  direction: 'up' | 'down'
  amount: bigint
  requestKey: string
}

/** Sends money one step along the line. Balances are revealed only after a correct payment password. */
export async function sendAlongLine(
  ports: LinePorts,
  { to, amount: text, paymentPassword }: Sending,
  { member, idempotencyKey }: Pick<MemberContext, 'member' | 'idempotencyKey'>,
) {
  const { db } = ports
  await requireNotExcluded(db, BigInt(member.memberId), ports.clock.now())
  const { payer, payee, direction } = await partiesOf(db, member, to)
  const terms = await lineTermsOf(db, member.merchantCode)
  const newTransfer = {
    payer,
    payee,
    direction,
    amount: amountOf(text, terms, member),
    requestKey: idempotencyKey ?? '',
  }
  const before = await repeatedTransfer(db, payer.id, newTransfer.requestKey)
  if (before) return outcomeOfKey(before, newTransfer)
  await requirePaymentPassword(ports, payer.id, paymentPassword)
  const sent = await inTransaction(db, (tx) => send(tx, newTransfer, { terms, member, at: ports.clock.now() }))
  ports.balances.changed([String(payer.id), String(payee.id)])
  return outcomeOfKey(sent, newTransfer)
}

/** Returns payer and payee. A top agent has no upline, a player no downline, and play money cannot be sent. */
async function partiesOf(db: Db, member: SignedIn, to: string | null) {
  const payer = await memberById(db, BigInt(member.memberId))
  const isAllowed = payer && (to === null ? maySendToUpline(payer) : maySendToDownline(payer))
  if (!payer || !isAllowed) throw commonRefusal('function.not.available')
  const payee = to === null ? await memberById(db, payer.uplineId ?? 0n) : await directlyBelow(db, payer, to)
  if (!payee) throw refuse('receiver.not.found')
  if (!mayShareMoney(payer, payee)) throw commonRefusal('function.not.available')
  return { payer, payee, direction: to === null ? ('up' as const) : ('down' as const) }
}

function amountOf(text: string, terms: LineTerms, { currency }: SignedIn): bigint {
  const amount = unitsOf(text)
  if (!isSendable(amount, { ...terms, currency }))
    throw refuse('amount.invalid', { minimum: textOf(terms.minimum), currency })
  return amount
}

/** Returns the outcome of a repeat; refuses a key that was used with other content. */
function outcomeOfKey(transfer: LineTransfer, { payer, payee, direction, amount }: LineTransferRequest) {
  if (transfer.payee_id !== payee.id || transfer.direction !== direction || transfer.amount !== amount) {
    throw commonRefusal('idempotency_key.conflict')
  }
  return shownTransfer(transfer, { memberId: payer.id, other: payee })
}

interface Sender {
  terms: LineTerms
  member: SignedIn
  at: Date
}

/**
 * Sends the amount. Locks both accounts, so that bets, claims and other transfers of the two members are serialised
 * with it.
 */
async function send(tx: Db, requested: LineTransferRequest, { terms, member, at }: Sender): Promise<LineTransfer> {
  const { payer, payee, direction, amount, requestKey } = requested
  await lockAccounts(tx, [await mainAccountOf(tx, payer.id), await mainAccountOf(tx, payee.id)])
  const before = await repeatedTransfer(tx, payer.id, requestKey)
  if (before) return before
  const { merchantCode, currency } = member
  await claimKey(tx, { memberId: payer.id, merchantCode, key: requestKey })
  const { to: day } = await parseDays(tx, { merchantCode, now: at }, { range: 'today' })
  await requireNoCooling(tx, { memberId: payer.id, merchantCode }, at)
  const [below, above] = direction === 'up' ? [payer, payee] : [payee, payer]
  if ((await lockedUplines(tx, [below.id])).get(below.id) !== above.id) throw refuse('line.changed')
  if (await isUnavailable(tx, payee.id, at)) throw refuse('line.unavailable')
  await requireAllowance(tx, { payerId: payer.id, merchantCode, currency, total: amount, terms, day })
  const payment = { merchantCode, currency, direction, amount, day, requestKey, at }
  return deliver(tx, { ...payment, payerId: payer.id, payeeId: payee.id }, terms)
}

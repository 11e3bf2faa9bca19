import { transferToDownlines } from '@ante/contract/cashier/line-transfers.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { requireNotExcluded } from '../../responsible-gaming/public.ts'
import { requirePaymentPassword, lockedUplines } from '../../identity/public.ts'
import type { Member } from '../../identity/public.ts'
import { claimKey } from '../../kit/call-keys.ts'
import type { MemberContext, SignedIn } from '../../kit/context.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { parseDays } from '../../merchant/public.ts'
import { balanceOfAccount, lockAccounts, mainAccountOf } from '../../wallet/public.ts'
import { deliver } from './deliver.ts'
import { lineTermsOf } from './line-terms.ts'
import type { LineTerms } from './line-terms.ts'
import { repeatedTransfer } from './line-transfers.ts'
import type { LineTransfer } from './line-transfers.ts'
import { requireNoCooling, requireAllowance, isUnavailable } from './may-send.ts'
import { problemsOf, readLines, senderOf, totalOf } from './read-lines.ts'
import type { ReadLine } from './read-lines.ts'
import type { LinePorts } from './send-along-line.ts'
import { shownTransfer } from './shown-transfer.ts'

const refuse = refusalsOf(transferToDownlines)

type Sent = OutputOf<typeof transferToDownlines>

/** A line that can be sent. */
interface GoodLine {
  payee: Member
  amount: bigint
}

interface List {
  payer: Member
  lines: GoodLine[]
  requestKey: string
}

/** Result of a list: its transfers, in the order of its lines. */
interface SentList {
  transfers: LineTransfer[]
  balance: bigint
}

/** Sends a list of amounts to an agent's direct downlines: all in one transaction, or nothing. */
export async function sendToSeveral(
  ports: LinePorts,
  { lines: requested, paymentPassword }: ParsedInputOf<typeof transferToDownlines>,
  { member, idempotencyKey }: Pick<MemberContext, 'member' | 'idempotencyKey'>,
): Promise<Sent> {
  const { db, clock } = ports
  await requireNotExcluded(db, BigInt(member.memberId), clock.now())
  const payer = await senderOf(db, member)
  const terms = await lineTermsOf(db, member.merchantCode)
  const read = await readLines(db, payer, { lines: requested, terms, currency: member.currency })
  const requestKey = idempotencyKey ?? ''
  // A repeat returns the first result, even if receivers have changed since.
  const before = await repeatedList(db, payer.id, requestKey)
  if (before) return outcomeOfKey(before, read, member)
  const list = { payer, lines: goodLines(read, { terms, member }), requestKey }
  await requirePaymentPassword(ports, payer.id, paymentPassword)
  const sent = await inTransaction(db, (tx) => send(tx, list, { terms, member, at: clock.now() }))
  ports.balances.changed([payer.id, ...list.lines.map(({ payee }) => payee.id)].map(String))
  return outcomeOfKey(sent, read, member)
}

function goodLines(read: readonly ReadLine[], sender: Omit<Sender, 'at'>): GoodLine[] {
  requireNoProblem(read, sender)
  return read.flatMap(({ payee, amount }) => (payee ? [{ payee, amount }] : []))
}

function requireNoProblem(
  lines: readonly Pick<ReadLine, 'problem'>[],
  { terms: { minimum }, member: { currency } }: Omit<Sender, 'at'>,
): void {
  const problems = problemsOf(lines)
  if (problems.length > 0) throw refuse('lines.refused', { problems, minimum: textOf(minimum), currency })
}

interface Sender {
  terms: LineTerms
  member: SignedIn
  at: Date
}

/**
 * Returns the key of a line's transfer. Client keys contain no colon, so it never equals the key of a single transfer.
 */
const lineKey = (requestKey: string, index: number) => `batch:${requestKey}:${index + 1}`

/** Locks all accounts in one statement, so that two lists do not deadlock. */
async function send(tx: Db, { payer, lines, requestKey }: List, { terms, member, at }: Sender): Promise<SentList> {
  const { merchantCode, currency } = member
  const people = [payer, ...lines.map(({ payee }) => payee)]
  const accounts: bigint[] = []
  for (const { id } of people) accounts.push(await mainAccountOf(tx, id))
  await lockAccounts(tx, accounts)
  const before = await repeatedList(tx, payer.id, requestKey)
  if (before) return before
  await claimKey(tx, { memberId: payer.id, merchantCode, key: requestKey })
  const { to: day } = await parseDays(tx, { merchantCode, now: at }, { range: 'today' })
  await requireNoCooling(tx, { memberId: payer.id, merchantCode }, at)
  const total = totalOf(lines)
  await requireReachable(tx, { payer, lines }, { terms, member, at })
  await requireAllowance(tx, { payerId: payer.id, merchantCode, currency, total, terms, day })
  const transfers: LineTransfer[] = []
  for (const [index, { payee, amount }] of lines.entries()) {
    const payment = { merchantCode, currency, direction: 'down', amount, day, at } as const
    const between = { payerId: payer.id, payeeId: payee.id, requestKey: lineKey(requestKey, index) }
    transfers.push(await deliver(tx, { ...payment, ...between }, terms))
  }
  const balance = await balanceOfAccount(tx, await mainAccountOf(tx, payer.id))
  const batch = { merchant_code: merchantCode, payer_id: payer.id, request_key: requestKey, made_at: at }
  await tx
    .insertInto('line_batch')
    .values({ ...batch, lines: lines.length, total, payer_balance: balance })
    .execute()
  return { transfers, balance }
}

/** Refuses the whole list if one of its receivers was moved, locked or excluded meanwhile. */
async function requireReachable(
  tx: Db,
  { payer, lines }: Pick<List, 'payer' | 'lines'>,
  sender: Sender,
): Promise<void> {
  const ids = lines.map(({ payee }) => payee.id)
  const uplines = await lockedUplines(tx, ids)
  const read: Pick<ReadLine, 'problem'>[] = []
  for (const id of ids) {
    if (uplines.get(id) !== payer.id) read.push({ problem: 'receiver.not.found' })
    else read.push({ problem: (await isUnavailable(tx, id, sender.at)) ? 'line.unavailable' : null })
  }
  requireNoProblem(read, sender)
}

/** Returns the list that the payer sent before with this idempotency key. */
async function repeatedList(db: Db, payerId: bigint, requestKey: string): Promise<SentList | null> {
  const batch = await db
    .selectFrom('line_batch')
    .selectAll()
    .where('payer_id', '=', payerId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()
  if (!batch) return null
  const transfers: LineTransfer[] = []
  for (let index = 0; index < batch.lines; index++) {
    const transfer = await repeatedTransfer(db, payerId, lineKey(requestKey, index))
    if (transfer) transfers.push(transfer)
  }
  return { transfers, balance: batch.payer_balance }
}

/** Returns the outcome of a repeat; refuses a key that was used for another list. */
function outcomeOfKey(
  { transfers, balance }: SentList,
  read: readonly ReadLine[],
  { memberId, currency }: SignedIn,
): Sent {
  if (transfers.length !== read.length) throw commonRefusal('idempotency_key.conflict')
  const transferViews = transfers.map((transfer, index) => {
    const line = read[index]
    if (line?.payee?.id !== transfer.payee_id || line.amount !== transfer.amount) {
      throw commonRefusal('idempotency_key.conflict')
    }
    return shownTransfer(transfer, { memberId: BigInt(memberId), other: line.payee })
  })
  return { transfers: transferViews, total: textOf(totalOf(transfers)), balance: textOf(balance), currency }
}

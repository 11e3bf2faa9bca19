import type { StatementLine } from '@ante/contract/cashier/payment-provider.ts'
import { sql } from 'kysely'

import type { Db } from '../kit/db.ts'
import { exactTextOf, unitsOf } from '../kit/money.ts'
import type { Deposit } from './deposits/deposits.ts'
import { BY_HAND } from './deposits/hear-news.ts'
import { Providers } from './providers/providers.ts'

/** One thing in which our books and a provider's statement do not agree. */
export interface PaymentDifference {
  provider: string
  kind: 'missing here' | 'missing there' | 'other amount' | 'other state' | 'double'
  deposit: string
  payment: string
  /** What each side says; empty where it says nothing. */
  here: string
  there: string
}

export interface Reconciled {
  provider: string
  deposits: number
  lines: number
  differences: PaymentDifference[]
}

/**
 * Compares what was credited in a span with what providers say has arrived; it changes nothing. The statement is read a day
 * wider on both sides, for a payment is often credited a moment after it arrived; only what is within the span is judged.
 */
export async function reconcilePayments(
  db: Db,
  { merchantCode, from, to }: { merchantCode: string; from: Date; to: Date },
): Promise<Reconciled[] | { silent: string; problem: string }> {
  const providers = new Providers(db)
  const named = await db
    .selectFrom('payment_provider')
    .select('code')
    .where('merchant_code', '=', merchantCode)
    .orderBy('code')
    .execute()
  const reconciled: Reconciled[] = []
  for (const { code: provider } of named) {
    const answer = await (await providers.of({ merchantCode, provider })).statement(wider({ from, to }))
    if (answer.kind !== 'done') {
      return { silent: provider, problem: answer.kind === 'refused' ? answer.code : answer.problem }
    }
    const deposits = await depositsOf(db, { merchantCode, provider, lines: answer.value, ...wider({ from, to }) })
    const lines = answer.value.filter(({ at }) => isWithin(new Date(at), { from, to }))
    const credited = deposits.filter(({ credited_at: at }) => at !== null && isWithin(at, { from, to }))
    const differences = [
      ...credited.filter(isMissingIn(answer.value)).map(missingThere),
      ...linesWrong(lines, answer.value, deposits),
    ].map((difference) => ({ provider, ...difference }))
    reconciled.push({ provider, deposits: credited.length, lines: lines.length, differences })
  }
  return reconciled
}

const DAY_MS = 86_400_000
const wider = ({ from, to }: { from: Date; to: Date }) => ({
  from: new Date(from.getTime() - DAY_MS),
  to: new Date(to.getTime() + DAY_MS),
})
const isWithin = (at: Date, { from, to }: { from: Date; to: Date }) => at >= from && at < to

/** Those credited in the span, and those that a line names, whenever they are of. */
async function depositsOf(
  db: Db,
  asked: { merchantCode: string; provider: string; from: Date; to: Date; lines: StatementLine[] },
): Promise<Deposit[]> {
  const references = [...new Set(asked.lines.map(({ reference }) => reference))]
  return db
    .selectFrom('deposit')
    .selectAll()
    .where('merchant_code', '=', asked.merchantCode)
    .where('provider', '=', asked.provider)
    .where(({ eb, and, or }) =>
      or([
        and([eb('credited_at', '>=', asked.from), eb('credited_at', '<', asked.to)]),
        // One parameter, for a busy day has more lines than a statement may have parameters.
        sql<boolean>`trans_id = any (${references}::text[])`,
      ]),
    )
    .orderBy('id')
    .execute()
}

type Found = Omit<PaymentDifference, 'provider'>

/** What an operator credited himself has no line of the provider's to stand for it but by its reference. */
function isMissingIn(lines: StatementLine[]) {
  const named = new Set(lines.flatMap(({ paymentId, reference }) => [`payment ${paymentId}`, `deposit ${reference}`]))
  return ({ trans_id: transId, provider_ref: payment }: Deposit) =>
    !named.has(`payment ${payment}`) && !named.has(`deposit ${transId}`)
}

function missingThere(deposit: Deposit): Found {
  const { trans_id: transId, provider_ref: payment } = deposit
  return { kind: 'missing there', deposit: transId, payment: payment ?? '', here: creditedText(deposit), there: '' }
}

function linesWrong(lines: StatementLine[], all: StatementLine[], deposits: Deposit[]): Found[] {
  const byReference = new Map(deposits.map((deposit) => [deposit.trans_id, deposit]))
  const byPayment = new Map(deposits.map((deposit) => [deposit.provider_ref, deposit]))
  return lines.flatMap((line): Found[] => {
    const deposit = byPayment.get(line.paymentId) ?? byReference.get(line.reference)
    const found = { deposit: deposit?.trans_id ?? line.reference, payment: line.paymentId, there: saidText(line) }
    if (!deposit) return [{ kind: 'missing here', here: '', ...found }]
    const here = creditedText(deposit)
    if (isSecond(line, all, deposit)) return [{ kind: 'double', here, ...found }]
    if (deposit.state !== 'SUCCESS')
      return [{ kind: line.state === 'paid' ? 'missing here' : 'other state', here, ...found }]
    if (line.state !== 'paid') return [{ kind: 'other state', here, ...found }]
    const isOther = deposit.paid !== unitsOf(line.amount) || deposit.pay_currency !== line.currency
    return isOther ? [{ kind: 'other amount', here, ...found }] : []
  })
}

/** Another payment was credited for this deposit, or came before where an operator did it. */
function isSecond(line: StatementLine, all: StatementLine[], { provider_ref: payment }: Deposit): boolean {
  if (payment === null || payment === line.paymentId) return false
  if (!payment.startsWith(BY_HAND)) return all.some((one) => one.paymentId === payment)
  const [first] = all.filter(({ reference, state }) => reference === line.reference && state === 'paid')
  return first !== undefined && first.paymentId !== line.paymentId
}

const creditedText = ({ state, paid, pay_currency: currency }: Deposit) =>
  `${state}${paid === null ? '' : ` ${exactTextOf(paid)} ${currency}`}`
const saidText = ({ state, amount, currency }: StatementLine) => `${state} ${amount} ${currency}`

import { DAY_MS } from '@ante/contract/kit/time.ts'

import type { Ports } from '../kit/ports.ts'
import { bookedDeposits, hasPayouts, bookedWithdrawals } from './bookings.ts'
import { httpPayouts } from './payouts/http-payouts.ts'
import type { ProviderAnswer } from './providers/provider.ts'
import { Providers } from './providers/providers.ts'
import { differencesIn } from './statement-differences.ts'
import type { Difference, Direction, Line } from './statement-differences.ts'

export interface PaymentDifference extends Difference {
  provider: string
  direction: Direction
}

export interface Reconciled {
  provider: string
  direction: Direction
  /** Number of deposits or withdrawals completed in the period. */
  booked: number
  lines: number
  differences: PaymentDifference[]
}

interface Span {
  from: Date
  to: Date
}

type ReconcilePorts = Pick<Ports, 'db' | 'secrets'>

/** A provider that returned no statement, with the reason. */
interface Unanswered {
  unanswered: string
  direction: Direction
  problem: string
}

/**
 * Compares deposits credited and withdrawals paid in a period with the providers' statements; changes nothing. Payments
 * are often booked with a delay, so statements include the day before and the day after; only differences of the period
 * itself are reported. Stops at the first provider without a statement.
 */
export async function reconcilePayments(
  ports: ReconcilePorts,
  period: Span & { merchantCode: string },
): Promise<Reconciled[] | Unanswered> {
  const reconciled: Reconciled[] = []
  for (const side of await reconcileSides(ports, period)) {
    if ('unanswered' in side) return side
    reconciled.push(side)
  }
  return reconciled
}

/**
 * Compares each provider and direction separately: a missing statement of one provider does not prevent the comparison
 * of the others.
 */
export async function reconcileSides(
  ports: ReconcilePorts,
  { merchantCode, ...span }: Span & { merchantCode: string },
): Promise<(Reconciled | Unanswered)[]> {
  const { db } = ports
  const providers = await db
    .selectFrom('payment_provider')
    .select('code')
    .where('merchant_code', '=', merchantCode)
    .orderBy('code')
    .execute()
  const sides: (Reconciled | Unanswered)[] = []
  for (const { code: provider } of providers) {
    for (const direction of ['deposit', 'withdrawal'] as const) {
      if (direction === 'withdrawal' && !(await hasPayouts(db, { merchantCode, provider }))) continue
      sides.push(await compare(ports, { merchantCode, provider, direction }, span))
    }
  }
  return sides
}

interface Side {
  merchantCode: string
  provider: string
  direction: Direction
}

async function compare(ports: ReconcilePorts, side: Side, span: Span): Promise<Reconciled | Unanswered> {
  const { merchantCode, provider, direction } = side
  const answer = await statementOf(ports, side, wider(span))
  if (answer.kind !== 'done')
    return { unanswered: provider, direction, problem: answer.kind === 'refused' ? answer.code : answer.problem }
  const statementLines = answer.value
  const references = [...new Set(statementLines.map(({ reference }) => reference))]
  const readBookings = direction === 'deposit' ? bookedDeposits : bookedWithdrawals
  const knownBookings = await readBookings(ports.db, { merchantCode, provider, references, ...wider(span) })
  const lines = statementLines.filter(({ at }) => isWithin(new Date(at), span))
  const done = knownBookings.filter(({ doneAt }) => doneAt !== null && isWithin(doneAt, span))
  const differences = differencesIn({
    direction,
    completed: done,
    namedBookings: knownBookings,
    lines,
    nearbyLines: statementLines,
  })
  return {
    provider,
    direction,
    booked: done.length,
    lines: lines.length,
    differences: differences.map((difference) => ({ provider, direction, ...difference })),
  }
}

async function statementOf(
  ports: ReconcilePorts,
  { direction, ...providerName }: Side,
  span: Span,
): Promise<ProviderAnswer<Line[]>> {
  const providers = new Providers(ports)
  if (direction === 'deposit') {
    const answer = await (await providers.of(providerName)).statement(span)
    return withLines(answer, ({ paymentId: payment, ...line }) => ({ payment, ...line }))
  }
  const answer = await (await httpPayouts(providers).of(providerName)).statement(span)
  return withLines(answer, ({ payoutId: payment, ...line }) => ({ payment, ...line }))
}

const withLines = <Reported>(
  answer: ProviderAnswer<Reported[]>,
  lineOf: (reported: Reported) => Line,
): ProviderAnswer<Line[]> => (answer.kind === 'done' ? { kind: 'done', value: answer.value.map(lineOf) } : answer)

const wider = ({ from, to }: Span): Span => ({
  from: new Date(from.getTime() - DAY_MS),
  to: new Date(to.getTime() + DAY_MS),
})
const isWithin = (at: Date, { from, to }: Span) => at >= from && at < to

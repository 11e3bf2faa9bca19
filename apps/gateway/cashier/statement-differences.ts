import { MANUAL_PREFIX } from '@ante/contract/cashier/manual-payment.ts'

import { exactTextOf, unitsOf } from '../kit/money.ts'

export type Direction = 'deposit' | 'withdrawal'

/** One difference between the gateway's books and a provider's statement. */
export interface Difference {
  kind: 'missing in ledger' | 'missing in statement' | 'amount differs' | 'state differs' | 'duplicate'
  number: string
  payment: string
  /** Values of both sides; empty for a side without a record. */
  ledger: string
  statement: string
}

/** A deposit or withdrawal in the gateway's books. */
export interface Booking {
  number: string
  /** The provider's payment id; null if not known yet. */
  payment: string | null
  state: string
  /** Amount deposited or paid; null if not known yet. */
  amount: bigint | null
  currency: string
  /** Time of credit or payment; null if there was none. */
  doneAt: Date | null
}

/** A line of a deposit or payout statement. */
export interface Line {
  payment: string
  reference: string
  amount: string
  currency: string
  state: 'paid' | 'reversed'
  at: string
}

interface Books {
  direction: Direction
  /** Bookings completed in the period. */
  completed: Booking[]
  /** `completed`, and all bookings that a line names. */
  namedBookings: Booking[]
  /** Lines of the period. */
  lines: Line[]
  /** Lines of the period and of the adjacent days. */
  nearbyLines: Line[]
}

export const differencesIn = (books: Books): Difference[] => [
  ...books.completed.filter(isMissingIn(books.nearbyLines)).map(missingInStatement),
  ...lineDifferences(books),
]

/**
 * Returns a predicate for bookings that are missing in the statement. Bookings are matched by payment id or by
 * reference, because a booking that an operator completed has no payment id.
 */
function isMissingIn(lines: Line[]) {
  const references = new Set(lines.flatMap(({ payment, reference }) => [`payment ${payment}`, `number ${reference}`]))
  return ({ number, payment }: Booking) => !references.has(`payment ${payment}`) && !references.has(`number ${number}`)
}

const missingInStatement = (booking: Booking): Difference => {
  const { number, payment } = booking
  return { kind: 'missing in statement', number, payment: payment ?? '', ledger: bookedText(booking), statement: '' }
}

function lineDifferences({ direction, lines, nearbyLines: around, namedBookings: known }: Books): Difference[] {
  const byNumber = new Map(known.map((booking) => [booking.number, booking]))
  const byPayment = new Map(known.map((booking) => [booking.payment, booking]))
  return lines.flatMap((line): Difference[] => {
    const booking = byPayment.get(line.payment) ?? byNumber.get(line.reference)
    const found = { number: booking?.number ?? line.reference, payment: line.payment, statement: stateText(line) }
    if (!booking) return [{ kind: 'missing in ledger', ledger: '', ...found }]
    const kind = isDuplicate(line, around, booking) ? 'duplicate' : differenceKind(line, booking, direction)
    return kind === null ? [] : [{ kind, ledger: bookedText(booking), ...found }]
  })
}

function differenceKind(line: Line, booking: Booking, direction: Direction): Difference['kind'] | null {
  // A payment for a deposit that was not credited is money owed to the member.
  if (booking.doneAt === null && line.state === 'paid' && direction === 'deposit') return 'missing in ledger'
  if (booking.doneAt === null || line.state !== 'paid') return 'state differs'
  const isSame = booking.amount === unitsOf(line.amount) && booking.currency === line.currency
  return isSame ? null : 'amount differs'
}

/**
 * Whether a line is a second payment for a booking: the booking has another payment id or, if an operator completed it,
 * an earlier line.
 */
function isDuplicate(line: Line, around: Line[], { payment, doneAt }: Booking): boolean {
  if (payment === line.payment) return false
  if (payment !== null && !payment.startsWith(MANUAL_PREFIX)) return around.some((item) => item.payment === payment)
  const [first] = around.filter(({ reference, state }) => reference === line.reference && state === 'paid')
  return doneAt !== null && first !== undefined && first.payment !== line.payment
}

const bookedText = ({ state, amount, currency }: Booking) =>
  `${state}${amount === null ? '' : ` ${exactTextOf(amount)} ${currency}`}`
const stateText = ({ state, amount, currency }: Line) => `${state} ${amount} ${currency}`

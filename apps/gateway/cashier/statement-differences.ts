import { exactTextOf, unitsOf } from '../kit/money.ts'
import { BY_HAND } from './deposits/handle-payment-notification.ts'

export type Direction = 'deposit' | 'withdrawal'

/** One thing in which our books and a provider's statement do not agree. */
export interface Difference {
  kind: 'missing here' | 'missing there' | 'other amount' | 'other state' | 'double'
  number: string
  payment: string
  /** What each side says; empty where it says nothing. */
  here: string
  there: string
}

/** A deposit or a withdrawal as our books have it. */
export interface Booking {
  number: string
  /** What the provider calls its payment; null while it has not said so. */
  payment: string | null
  state: string
  /** What came, or was paid; null while nobody knows. */
  amount: bigint | null
  currency: string
  /** When it was credited, or paid; null where it was not. */
  doneAt: Date | null
}

/** A line of a statement, whichever way the money went. */
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
  /** Those done in the days that are judged. */
  done: Booking[]
  /** Those, and all others that a line names. */
  known: Booking[]
  /** Of the days that are judged. */
  lines: Line[]
  /** Those, and those of the days around. */
  around: Line[]
}

export const differencesIn = (books: Books): Difference[] => [
  ...books.done.filter(isMissingIn(books.around)).map(missingThere),
  ...linesWrong(books),
]

/** What an operator ended himself has no line of the provider's to stand for it but by its reference. */
function isMissingIn(lines: Line[]) {
  const named = new Set(lines.flatMap(({ payment, reference }) => [`payment ${payment}`, `number ${reference}`]))
  return ({ number, payment }: Booking) => !named.has(`payment ${payment}`) && !named.has(`number ${number}`)
}

const missingThere = (booking: Booking): Difference => {
  const { number, payment } = booking
  return { kind: 'missing there', number, payment: payment ?? '', here: bookedText(booking), there: '' }
}

function linesWrong({ direction, lines, around, known }: Books): Difference[] {
  const byNumber = new Map(known.map((booking) => [booking.number, booking]))
  const byPayment = new Map(known.map((booking) => [booking.payment, booking]))
  return lines.flatMap((line): Difference[] => {
    const booking = byPayment.get(line.payment) ?? byNumber.get(line.reference)
    const found = { number: booking?.number ?? line.reference, payment: line.payment, there: saidText(line) }
    if (!booking) return [{ kind: 'missing here', here: '', ...found }]
    const kind = isSecond(line, around, booking) ? 'double' : wrongOf(line, booking, direction)
    return kind === null ? [] : [{ kind, here: bookedText(booking), ...found }]
  })
}

function wrongOf(line: Line, booking: Booking, direction: Direction): Difference['kind'] | null {
  // What came for a deposit that was not credited is a member's money that he does not have.
  if (booking.doneAt === null && line.state === 'paid' && direction === 'deposit') return 'missing here'
  if (booking.doneAt === null || line.state !== 'paid') return 'other state'
  const isSame = booking.amount === unitsOf(line.amount) && booking.currency === line.currency
  return isSame ? null : 'other amount'
}

/** Another payment is known for it, or came before where an operator ended it. */
function isSecond(line: Line, around: Line[], { payment, doneAt }: Booking): boolean {
  if (payment === line.payment) return false
  if (payment !== null && !payment.startsWith(BY_HAND)) return around.some((one) => one.payment === payment)
  const [first] = around.filter(({ reference, state }) => reference === line.reference && state === 'paid')
  return doneAt !== null && first !== undefined && first.payment !== line.payment
}

const bookedText = ({ state, amount, currency }: Booking) =>
  `${state}${amount === null ? '' : ` ${exactTextOf(amount)} ${currency}`}`
const saidText = ({ state, amount, currency }: Line) => `${state} ${amount} ${currency}`

import type { RuleOptions } from '../../bet.ts'
import type { Draw, PrizeTable } from '../../draw.ts'
import { fourDecimals } from '../../kit/rational.ts'
import { costOf, payoutOf } from '../../payout.ts'

export interface Ticket {
  family: string
  play: string
  selection: unknown
  amount: string | number
  series?: number
  options?: RuleOptions
}

/** Returns the cost and the result of a slip by amount. */
export function payoutOfTicket(ticket: Ticket, draw: Draw): { cost: string; outcome: string; payout: string } {
  const slip = { ...ticket, prizeMode: 'SEA' as const }
  const { outcome, units } = payoutOf(slip, draw)
  return { cost: fourDecimals(costOf(slip)), outcome, payout: fourDecimals(units) }
}

/** Number of prizes and digits per prize, in drawing order. */
const NORTH: readonly (readonly [string, number, number])[] = [
  ['special', 1, 5],
  ['first', 1, 5],
  ['second', 2, 5],
  ['third', 6, 5],
  ['fourth', 4, 4],
  ['fifth', 6, 4],
  ['sixth', 3, 3],
  ['seventh', 4, 2],
]

const SOUTH: typeof NORTH = [
  ['special', 1, 6],
  ['first', 1, 5],
  ['second', 1, 5],
  ['third', 2, 5],
  ['fourth', 7, 5],
  ['fifth', 1, 4],
  ['sixth', 3, 4],
  ['seventh', 1, 3],
  ['eighth', 1, 2],
]

const FOUR_D: typeof NORTH = [
  ['first', 1, 4],
  ['second', 1, 4],
  ['third', 1, 4],
  ['special', 10, 4],
  ['consolation', 10, 4],
]

const THAI: typeof NORTH = [
  ['first', 1, 6],
  ['second', 5, 6],
  ['front3', 2, 3],
  ['back3', 2, 3],
  ['bottom2', 1, 2],
]

const TABLES = { north: NORTH, south: SOUTH, fourD: FOUR_D, thai: THAI }

/** A draw of nines, except for the given prizes: `{ special: ['98745'] }` replaces the first of them. */
export function tableDraw(name: keyof typeof TABLES, input: PrizeTable = {}): PrizeTable {
  return Object.fromEntries(
    TABLES[name].map(([prize, count, digits]) => {
      const nines = Array.from({ length: count }, () => '9'.repeat(digits))
      return [prize, [...(input[prize] ?? []), ...nines].slice(0, count)]
    }),
  )
}

/**
 * Returns draws in which each prize of the table in turn ends, or begins, with the number; all other prizes are nines.
 */
export function drawsWithOne(name: keyof typeof TABLES, number: string, from: 'start' | 'end' = 'end'): PrizeTable[] {
  return TABLES[name].flatMap(([prize, count, digits]) => {
    if (digits < number.length) return []
    const whole = from === 'end' ? number.padStart(digits, '9') : number.padEnd(digits, '9')
    return Array.from({ length: count }, (_, index) => {
      const before = Array.from({ length: index }, () => '9'.repeat(digits))
      return tableDraw(name, { [prize]: [...before, whole] })
    })
  })
}

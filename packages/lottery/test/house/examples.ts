import type { Draw } from '../../draw.ts'
import type { Ticket } from './paid.ts'

/** A slip, a draw, and the expected result; by default the cost is the amount. */
export type Example = [name: string, ticket: Ticket, draw: Draw, outcome: string, payout: string, cost?: string]

export function pays(
  { amount }: Ticket,
  [outcome, payout, cost = `${amount}.0000`]: [outcome: string, payout: string, cost?: string],
): { outcome: string; payout: string; cost: string } {
  return { outcome, payout, cost }
}

/** Returns `count` consecutive numbers, from 1 or from `first`. */
export function consecutiveNumbers(count: number, first = 1): number[] {
  return Array.from({ length: count }, (_, index) => first + index)
}

import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import type { DaySums, PlaySums, profitAndLossFile } from '@ante/contract/launch/profit-and-loss.ts'

import type { SignedIn } from '../../kit/context.ts'
import { BYTE_ORDER_MARK, csvLine } from '../../kit/csv-line.ts'
import type { Ports } from '../../kit/ports.ts'
import { profitAndLossOf } from './profit-and-loss.ts'

/**
 * Profit and loss as CSV: a line per day and category with bets or bonuses, and one without category for deposits and
 * withdrawals, so that columns can be summed.
 */
export async function fileOfProfitAndLoss(
  ports: Pick<Ports, 'db' | 'clock'>,
  member: SignedIn,
  input: ParsedInputOf<typeof profitAndLossFile>,
): Promise<{ name: string; content: string }> {
  const { days, from, to, zone, currency } = await profitAndLossOf(ports, member, input)
  const lines = days.flatMap(({ day, categories, ...sums }) => [
    ...categories.map(({ category, ...ofCategory }) =>
      csvLine([day, category ?? '', ...playCells(ofCategory), currency]),
    ),
    ...(isMoved(sums) ? [csvLine([day, '', ...cashCells(sums), currency])] : []),
  ])
  return {
    name: `profit-and-loss-${from}-${to}.csv`,
    content: BYTE_ORDER_MARK + csvLine(headOf(zone)) + lines.join(''),
  }
}

const headOf = (zone: string) => [
  `Day (${zone})`,
  'Category',
  'Rounds',
  'Betting',
  'Winning',
  'Rebate',
  'Promotion',
  'Profit and loss',
  'Deposit',
  'Withdrawal',
  'Currency',
]

const ZERO = '0.00'

const playCells = ({ rounds, betting, winning, rebate, promotion, pnl }: PlaySums): string[] => {
  return [String(rounds), betting, winning, rebate, promotion, pnl, ZERO, ZERO]
}

const isMoved = ({ deposit, withdraw }: DaySums): boolean => deposit !== ZERO || withdraw !== ZERO

const cashCells = ({ deposit, withdraw }: DaySums): string[] => {
  return ['0', ZERO, ZERO, ZERO, ZERO, ZERO, deposit, withdraw]
}

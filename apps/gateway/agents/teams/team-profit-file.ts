import { Readable } from 'node:stream'

import { TEAM_PROFIT_PER_FILE } from '@ante/contract/agents/team-profit-file.ts'
import type { teamProfitFile } from '@ante/contract/agents/team-profit-file.ts'
import type { TeamSums, TeamTotal } from '@ante/contract/agents/team-sums.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { directlyBelowAfter } from '../../identity/public.ts'
import type { Member } from '../../identity/public.ts'
import type { SignedIn } from '../../kit/context.ts'
import { BYTE_ORDER_MARK, csvLine } from '../../kit/csv-line.ts'
import { parseDays } from '../../merchant/public.ts'
import type { MerchantDays } from '../../merchant/public.ts'
import type { AgentsPorts } from '../agents-ports.ts'
import { findTeamMember } from './find-team-member.ts'
import { teamSums, totalOf, categoriesOf } from './team-sums.ts'
import type { CategorySums } from './team-sums.ts'

const MEMBERS_AT_ONCE = 200

interface Query {
  parent: Member
  search: string
  days: MerchantDays
  currency: string
}

/**
 * Returns profit and loss of the direct downlines as CSV, generated at the speed at which the client reads. No amount
 * is repeated, so columns can be summed.
 */
export async function fileOfTeamProfit(
  ports: AgentsPorts,
  agent: SignedIn,
  { parent, search, ...input }: ParsedInputOf<typeof teamProfitFile>,
): Promise<{ name: string; content: Readable }> {
  const { db, clock } = ports
  const { merchantCode, currency } = agent
  const { member } = await findTeamMember(ports, agent, parent)
  const days = await parseDays(db, { merchantCode, now: clock.now() }, input)
  return {
    name: `team-profit-${days.from}-${days.to}.csv`,
    content: Readable.from(lines(ports, { parent: member, search, days, currency })),
  }
}

async function* lines({ db }: AgentsPorts, { parent, search, days, currency }: Query): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(headOf(days))
  let after: string | undefined
  for (let remaining = TEAM_PROFIT_PER_FILE; remaining > 0;) {
    const downlines = await directlyBelowAfter(db, parent, {
      search,
      after,
      limit: Math.min(remaining, MEMBERS_AT_ONCE),
    })
    const sumsOf = await teamSums(
      db,
      downlines.map(({ id }) => id),
      days,
    )
    yield downlines.map(({ id, account }) => linesOf(account, sumsOf.get(id) ?? [], currency)).join('')
    if (downlines.length < MEMBERS_AT_ONCE) return
    after = downlines.at(-1)?.account
    remaining -= downlines.length
  }
}

const headOf = ({ from, to, zone }: MerchantDays) => [
  'Account',
  `Category (${from} to ${to}, ${zone})`,
  'Bets',
  'Betting',
  'Valid turnover',
  'Winning',
  'Rebate',
  'of it agent commission',
  'Promotion',
  'of it salaries',
  'of it dividends',
  'Profit and loss',
  'Deposit',
  'of it transfers in',
  'Withdrawal',
  'of it transfers out',
  'Currency',
]

const ZERO = '0.00'

/** Returns one line per category, and one without category for deposits and withdrawals. */
function linesOf(account: string, sums: readonly CategorySums[], currency: string): string {
  const played = categoriesOf(sums).map(({ category, ...its }) =>
    csvLine([account, category ?? '', ...playCells(its), ZERO, ZERO, ZERO, ZERO, currency]),
  )
  const cash = cashCells(totalOf(sums))
  const isMoved = cash.some((amount) => amount !== ZERO)
  return played.join('') + (isMoved ? csvLine([account, '', ...NO_PLAY, ...cash, currency]) : '')
}

const playCells = (sums: TeamSums): string[] => [
  String(sums.rounds),
  sums.betting,
  sums.turnover,
  sums.winning,
  sums.rebate,
  sums.agentCommission,
  sums.promotion,
  sums.dailyIncome,
  sums.brokerage,
  sums.pnl,
]

const NO_PLAY = ['0', ...Array.from({ length: 9 }, () => ZERO)]

const cashCells = ({ deposit, agentTransferIn, withdraw, agentTransferOut }: TeamTotal): string[] => {
  return [deposit, agentTransferIn, withdraw, agentTransferOut]
}

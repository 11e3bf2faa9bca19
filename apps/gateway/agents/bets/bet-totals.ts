import type { TeamBetTotals } from '@ante/contract/agents/bets.ts'

import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { playedBy } from '../../launch/public.ts'
import { teamSums } from '../teams/team-sums.ts'
import type { CategorySums } from '../teams/team-sums.ts'
import type { TeamBetsQuery } from './team-bets-query.ts'
import type { FoundBet, FoundBets } from './find-bets.ts'

interface Amounts {
  bets: bigint
  staked: bigint
  turnover: bigint
  paid: bigint
}

/** Whether the totals of a query can be read from stored sums, without scanning bets. */
export function areTotalsStored(query: TeamBetsQuery): boolean {
  return hasDailySums(query) && (isWholeTeam(query) || query.people.ids !== null)
}

/** Whether daily sums suffice for a query. They do not distinguish games, and exclude open and voided bets. */
const hasDailySums = ({ nodeId, lotteryId, outcome }: TeamBetsQuery): boolean =>
  (nodeId ?? lotteryId) === undefined && outcome !== 'open' && outcome !== 'voided'

const isWholeTeam = ({ account, vendor, outcome }: TeamBetsQuery): boolean =>
  (account ?? vendor ?? outcome) === undefined

/** Returns the totals of all finished bets of the query from stored sums. */
export async function storedTotals(db: Db, query: TeamBetsQuery): Promise<TeamBetTotals> {
  if (!isWholeTeam(query)) return { ...totalsView(await playedBy(db, query.people.ids ?? [], query)), since: null }
  const { parent, period: dates, category } = query
  const sums = (await teamSums(db, [parent.id], dates)).get(parent.id) ?? []
  const amounts = { bets: 0n, staked: 0n, turnover: 0n, paid: 0n }
  const matches = (categorySums: CategorySums) => category === undefined || categorySums.category === category
  for (const { rounds, betting, turnover, winning } of sums.filter(matches)) {
    amounts.bets += rounds
    amounts.staked += betting
    amounts.turnover += turnover
    amounts.paid += winning
  }
  return { ...totalsView(amounts), since: null }
}

/** Returns the totals of the scanned bets. */
export function scannedTotals({ bets, resumeCursor }: FoundBets, { outcome }: TeamBetsQuery): TeamBetTotals {
  const amounts = { bets: 0n, staked: 0n, turnover: 0n, paid: 0n }
  for (const bet of bets) {
    if (outcome === undefined && (bet.outcome === 'open' || bet.outcome === 'voided')) continue
    amounts.bets += 1n
    amounts.staked += bet.staked
    amounts.turnover += turnoverOf(bet)
    amounts.paid += bet.paid
  }
  return { ...totalsView(amounts), since: resumeCursor && new Date(Number(resumeCursor.moment / 1000n)).toISOString() }
}

/** Returns the turnover of a bet; open and voided bets have none. */
function turnoverOf(bet: FoundBet): bigint {
  if (bet.outcome === 'open' || bet.outcome === 'voided') return 0n
  return bet.turnover
}

const totalsView = ({ bets, staked, turnover, paid }: Amounts) => ({
  bets: Number(bets),
  stake: textOf(staked),
  turnover: textOf(turnover),
  payout: textOf(paid),
  net: textOf(paid - staked),
})

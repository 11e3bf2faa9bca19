import { Readable } from 'node:stream'

import { TEAM_BETS_PER_FILE } from '@ante/contract/agents/bets.ts'
import type { TeamBet, teamBetsFile } from '@ante/contract/agents/bets.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { BYTE_ORDER_MARK, csvLine, csvTimes } from '../../kit/csv-line.ts'
import { teamBetsQuery } from './team-bets-query.ts'
import type { TeamBetsQuery, BetsPorts } from './team-bets-query.ts'
import { findBets } from './find-bets.ts'
import type { BetCursor } from './merged-bets.ts'
import { shownBets } from './shown-bets.ts'

const BETS_AT_ONCE = 500
/** Number of scans per file; each reads a bounded number of bets. */
const SCAN_BUDGET = 100

/** Returns the team's bets as CSV, generated at the speed at which the client reads. */
export async function fileOfTeamBets(
  ports: BetsPorts,
  agent: SignedIn,
  filter: ParsedInputOf<typeof teamBetsFile>,
): Promise<{ name: string; content: Readable }> {
  const parsedQuery = await teamBetsQuery(ports, agent, filter)
  const { from, to } = parsedQuery.period
  return { name: `team-bets-${from}-${to}.csv`, content: Readable.from(lines(ports.db, parsedQuery, agent.currency)) }
}

async function* lines(db: Db, query: TeamBetsQuery, currency: string): AsyncGenerator<string> {
  const times = csvTimes(query.period.zone)
  yield BYTE_ORDER_MARK + csvLine(headOf(query.period.zone))
  let after: BetCursor | null = null
  let remaining = TEAM_BETS_PER_FILE
  for (let scan = 0; scan < SCAN_BUDGET && remaining > 0; scan += 1) {
    const limit: number = Math.min(remaining, BETS_AT_ONCE)
    const { bets, resumeCursor } = await findBets(db, query, { after, limit })
    const rows = bets.slice(0, limit)
    const shown = await shownBets(db, query, rows)
    yield shown.map((bet) => csvLine(cellsOf(bet, { times, currency }))).join('')
    remaining -= rows.length
    after = bets.length > rows.length ? (rows.at(-1) ?? resumeCursor) : resumeCursor
    if (!after) return
  }
  if (after) yield csvLine([`Only bets since ${times.format(new Date(Number(after.moment / 1000n)))} are in this file`])
}

const headOf = (zone: string) => [
  `Began (${zone})`,
  `Ended (${zone})`,
  'Member',
  'Category',
  'Vendor',
  'Game',
  'Draw number',
  'Bet',
  'Outcome',
  'Stake',
  'Payout',
  'Net',
  'Currency',
]

function cellsOf(bet: TeamBet, { times, currency }: { times: Intl.DateTimeFormat; currency: string }): string[] {
  const { member, beganAt, endedAt, category, vendorName, gameName, drawNumber, betId, outcome, stake, payout, net } =
    bet
  const at = (time: string | null) => (time === null ? '' : times.format(new Date(time)))
  const cells = [category, vendorName ?? '', gameName, drawNumber ?? '', betId, outcome]
  return [at(beganAt), at(endedAt), member.customerName, ...cells, stake, payout, net, currency]
}

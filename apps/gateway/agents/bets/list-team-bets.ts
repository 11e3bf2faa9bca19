import { TEAM_BETS_PER_PAGE } from '@ante/contract/agents/bets.ts'
import type { listTeamBets } from '@ante/contract/agents/bets.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import type { SignedIn } from '../../kit/context.ts'
import type { Db } from '../../kit/db.ts'
import { roundGames } from '../../launch/public.ts'
import { lotterySummaries } from '../../lottery/public.ts'
import { areTotalsStored, storedTotals, scannedTotals } from './bet-totals.ts'
import { teamBetsQuery } from './team-bets-query.ts'
import type { TeamBetsQuery, BetsPorts } from './team-bets-query.ts'
import { findBets } from './find-bets.ts'
import { parseBetCursor, cursorText } from './merged-bets.ts'
import { shownBets } from './shown-bets.ts'

/** Maximum number of bets that are summed if stored sums do not cover the query. */
const MAX_SUMMED = 100

/** Returns a page of a team's bets; the first page includes the totals. */
export async function teamBetsOf(
  ports: BetsPorts,
  agent: SignedIn,
  { after, ...filter }: ParsedInputOf<typeof listTeamBets>,
): Promise<OutputOf<typeof listTeamBets>> {
  const { db } = ports
  const query = await teamBetsQuery(ports, agent, filter)
  const isFirst = after === undefined
  const areCounted = areTotalsStored(query)
  const isSummed = isFirst && !areCounted
  const limit = isSummed ? MAX_SUMMED : TEAM_BETS_PER_PAGE + 1
  const foundBets = await findBets(db, query, { after: parseBetCursor(after), limit })
  const counted = isFirst && areCounted ? await storedTotals(db, query) : null
  const page = foundBets.bets.slice(0, TEAM_BETS_PER_PAGE)
  const last = foundBets.bets.length > page.length ? page.at(-1) : foundBets.resumeCursor
  return {
    bets: await shownBets(db, query, page),
    line: query.line,
    next: last ? cursorText(last) : null,
    scannedTo: last ? new Date(Number(last.moment / 1000n)).toISOString() : null,
    totals: isSummed ? scannedTotals(foundBets, query) : counted,
    game: await nameOfGame(db, query),
    currency: agent.currency,
    ...query.period,
  }
}

async function nameOfGame(db: Db, { nodeId, lotteryId }: TeamBetsQuery) {
  if (nodeId !== undefined) {
    const face = (await roundGames(db, [{ node_id: nodeId }])).get(nodeId)
    return face ? { game: String(nodeId), name: face.name } : null
  }
  if (lotteryId === undefined) return null
  const face = (await lotterySummaries(db, [lotteryId])).get(lotteryId)
  return face ? { game: `L${lotteryId}`, name: face.name } : null
}

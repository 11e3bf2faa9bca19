import type { Db } from '../../kit/db.ts'
import { teamRounds } from '../../launch/public.ts'
import type { TeamRound } from '../../launch/public.ts'
import { teamLotteryBets } from '../../lottery/public.ts'
import type { TeamLotteryBet } from '../../lottery/public.ts'
import { includesLottery, includesRounds } from './team-bets-query.ts'
import type { TeamBetsQuery } from './team-bets-query.ts'
import { KINDS, mergedBets, cursorOfKind } from './merged-bets.ts'
import type { BetCursor } from './merged-bets.ts'

export type FoundBet = (TeamRound & { kind: 1 }) | (TeamLotteryBet & { kind: 0 })

export interface FoundBets {
  bets: FoundBet[]
  /** Cursor down to which both kinds were scanned; null if the scan is complete. */
  resumeCursor: BetCursor | null
}

/** Returns the bets of a query after a cursor, latest first: at least `limit`, or fewer if the scan budget is spent. */
export async function findBets(
  db: Db,
  query: TeamBetsQuery,
  { after, ...bounds }: { after: BetCursor | null; limit: number; scanBudget?: number },
): Promise<FoundBets> {
  const page = (kind: 0 | 1) => ({ ...bounds, after: cursorOfKind(after, kind) })
  const [rounds, lottery] = await Promise.all([
    includesRounds(query) ? teamRounds(db, query, page(KINDS.round)) : [],
    includesLottery(query) ? lotteryBets(db, query, page(KINDS.lottery)) : null,
  ])
  const { rows, resumeCursor } = mergedBets<TeamRound | TeamLotteryBet>([
    ...rounds.map((part) => ({ ...part, kind: KINDS.round })),
    ...(lottery ? [{ ...lottery, kind: KINDS.lottery }] : []),
  ])
  return { bets: rows.filter(isBet), resumeCursor }
}

/** `kind` identifies the row type. */
const isBet = (row: (TeamRound | TeamLotteryBet) & { kind: 0 | 1 }): row is FoundBet =>
  row.kind === KINDS.round ? 'round_id' in row : 'drawNumber' in row

function lotteryBets(db: Db, query: TeamBetsQuery, page: Parameters<typeof teamLotteryBets>[2]) {
  const { people, lotteryId: gameId, outcome, days, lotteryPlayed: played } = query
  return teamLotteryBets(db, { people, gameId, outcome, days, played }, page)
}

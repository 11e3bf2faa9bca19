import type { Db } from '../../kit/db.ts'
import { teamRounds } from '../../launch/public.ts'
import type { TeamRound } from '../../launch/public.ts'
import { teamLotteryBets } from '../../lottery/public.ts'
import type { TeamLotteryBet } from '../../lottery/public.ts'
import { asksForLottery, asksForRounds } from './team-bets-query.ts'
import type { TeamBetsQuery } from './team-bets-query.ts'
import { KINDS, mergedBets, placeOfKind } from './merged-bets.ts'
import type { BetCursor } from './merged-bets.ts'

export type FoundBet = (TeamRound & { kind: 1 }) | (TeamLotteryBet & { kind: 0 })

export interface FoundBets {
  bets: FoundBet[]
  /** How far back all kinds were looked through; null: to the end. */
  edge: BetCursor | null
}

/** The bets that an agent asks for behind a place, the latest first: at least so many, or as far as one answer looks. */
export async function findBets(
  db: Db,
  asked: TeamBetsQuery,
  { after, ...bounds }: { after: BetCursor | null; limit: number; scanBudget?: number },
): Promise<FoundBets> {
  const page = (kind: 0 | 1) => ({ ...bounds, after: placeOfKind(after, kind) })
  const [rounds, lottery] = await Promise.all([
    asksForRounds(asked) ? teamRounds(db, asked, page(KINDS.round)) : [],
    asksForLottery(asked) ? lotteryBets(db, asked, page(KINDS.lottery)) : null,
  ])
  const { rows, edge } = mergedBets<TeamRound | TeamLotteryBet>([
    ...rounds.map((part) => ({ ...part, kind: KINDS.round })),
    ...(lottery ? [{ ...lottery, kind: KINDS.lottery }] : []),
  ])
  return { bets: rows.filter(isBet), edge }
}

/** By its kind a row is known. */
const isBet = (row: (TeamRound | TeamLotteryBet) & { kind: 0 | 1 }): row is FoundBet =>
  row.kind === KINDS.round ? 'round_id' in row : 'numero' in row

function lotteryBets(db: Db, asked: TeamBetsQuery, page: Parameters<typeof teamLotteryBets>[2]) {
  const { people, lotteryId: gameId, outcome, days, lotteryPlayed: played } = asked
  return teamLotteryBets(db, { people, gameId, outcome, days, played }, page)
}

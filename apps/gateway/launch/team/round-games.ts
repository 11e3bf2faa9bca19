import { gameSummaries } from '../../catalogue/public.ts'
import type { GameSummary } from '../../catalogue/public.ts'
import type { Db } from '../../kit/db.ts'
import type { TeamRound } from './team-rounds.ts'

/** Returns names and pictures of the games of rounds. */
export function roundGames(db: Db, rounds: readonly Pick<TeamRound, 'node_id'>[]): Promise<Map<bigint, GameSummary>> {
  return gameSummaries(db, [...new Set(rounds.map(({ node_id: node }) => node))])
}

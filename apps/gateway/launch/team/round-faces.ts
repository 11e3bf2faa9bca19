import { gameFaces } from '../../catalogue/public.ts'
import type { GameFace } from '../../catalogue/public.ts'
import type { Db } from '../../kit/db.ts'
import type { TeamRound } from './team-rounds.ts'

/** What the games of rounds are called and look like. */
export function roundFaces(db: Db, rounds: readonly Pick<TeamRound, 'node_id'>[]): Promise<Map<bigint, GameFace>> {
  return gameFaces(db, [...new Set(rounds.map(({ node_id: node }) => node))])
}

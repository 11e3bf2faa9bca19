import { RANKS_COUNTED } from '@ante/contract/promotions/leaderboard.ts'
import { sql } from 'kysely'

import type { Db } from '../../../kit/db.ts'

export interface OwnRank {
  /** Null beyond the maximum number of ranks that are counted. */
  rank: number | null
  /** In hundredths of the ledger's units. */
  score: bigint
}

/** Returns the rank of a member who is not among the cached first ranks; null without a score. */
export async function ownRank(
  db: Db,
  { promotionId, began, memberId }: { promotionId: bigint; began: string; memberId: bigint },
): Promise<OwnRank | null> {
  const ownScore = await db
    .selectFrom('board_score')
    .select(['score', 'reached'])
    .where('promotion_id', '=', promotionId)
    .where('began', '=', began)
    .where('member_id', '=', memberId)
    .where('score', '>', 0n)
    .executeTakeFirst()
  if (!ownScore) return null
  const { rows } = await sql<{ ahead: bigint }>`
    select count(*) as ahead from (
      select from board_score
      where promotion_id = ${promotionId} and began = ${began}::date and score >= ${ownScore.score}
        and (score > ${ownScore.score} or reached < ${ownScore.reached})
      limit ${RANKS_COUNTED}) others`.execute(db)
  const ahead = Number(rows[0]?.ahead ?? 0n)
  return { rank: ahead < RANKS_COUNTED ? ahead + 1 : null, score: ownScore.score }
}

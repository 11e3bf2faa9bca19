import { RECENTS_LIMIT } from '@ante/contract/catalogue/recents.ts'
import type { listRecentGames as endpoint } from '@ante/contract/catalogue/recents.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import type { SignedIn } from '../kit/context.ts'
import type { Db } from '../kit/db.ts'
import type { MerchantCatalogue } from './merchant-catalogue.ts'
import { ownGames } from './own-games.ts'
import { pageOf } from './rules.ts'

/** Returns games that the member has opened and that are still offered. */
export async function listRecentGames(
  db: Db,
  { memberId, merchantCatalogue }: { memberId: bigint; merchantCatalogue: MerchantCatalogue },
  { page: pageNo, pageSize, ...requested }: ParsedInputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const rows = await latest(db, memberId).limit(RECENTS_LIMIT).execute()
  const nodeIds = rows.map(({ node_id: nodeId }) => Number(nodeId))
  const { items, pageNum, totalPages } = pageOf(ownGames(merchantCatalogue, nodeIds, requested), { pageNo, pageSize })
  return { list: items, pageNum, totalPages }
}

interface OpenedGame {
  member: Pick<SignedIn, 'memberId' | 'merchantCode'>
  nodeId: number
  at: Date
}

/** Puts an opened game first in the member's list, and drops the oldest entries beyond the limit. */
export async function recordRecentGame(tx: Db, { member, nodeId, at }: OpenedGame): Promise<void> {
  const memberId = BigInt(member.memberId)
  await tx
    .insertInto('recent_game')
    .values({ merchant_code: member.merchantCode, member_id: memberId, node_id: BigInt(nodeId), opened_at: at })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'node_id']).doUpdateSet((eb) => ({ opened_at: eb.ref('excluded.opened_at') })),
    )
    .execute()
  await tx
    .deleteFrom('recent_game')
    .where('member_id', '=', memberId)
    .where('node_id', 'in', latest(tx, memberId).offset(RECENTS_LIMIT))
    .execute()
}

/** Deletes the recent games of a removed member. */
export async function deleteRecentGames(tx: Db, memberId: bigint): Promise<void> {
  await tx.deleteFrom('recent_game').where('member_id', '=', memberId).execute()
}

const latest = (db: Db, memberId: bigint) =>
  db
    .selectFrom('recent_game')
    .select('node_id')
    .where('member_id', '=', memberId)
    .orderBy('opened_at', 'desc')
    .orderBy('node_id')

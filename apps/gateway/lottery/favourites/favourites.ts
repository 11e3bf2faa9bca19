import {
  addFavouriteLotteries as addEndpoint,
  FAVOURITE_LOTTERIES_LIMIT,
} from '@ante/contract/lottery/games/favourites.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import type { Ports } from '../../kit/ports.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { Game } from '../games/games.ts'
import { raiseLotteryFavouriteVersion, publishFavourites } from './favourite-versions.ts'

const refuse = refusalsOf(addEndpoint)

/** A member, and the merchant's current games. Favourites that are not among these games are stored, but not shown. */
export interface FavouriteOwner {
  memberId: bigint
  games: readonly Game[]
}

type Marks = OutputOf<typeof addEndpoint>

export async function listFavourites(db: Db, { memberId, games }: FavouriteOwner): Promise<Marks> {
  const rows = await db
    .selectFrom('lottery_favourite')
    .select('game_id')
    .where('member_id', '=', memberId)
    .orderBy('added_at', 'desc')
    .orderBy('game_id')
    .limit(FAVOURITE_LOTTERIES_LIMIT)
    .execute()
  const codes = new Map(games.map(({ id, code }) => [id, code]))
  return { gameCodes: rows.flatMap(({ game_id: id }) => codes.get(id) ?? []) }
}

/** Adds games; the first code becomes the newest favourite. */
export async function addFavourites(
  { db, clock, bus }: Pick<Ports, 'db' | 'clock' | 'bus'>,
  owner: FavouriteOwner,
  gameCodes: readonly string[],
): Promise<Marks> {
  const { memberId, games } = owner
  const marked = gameCodes.flatMap((code) => games.find((game) => game.code === code) ?? [])
  if (marked.length === 0) throw refuse('lottery.game.not.found')
  const now = clock.now().getTime()
  const rows = marked.map(({ id }, index) => ({
    member_id: memberId,
    game_id: id,
    added_at: new Date(now - index),
  }))
  const isNew = await inTransaction(db, async (tx) => {
    const adding = tx.insertInto('lottery_favourite').values(rows)
    const added = await adding
      .onConflict((conflict) => conflict.columns(['member_id', 'game_id']).doNothing())
      .executeTakeFirstOrThrow()
    if (!added.numInsertedOrUpdatedRows) return false
    await raiseLotteryFavouriteVersion(tx, memberId)
    await requireBelowLimit(tx, memberId)
    return true
  })
  if (isNew) publishFavourites(bus, memberId)
  return listFavourites(db, owner)
}

/** Refuses above the limit. The caller serialises the member's changes, so simultaneous calls cannot exceed it. */
async function requireBelowLimit(tx: Db, memberId: bigint): Promise<void> {
  const { marks } = await tx
    .selectFrom('lottery_favourite')
    .select(({ fn }) => fn.countAll<bigint>().as('marks'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (Number(marks) > FAVOURITE_LOTTERIES_LIMIT) {
    throw refuse('favourites.full', { limit: FAVOURITE_LOTTERIES_LIMIT })
  }
}

export async function removeFavourite(
  { db, bus }: Pick<Ports, 'db' | 'bus'>,
  owner: FavouriteOwner,
  gameCode: string,
): Promise<Marks> {
  const game = owner.games.find(({ code }) => code === gameCode)
  if (game && (await deleteMark(db, owner.memberId, game.id))) publishFavourites(bus, owner.memberId)
  return listFavourites(db, owner)
}

const deleteMark = (db: Db, memberId: bigint, gameId: bigint): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const { numDeletedRows: removed } = await tx
      .deleteFrom('lottery_favourite')
      .where('member_id', '=', memberId)
      .where('game_id', '=', gameId)
      .executeTakeFirstOrThrow()
    if (removed > 0n) await raiseLotteryFavouriteVersion(tx, memberId)
    return removed > 0n
  })

/** Deletes the favourites of a removed member. */
export async function deleteLotteryFavourites(tx: Db, memberId: bigint): Promise<void> {
  await tx.deleteFrom('lottery_favourite').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('lottery_favourite_version').where('member_id', '=', memberId).execute()
}

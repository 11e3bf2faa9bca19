import { addFavourite as addEndpoint, FAVOURITES_LIMIT } from '@ante/contract/catalogue/favourites.ts'
import type {
  listFavourites as listEndpoint,
  removeFavourite as removeEndpoint,
} from '@ante/contract/catalogue/favourites.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { sql } from 'kysely'

import { inTransaction } from '../kit/db.ts'
import type { Db } from '../kit/db.ts'
import type { Ports } from '../kit/ports.ts'
import { refusalsOf } from '../kit/serve.ts'
import { FAVOURITES_TOPIC, raiseFavouriteVersion } from './favourite-versions.ts'
import type { MerchantCatalogue } from './merchant-catalogue.ts'
import { ownGames } from './own-games.ts'
import { pageOf } from './rules.ts'

const refuse = refusalsOf(addEndpoint)

/** The member, and the merchant's catalogue. Favourites that are not offered at present stay stored, but are hidden. */
export interface FavouriteOwner {
  memberId: bigint
  merchantCode: string
  merchantCatalogue: MerchantCatalogue
}

type Marks = OutputOf<typeof addEndpoint>

export async function listFavourites(
  db: Db,
  marker: FavouriteOwner,
  input: ParsedInputOf<typeof listEndpoint>,
): Promise<OutputOf<typeof listEndpoint>> {
  const { nodeIds } = await favouritesOf(db, marker)
  const { items, pageNum, totalPages } = pageOf(ownGames(marker.merchantCatalogue, nodeIds, input), input)
  return { content: items, pageNum, totalPages, nodeIds }
}

export async function addFavourite(
  { db, clock, bus }: Pick<Ports, 'db' | 'clock' | 'bus'>,
  marker: FavouriteOwner,
  { nodeId, vendor }: ParsedInputOf<typeof addEndpoint>,
): Promise<Marks> {
  const game = marker.merchantCatalogue.byNode.get(nodeId)
  if (!game || (vendor !== undefined && vendor !== game.vendor)) throw refuse('game.not.found')
  const isNew = await inTransaction(db, async (tx) => {
    await lockFavourites(tx, marker)
    const before = await allMarks(tx, marker)
    if (before.includes(nodeId)) return false
    if (before.length >= FAVOURITES_LIMIT) throw refuse('favourites.full', { limit: FAVOURITES_LIMIT })
    const { merchantCode: merchant_code, memberId: member_id } = marker
    await tx
      .insertInto('favourite_game')
      .values({ merchant_code, member_id, node_id: BigInt(nodeId), added_at: clock.now() })
      .execute()
    await raiseFavouriteVersion(tx, marker)
    return true
  })
  if (isNew) notifyOthers(bus, marker)
  return favouritesOf(db, marker)
}

export async function removeFavourite(
  { db, bus }: Pick<Ports, 'db' | 'bus'>,
  marker: FavouriteOwner,
  { nodeId }: ParsedInputOf<typeof removeEndpoint>,
): Promise<Marks> {
  const isRemoved = await inTransaction(db, async (tx) => {
    const { numDeletedRows: removed } = await tx
      .deleteFrom('favourite_game')
      .where('member_id', '=', marker.memberId)
      .where('node_id', '=', BigInt(nodeId))
      .executeTakeFirstOrThrow()
    if (removed > 0n) await raiseFavouriteVersion(tx, marker)
    return removed > 0n
  })
  if (isRemoved) notifyOthers(bus, marker)
  return favouritesOf(db, marker)
}

/** Notifies the member's other devices. */
const notifyOthers = (bus: Ports['bus'], { memberId }: FavouriteOwner) =>
  bus.publish(FAVOURITES_TOPIC, JSON.stringify([String(memberId)]))

/** Serialises the member's calls, so that the limit is exact. */
async function lockFavourites(tx: Db, { memberId }: FavouriteOwner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`favourites of ${memberId}`}, 0))`.execute(tx)
}

/** Returns the visible favourites: games that are currently offered. */
async function favouritesOf(db: Db, marker: FavouriteOwner): Promise<Marks> {
  return { nodeIds: (await allMarks(db, marker)).filter((nodeId) => marker.merchantCatalogue.listed.has(nodeId)) }
}

async function allMarks(db: Db, { memberId }: FavouriteOwner): Promise<number[]> {
  const rows = await db
    .selectFrom('favourite_game')
    .select('node_id')
    .where('member_id', '=', memberId)
    .orderBy('added_at', 'desc')
    .orderBy('node_id')
    .limit(FAVOURITES_LIMIT)
    .execute()
  return rows.map(({ node_id: nodeId }) => Number(nodeId))
}

/** Deletes the favourites of a removed member. */
export async function deleteFavourites(tx: Db, memberId: bigint): Promise<void> {
  await tx.deleteFrom('favourite_game').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('favourite_version').where('member_id', '=', memberId).execute()
}

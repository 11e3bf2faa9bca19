import { createHash } from 'node:crypto'

import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { decideReviewItem } from '@ante/contract/staff/reviews.ts'
import type { listReviewItems, listReviews } from '@ante/contract/staff/reviews.ts'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import type { Db, Tables } from '../../kit/db.ts'
import { pageOf } from '../../kit/page-of.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { scopeOf } from '../networks/networks.ts'

const refuse = refusalsOf(decideReviewItem)

type Review = OutputOf<typeof listReviews>['reviews'][number]
type Item = OutputOf<typeof listReviewItems>['items'][number]

/** Maximum number of listed reviews: four years. */
const SHOWN = 16
/** Number of items that are read at once for the signature. */
const HASHED_AT_ONCE = 1_000

/**
 * Stores all roles that accounts have for a merchant, or for the platform, in a review, with the last use of any of
 * their rights.
 */
export async function storeItems(tx: Db, reviewId: bigint, merchantCode: string | null): Promise<void> {
  // Uses of a platform role count at any merchant.
  const atMerchant = merchantCode === null ? sql`` : sql`and used.scope = ${scopeOf(merchantCode)}`
  await sql`
    insert into access_review_item (review_id, staff_id, role_id, last_used_at)
    select ${reviewId}, granted.staff_id, granted.role_id, (
      select max(used.last_used_at)
      from staff_right_use used
      join staff_role_right given on given.permission = used.permission and given.right_name = used.right_name
      where used.staff_id = granted.staff_id and given.role_id = role.id ${atMerchant})
    from staff_grant granted join staff_role role on role.id = granted.role_id
    where role.merchant_code is not distinct from ${merchantCode}
    order by granted.staff_id, granted.role_id`.execute(tx)
}

/** Returns the reviews of a merchant, newest first. */
export async function reviewsOfScope(db: Db, scope: string): Promise<Review[]> {
  const rows = await db
    .selectFrom('access_review')
    .selectAll()
    .where('scope', '=', scope)
    .orderBy('quarter', 'desc')
    .limit(SHOWN)
    .execute()
  return Promise.all(rows.map((row) => shownReview(db, row)))
}

export async function reviewOfScope(
  db: Db,
  scope: string,
  { id, quarter }: { id?: bigint; quarter?: string },
): Promise<Review> {
  return shownReview(db, await storedReview(db, scope, { id, quarter }))
}

async function storedReview(
  db: Db,
  scope: string,
  { id, quarter }: { id?: bigint | undefined; quarter?: string | undefined },
) {
  const row = await db
    .selectFrom('access_review')
    .selectAll()
    .where('scope', '=', scope)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0n))
    .$if(quarter !== undefined, (query) => query.where('quarter', '=', quarter ?? ''))
    .executeTakeFirst()
  if (!row) throw refuse('review.not.found')
  return row
}

const itemsOf = (db: Db, reviewId: bigint) =>
  db
    .selectFrom('access_review_item')
    .innerJoin('staff_account', 'staff_account.id', 'access_review_item.staff_id')
    .innerJoin('staff_role', 'staff_role.id', 'access_review_item.role_id')
    .selectAll('access_review_item')
    .select(['mail', 'display_name', 'staff_role.code as role'])
    .where('review_id', '=', reviewId)

/** Returns a page of the roles under review. */
export async function itemsPage(
  db: Db,
  scope: string,
  { id, decision, after, size }: Omit<ParsedInputOf<typeof listReviewItems>, 'merchant'>,
): Promise<OutputOf<typeof listReviewItems>> {
  const review = await storedReview(db, scope, { id: BigInt(id) })
  let query = itemsOf(db, review.id)
    .orderBy('access_review_item.id')
    .limit(size + 1)
  if (after !== undefined) query = query.where('access_review_item.id', '>', BigInt(after))
  if (decision === 'open') query = query.where('decision', 'is', null)
  else if (decision !== undefined) query = query.where('decision', '=', decision)
  const { page, next } = pageOf(await query.execute(), size, (last) => String(last.id))
  return { items: page.map(shownItem), next }
}

export async function itemOf(db: Db, reviewId: bigint, itemId: bigint): Promise<Item> {
  return shownItem(await itemsOf(db, reviewId).where('access_review_item.id', '=', itemId).executeTakeFirstOrThrow())
}

/** Returns the SHA-256 of a review: of its scope and quarter, then of each item as JSON, one per line. */
export async function signatureOf(db: Db, { id, scope, quarter }: { id: bigint; scope: string; quarter: string }) {
  const hash = createHash('sha256').update(`${JSON.stringify({ scope, quarter })}\n`)
  let after = 0n
  for (;;) {
    const rows = await itemsOf(db, id)
      .where('access_review_item.id', '>', after)
      .orderBy('access_review_item.id')
      .limit(HASHED_AT_ONCE)
      .execute()
    for (const row of rows) hash.update(`${JSON.stringify(shownItem(row))}\n`)
    const last = rows.at(-1)
    if (last === undefined) return hash.digest('hex')
    after = last.id
  }
}

type StoredItem = Selectable<Tables['access_review_item']> & { mail: string; display_name: string; role: string }

const shownItem = (item: StoredItem): Item => ({
  id: String(item.id),
  account: String(item.staff_id),
  mail: item.mail,
  displayName: item.display_name,
  role: item.role,
  lastUsedAt: item.last_used_at?.toISOString() ?? null,
  decision: item.decision,
  decidedBy: item.decided_by,
  note: item.note,
})

async function shownReview(db: Db, review: Selectable<Tables['access_review']>): Promise<Review> {
  const counted = await db
    .selectFrom('access_review_item')
    .select(({ fn }) => [
      fn.countAll<bigint>().as('items'),
      fn.countAll<bigint>().filterWhere('decision', 'is', null).as('open'),
    ])
    .where('review_id', '=', review.id)
    .executeTakeFirstOrThrow()
  return {
    id: String(review.id),
    quarter: review.quarter,
    openedAt: review.opened_at.toISOString(),
    openedBy: review.opened_by,
    signedAt: review.signed_at?.toISOString() ?? null,
    signedBy: review.signed_by,
    signature: review.signature,
    items: Number(counted.items),
    open: Number(counted.open),
  }
}

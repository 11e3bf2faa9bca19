import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { decideReviewItem } from '@ante/contract/staff/reviews.ts'
import type { listReviews } from '@ante/contract/staff/reviews.ts'
import type { Selectable } from 'kysely'

import type { Db, Tables } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { scopeOf } from '../networks/networks.ts'

const refuse = refusalsOf(decideReviewItem)

type Review = OutputOf<typeof listReviews>['reviews'][number]

/** Maximum number of listed reviews: four years. */
const SHOWN = 16
/** Maximum number of roles in a review. */
const GRANTS = 5_000

export interface ScopeGrant {
  staffId: bigint
  roleId: bigint
  lastUsedAt: Date | null
}

/** Returns all roles that accounts have for a merchant, or for the platform, with the last use of any of its rights. */
export async function grantsOfScope(db: Db, merchantCode: string | null): Promise<ScopeGrant[]> {
  const rows = await db
    .selectFrom('staff_grant')
    .innerJoin('staff_role', 'staff_role.id', 'staff_grant.role_id')
    .select((eb) => [
      'staff_grant.staff_id',
      'staff_grant.role_id',
      eb
        .selectFrom('staff_right_use')
        .innerJoin('staff_role_right', (join) =>
          join
            .onRef('staff_role_right.permission', '=', 'staff_right_use.permission')
            .onRef('staff_role_right.right_name', '=', 'staff_right_use.right_name'),
        )
        .select(({ fn }) => fn.max('last_used_at').as('last'))
        .whereRef('staff_right_use.staff_id', '=', 'staff_grant.staff_id')
        .whereRef('staff_role_right.role_id', '=', 'staff_role.id')
        // Uses of a platform role count at any merchant.
        .$if(merchantCode !== null, (query) => query.where('staff_right_use.scope', '=', scopeOf(merchantCode)))
        .as('lastUsedAt'),
    ])
    .where('staff_role.merchant_code', 'is not distinct from', merchantCode)
    .orderBy('staff_grant.staff_id')
    .limit(GRANTS)
    .execute()
  return rows.map(({ staff_id: staffId, role_id: roleId, lastUsedAt }) => ({ staffId, roleId, lastUsedAt }))
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
  return Promise.all(rows.map((row) => shown(db, row)))
}

export async function reviewOfScope(
  db: Db,
  scope: string,
  { id, quarter }: { id?: bigint; quarter?: string },
): Promise<Review> {
  const row = await db
    .selectFrom('access_review')
    .selectAll()
    .where('scope', '=', scope)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0n))
    .$if(quarter !== undefined, (query) => query.where('quarter', '=', quarter ?? ''))
    .executeTakeFirst()
  if (!row) throw refuse('review.not.found')
  return shown(db, row)
}

async function shown(db: Db, review: Selectable<Tables['access_review']>): Promise<Review> {
  const items = await db
    .selectFrom('access_review_item')
    .innerJoin('staff_account', 'staff_account.id', 'access_review_item.staff_id')
    .innerJoin('staff_role', 'staff_role.id', 'access_review_item.role_id')
    .selectAll('access_review_item')
    .select(['mail', 'display_name', 'staff_role.code as role'])
    .where('review_id', '=', review.id)
    .orderBy('access_review_item.id')
    .execute()
  return {
    id: String(review.id),
    quarter: review.quarter,
    openedAt: review.opened_at.toISOString(),
    openedBy: review.opened_by,
    signedAt: review.signed_at?.toISOString() ?? null,
    signedBy: review.signed_by,
    signature: review.signature,
    items: items.map((item) => ({
      id: String(item.id),
      account: String(item.staff_id),
      mail: item.mail,
      displayName: item.display_name,
      role: item.role,
      lastUsedAt: item.last_used_at?.toISOString() ?? null,
      decision: item.decision,
      decidedBy: item.decided_by,
      note: item.note,
    })),
  }
}

import { dayOf } from '@ante/contract/kit/days.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { decideReviewItem, signReview } from '@ante/contract/staff/reviews.ts'
import type { openReview } from '@ante/contract/staff/reviews.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { scopeOf } from '../networks/networks.ts'
import { isGranted, removeGrant } from '../roles/grants.ts'
import type { StaffPorts } from '../staff-ports.ts'
import { itemOf, reviewOfScope, signatureOf, storeItems } from './stored-reviews.ts'

const refuse = refusalsOf(decideReviewItem)
const refuseSignature = refusalsOf(signReview)

type Review = OutputOf<typeof openReview>

/** Returns the quarter of a time in a time zone: `2026-Q4`. */
export function quarterOf(zone: string, now: Date): string {
  const [year = '', month = ''] = dayOf(zone, now.getTime()).split('-')
  return `${year}-Q${Math.ceil(Number(month) / 3)}`
}

/** Opens the review of this quarter with all roles of all accounts, or returns the existing one. */
export async function open(
  { db, clock }: StaffPorts,
  zone: string,
  { merchantCode, staff, audit }: StaffContext,
): Promise<Review> {
  const now = clock.now()
  const scope = scopeOf(merchantCode)
  const quarter = quarterOf(zone, now)
  return inTransaction(db, async (tx) => {
    const made = await tx
      .insertInto('access_review')
      .values({ scope, quarter, opened_at: now, opened_by: staff.name })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made) await storeItems(tx, made.id, merchantCode)
    await audit(tx, { action: 'staff.review.open', object: `review:${quarter}`, after: { isNew: made !== undefined } })
    return reviewOfScope(tx, scope, { quarter })
  })
}

/** Confirms a role, or removes it immediately. Persons cannot review roles of their own accounts. */
export async function decideItem(
  ports: StaffPorts,
  { id, item: itemId, decision, note }: ParsedInputOf<typeof decideReviewItem>,
  { merchantCode, staff, audit }: StaffContext,
): Promise<OutputOf<typeof decideReviewItem>> {
  const scope = scopeOf(merchantCode)
  const now = ports.clock.now()
  return inTransaction(ports.db, async (tx) => {
    const review = await lockedReview(tx, scope, id)
    const item = await tx
      .selectFrom('access_review_item')
      .selectAll()
      .where('id', '=', BigInt(itemId))
      .where('review_id', '=', review.id)
      .executeTakeFirst()
    if (!item) throw refuse('review.not.found')
    const { mail, person } = await accountOf(tx, item.staff_id)
    if (person === (await accountOf(tx, staff.staffId)).person) throw refuse('review.own')
    const role = await tx.selectFrom('staff_role').selectAll().where('id', '=', item.role_id).executeTakeFirstOrThrow()
    if (decision === 'confirmed' && !(await isGranted(tx, item.staff_id, role.id))) throw refuse('ILLEGAL_STATE')
    await audit(tx, {
      action: 'staff.review.decide',
      object: `staff:${mail}`,
      reason: note,
      before: { role: role.code, decision: item.decision },
      after: { role: role.code, decision, quarter: review.quarter },
    })
    if (decision === 'removed') {
      const reason = note || `Access review ${review.quarter}`
      await removeGrant(ports, tx, { staffId: item.staff_id, role, by: staff.name, reason })
    }
    await tx
      .updateTable('access_review_item')
      .set({ decision, note, decided_by: staff.name, decided_at: now })
      .where('id', '=', item.id)
      .execute()
    return { ...(await reviewOfScope(tx, scope, { id: review.id })), item: await itemOf(tx, review.id, item.id) }
  })
}

const accountOf = (tx: Db, id: bigint) =>
  tx.selectFrom('staff_account').select(['mail', 'person']).where('id', '=', id).executeTakeFirstOrThrow()

/** Signs the review, and stores the hash of its list in the review and in the audit log. */
export async function sign(
  { db, clock }: StaffPorts,
  id: string,
  { merchantCode, staff, audit }: StaffContext,
): Promise<Review> {
  const scope = scopeOf(merchantCode)
  return inTransaction(db, async (tx) => {
    const { id: reviewId, quarter } = await lockedReview(tx, scope, id)
    const { items, open: count } = await reviewOfScope(tx, scope, { id: reviewId })
    if (count > 0) throw refuseSignature('review.undecided', { count })
    const signature = await signatureOf(tx, { id: reviewId, scope, quarter })
    await tx
      .updateTable('access_review')
      .set({ signed_at: clock.now(), signed_by: staff.name, signature })
      .where('id', '=', reviewId)
      .execute()
    await audit(tx, {
      action: 'staff.review.sign',
      object: `review:${quarter}`,
      after: { signature, items },
    })
    return reviewOfScope(tx, scope, { id: reviewId })
  })
}

async function lockedReview(tx: Db, scope: string, id: string) {
  const review = await tx
    .selectFrom('access_review')
    .selectAll()
    .where('id', '=', BigInt(id))
    .where('scope', '=', scope)
    .forUpdate()
    .executeTakeFirst()
  if (!review) throw refuse('review.not.found')
  if (review.signed_at !== null) throw refuse('review.signed')
  return review
}

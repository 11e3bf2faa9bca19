import { listAudit } from '@ante/contract/staff/audit.ts'
import { decideReviewItem, listReviewItems, listReviews, openReview, signReview } from '@ante/contract/staff/reviews.ts'
import { listRoles, listUnusedRights } from '@ante/contract/staff/roles.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { entriesAbout, newStaff } from '../test/staff-members.ts'
import type { StaffMember } from '../test/staff-members.ts'
import { quarterOf } from './reviews.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())
beforeEach(() => {
  gateway.ports.clock.offsetMs = 0
})

const merchant = 'lotus'
const withRole = (role: string) => newStaff(gateway, { roles: [[role, merchant]], merchantCode: merchant })

/** Returns all roles under review, page by page. */
async function itemsOf(staff: StaffMember, id: string, size = 2, decision?: 'open') {
  const items = []
  for (let after: string | undefined; ;) {
    const answer = await staff.call(listReviewItems, { merchant, id, size, after, decision })
    if (!answer.ok) throw new Error(answer.code)
    items.push(...answer.value.items)
    if (answer.value.next === null) return items
    after = answer.value.next
  }
}

test.each([
  ['Asia/Manila', '2026-03-31T15:59:59Z', '2026-Q1'],
  ['Asia/Manila', '2026-03-31T16:00:00Z', '2026-Q2'],
  ['UTC', '2026-12-31T23:59:59Z', '2026-Q4'],
])('in %s the quarter of %s is %s', (zone, at, quarter) => {
  expect(quarterOf(zone, new Date(at))).toBe(quarter)
})

test('a review lists all roles, is decided by another person, removes roles immediately, and is signed once', async () => {
  const [admin, second, support] = [
    await withRole('merchant-admin'),
    await withRole('merchant-admin'),
    await withRole('support'),
  ]
  const twin = await newStaff(gateway, {
    roles: [['merchant-admin', merchant]],
    merchantCode: merchant,
    mail: admin.mail.replace('@', '+second@'),
  })
  const opened = await admin.call(openReview, { merchant })
  if (!opened.ok) throw new Error(opened.code)
  const { id, quarter } = opened.value
  const items = await itemsOf(admin, id)
  expect(items.map(({ mail }) => mail)).toEqual(expect.arrayContaining([admin.mail, second.mail, support.mail]))
  expect(await second.call(openReview, { merchant })).toMatchObject({
    value: { id, items: items.length, open: items.length },
  })

  const itemOf = (mail: string) => items.find((one) => one.mail === mail)?.id ?? ''
  const decide = (by: typeof admin, mail: string, decision: 'confirmed' | 'removed') =>
    by.call(decideReviewItem, { merchant, id, item: itemOf(mail), decision, note: 'Checked' })
  expect(await decide(admin, admin.mail, 'confirmed')).toMatchObject({ code: 'review.own' })
  expect(await decide(twin, admin.mail, 'confirmed')).toMatchObject({ code: 'review.own' })
  expect(await admin.call(signReview, { merchant, id })).toMatchObject({
    code: 'review.undecided',
    details: { count: items.length },
  })
  expect(await decide(admin, support.mail, 'removed')).toMatchObject({ ok: true })
  expect(await support.call(listRoles, { merchant })).toMatchObject({ code: 'permission.denied' })
  expect(await decide(admin, support.mail, 'confirmed')).toMatchObject({ code: 'ILLEGAL_STATE' })
  for (const item of items) {
    const reviewer = [admin.mail, twin.mail].includes(item.mail) ? second : admin
    await decide(reviewer, item.mail, item.mail === support.mail ? 'removed' : 'confirmed')
  }

  const signed = await admin.call(signReview, { merchant, id })
  if (!signed.ok) throw new Error(signed.code)
  expect(signed.value).toMatchObject({ signedBy: admin.mail, signature: expect.stringMatching(/^[0-9a-f]{64}$/) })
  const [entry] = await entriesAbout(gateway, `review:${quarter}`)
  expect(entry).toMatchObject({ action: 'staff.review.sign', after: { signature: signed.value.signature } })
  expect(await decide(admin, second.mail, 'removed')).toMatchObject({ code: 'review.signed' })
  expect(await admin.call(signReview, { merchant, id })).toMatchObject({ code: 'review.signed' })
  expect(await admin.call(listReviews, { merchant })).toMatchObject({ value: { reviews: [{ id, quarter }] } })
})

test('a review has all roles of 6,000 accounts, is paged, and is signed only when all are decided', async () => {
  const { db } = gateway.ports
  const admin = await withRole('merchant-admin')
  await db.deleteFrom('access_review_item').execute()
  await db.deleteFrom('access_review').execute()
  await sql`
    with added as (
      insert into staff_account (mail, display_name, person, merchant_code, created_at)
      select 'many' || n || '@staff.example', 'Many', 'many' || n || '@staff.example', ${merchant}, now()
      from generate_series(1, 6000) n returning id)
    insert into staff_grant (staff_id, role_id, granted_at, granted_by)
    select added.id, role.id, now(), 'test' from added, staff_role role
    where role.merchant_code = ${merchant} and role.code = 'support'`.execute(db)
  const opened = await admin.call(openReview, { merchant })
  if (!opened.ok) throw new Error(opened.code)
  const { id, items: count } = opened.value
  expect(count).toBeGreaterThan(6_000)
  const items = await itemsOf(admin, id, 100)
  expect(new Set(items.map(({ id: item }) => item)).size).toBe(count)
  await sql`update access_review_item set decision = 'confirmed' where id <> ${items.at(-1)?.id}`.execute(db)
  expect(await itemsOf(admin, id, 100, 'open')).toHaveLength(1)
  expect(await admin.call(signReview, { merchant, id })).toMatchObject({
    code: 'review.undecided',
    details: { count: 1 },
  })
  await sql`update access_review_item set decision = 'confirmed'`.execute(db)
  expect(await admin.call(signReview, { merchant, id })).toMatchObject({ value: { items: count, open: 0 } })
  await sql`delete from staff_grant where staff_id in (select id from staff_account where display_name = 'Many')`.execute(
    db,
  )
})

test('the list of unused rights has every account, page by page', async () => {
  const auditor = await withRole('auditor')
  for (let index = 0; index < 22; index += 1) await withRole('trader')
  const mails = new Set<string>()
  let pages = 0
  for (let after: string | undefined; ; pages += 1) {
    const answer = await auditor.call(listUnusedRights, { merchant, days: 30, after })
    if (!answer.ok) throw new Error(answer.code)
    for (const { mail } of answer.value.rights) mails.add(mail)
    if (answer.value.next === null) break
    after = answer.value.next
  }
  expect(pages).toBeGreaterThan(0)
  expect(mails.size).toBeGreaterThan(22)
  expect(await auditor.call(listUnusedRights, { merchant, days: 30, mail: auditor.mail.toUpperCase() })).toMatchObject({
    value: { next: null, rights: expect.arrayContaining([expect.objectContaining({ mail: auditor.mail })]) },
  })
})

test('a review of another merchant is not found', async () => {
  const admin = await withRole('merchant-admin')
  const opened = await admin.call(openReview, { merchant })
  const stranger = await newStaff(gateway, { roles: [['merchant-admin', 'aurora']], merchantCode: 'aurora' })
  const id = opened.ok ? opened.value.id : ''
  expect(await stranger.call(signReview, { merchant: 'aurora', id })).toMatchObject({ status: 404 })
})

test('a used right is not reported as unused until the given number of days has passed', async () => {
  const auditor = await withRole('auditor')
  const unused = async (days: number) => {
    const answer = await auditor.call(listUnusedRights, { merchant, days, account: String(auditor.id) })
    return answer.ok ? answer.value.rights.map(({ permission }) => permission) : [answer.code]
  }
  expect(await unused(30)).toContain('audit.entry.read')
  await auditor.call(listAudit, { merchant })
  const after = await unused(30)
  expect(after).not.toContain('audit.entry.read')
  expect(after).toContain('cashier.deposit.read')
})

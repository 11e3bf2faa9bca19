import { listAudit } from '@ante/contract/staff/audit.ts'
import { decideReviewItem, listReviews, openReview, signReview } from '@ante/contract/staff/reviews.ts'
import { listRoles, listUnusedRights } from '@ante/contract/staff/roles.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { entriesAbout, newStaff } from '../test/staff-members.ts'
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
  const { id, items, quarter } = opened.value
  expect(items.map(({ mail }) => mail)).toEqual(expect.arrayContaining([admin.mail, second.mail, support.mail]))
  expect(await second.call(openReview, { merchant })).toMatchObject({ value: { id, items: { length: items.length } } })

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

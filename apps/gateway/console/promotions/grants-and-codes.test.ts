import { randomUUID } from 'node:crypto'

import {
  approveApplication,
  listApplications,
  rejectApplication,
  showApplication,
  showApplicationPictures,
} from '@ante/contract/console/promotion-applications.ts'
import { createPromotionCodes, listPromotionCodes } from '@ante/contract/console/promotion-codes.ts'
import { grantRewards } from '@ante/contract/console/promotion-grants.ts'
import { applyForPromotion, usePromoCode } from '@ante/contract/promotions/promotions.ts'
import { TIME_OUTS } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import { approveChange, listChanges } from '@ante/contract/staff/changes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { closeAllPromotions } from '../../promotions/test/close-all-promotions.ts'
import { promotionOf, rewardsOf } from '../../promotions/test/promotion-fixtures.ts'
import { excludeMember } from '../../responsible-gaming/test/fixtures.ts'
import { entriesAbout, newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

let gateway: TestGateway
let admin: StaffMember
let colleague: StaffMember
let support: StaffMember
const merchant = 'aurora'
const staffAs = (role: string) => newStaff(gateway, { roles: [[role, merchant]], merchantCode: merchant })
beforeAll(async () => {
  gateway = await startGateway()
  await closeAllPromotions(gateway)
  admin = await staffAs('merchant-admin')
  colleague = await staffAs('merchant-admin')
  support = await staffAs('support')
})
afterAll(() => gateway.stop())

const reason = 'for a test'

async function approved(id: string | null, by = colleague) {
  const waiting = await by.call(listChanges, { merchant, state: 'waiting' })
  const change = waiting.ok ? waiting.value.changes.find((one) => one.id === id) : undefined
  if (!change) throw new Error(`no change ${id}`)
  return by.call(approveChange, { merchant, id: change.id, binding: change.binding })
}

const accountOf = async ({ memberId }: SignedInMember) => {
  const query = gateway.ports.db.selectFrom('member').select('account').where('id', '=', memberId)
  return (await query.executeTakeFirstOrThrow()).account
}

async function applied(promotionId: string, comment = 'My story'): Promise<{ member: SignedInMember; id: string }> {
  const member = await signedIn(gateway)
  const input = { promotionId, version: '1', comment, pictureIds: [] }
  const answer = await gateway.call(applyForPromotion, input, {
    token: member.token,
    headers: { 'Idempotency-Key': randomUUID() },
  })
  if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer)}`)
  const { id } = await gateway.ports.db
    .selectFrom('promotion_entry')
    .select('id')
    .where('member_id', '=', member.memberId)
    .executeTakeFirstOrThrow()
  return { member, id: String(id) }
}

async function shown(id: string) {
  const answer = await admin.call(showApplication, { merchant, id })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

test('an application is approved within the own limit, once, and the player can claim the amount', async () => {
  const promotion = await promotionOf(gateway, 'MANUAL', { cap: '1000' })
  const { member, id } = await applied(promotion)
  const { version } = await shown(id)
  const queue = await admin.call(listApplications, { merchant, promotion })
  expect(queue).toMatchObject({ value: { applications: [{ id, promotion, comment: 'My story' }], next: null } })
  const answers = await Promise.all(
    [admin, colleague].map((person) =>
      person.call(approveApplication, { merchant, id, version, amount: '100', reason }),
    ),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect((await rewardsOf(gateway, member)).rewards.map(({ amount }) => amount)).toEqual(['100.00'])
  expect(await shown(id)).toMatchObject({ state: 'issued', history: { approvedBefore: 1 } })
  expect(await admin.call(approveApplication, { merchant, id, version, amount: '100', reason })).toMatchObject({
    code: 'application.changed',
  })
  const done = (await entriesAbout(gateway, `application:${id}`)).filter(({ result }) => result === 'done')
  expect(done.map(({ action }) => action)).toEqual(['promotions.application.approve'])
})

test('above the own limit, and for support always, another person approves', async () => {
  const promotion = await promotionOf(gateway, 'MANUAL', { cap: '1000' })
  const { member, id } = await applied(promotion)
  const { version } = await shown(id)
  const asked = await admin.call(approveApplication, { merchant, id, version, amount: '600', reason })
  expect(asked).toMatchObject({ ok: true, value: { outcome: 'waiting' } })
  expect(await shown(id)).toMatchObject({ isProposed: true, state: 'applying' })
  expect(await support.call(approveApplication, { merchant, id, version, amount: '5', reason })).toMatchObject({
    code: 'application.proposed',
  })
  expect(await admin.call(rejectApplication, { merchant, id, version, text: 'Not now' })).toMatchObject({
    code: 'application.proposed',
  })
  expect(await approved(asked.ok ? asked.value.id : null)).toMatchObject({ ok: true, value: { state: 'applied' } })
  expect((await rewardsOf(gateway, member)).rewards.map(({ amount }) => amount)).toEqual(['600.00'])
})

test.each([
  ['above the maximum', '2000', 'application.above_cap'],
  ['zero', '0', 'amount.not_payable'],
  ['with too many decimals', '1.001', 'amount.not_payable'],
])('an amount that is %s is refused, and the application stays', async (_what, amount, code) => {
  const promotion = await promotionOf(gateway, 'MANUAL', { cap: '1000' })
  const { id } = await applied(promotion)
  const { version } = await shown(id)
  expect(await admin.call(approveApplication, { merchant, id, version, amount, reason })).toMatchObject({
    code: 'change.invalid',
    details: { problem: { code } },
  })
  expect(await shown(id)).toMatchObject({ state: 'applying' })
})

test('an exhausted budget and an excluded player are refused with what to do', async () => {
  const poor = await promotionOf(gateway, 'MANUAL', {}, { budget: 10_000n })
  const first = await applied(poor)
  expect(
    await admin.call(approveApplication, {
      merchant,
      id: first.id,
      version: (await shown(first.id)).version,
      amount: '5',
      reason,
    }),
  ).toMatchObject({ details: { problem: { code: 'promotion.exhausted' } } })
  const promotion = await promotionOf(gateway, 'MANUAL', {})
  const { member, id } = await applied(promotion)
  await excludeMember(gateway, member, TIME_OUTS[0])
  const { version } = await shown(id)
  expect(await admin.call(approveApplication, { merchant, id, version, amount: '5', reason })).toMatchObject({
    details: { problem: { code: 'member.excluded' } },
  })
})

test('a rejection has a text for the player, and is made once', async () => {
  const promotion = await promotionOf(gateway, 'MANUAL', {})
  const { id } = await applied(promotion, 'Look')
  const { version } = await shown(id)
  expect(await admin.call(rejectApplication, { merchant, id, version, text: ' ' })).toMatchObject({
    code: 'request.invalid',
  })
  const answers = await Promise.all(
    [admin, support].map((person) =>
      person.call(rejectApplication, { merchant, id, version, text: 'No round number' }),
    ),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await shown(id)).toMatchObject({ state: 'rejected', rejection: 'No round number' })
  const rejected = await admin.call(listApplications, { merchant, state: 'rejected', promotion })
  expect(rejected).toMatchObject({ value: { applications: [{ id }] } })
  expect(await admin.call(showApplicationPictures, { merchant, id })).toMatchObject({ value: { pictures: [] } })
  const lotus = await newStaff(gateway, { roles: [['merchant-admin', 'lotus']], merchantCode: 'lotus' })
  expect(await lotus.call(showApplication, { merchant: 'lotus', id })).toMatchObject({ code: 'application.not.found' })
})

test('codes are created by two persons, named or random, and then used by players', async () => {
  const promotion = await promotionOf(gateway, 'PROMOCODE', { amount: '5' })
  const limits = { quota: 1, amount: '7', until: null, reason }
  const key = randomUUID()
  const input = { merchant, code: promotion, codes: ['SUMMER-26'], ...limits, key }
  const asked = await admin.call(createPromotionCodes, input)
  expect(asked).toMatchObject({ ok: true, value: { outcome: 'waiting' } })
  expect(await admin.call(createPromotionCodes, input)).toEqual(asked)
  expect(await admin.call(listPromotionCodes, { merchant, code: promotion })).toMatchObject({ value: { total: 0 } })
  expect(await approved(asked.ok ? asked.value.id : null)).toMatchObject({ value: { state: 'applied' } })
  const member = await signedIn(gateway)
  const used = await gateway.call(usePromoCode, { code: 'summer-26' }, { token: member.token })
  expect(used).toMatchObject({ ok: true })
  expect((await rewardsOf(gateway, member)).rewards.map(({ amount }) => amount)).toEqual(['7.00'])
  const random = await admin.call(createPromotionCodes, {
    merchant,
    code: promotion,
    codes: 60,
    ...limits,
    key: randomUUID(),
  })
  await approved(random.ok ? random.value.id : null)
  const page = await admin.call(listPromotionCodes, { merchant, code: promotion })
  expect(page).toMatchObject({ value: { total: 61, next: expect.any(String) } })
  const other = await promotionOf(gateway, 'PROMOCODE', { amount: '5' })
  expect(await admin.call(createPromotionCodes, { ...input, code: other, key: randomUUID() })).toMatchObject({
    details: { problem: { code: 'promotion.code_taken' } },
  })
  const noCodes = await promotionOf(gateway, 'SIGNUP', { amount: '5' })
  expect(
    await admin.call(createPromotionCodes, { ...input, code: noCodes, codes: ['OTHER'], key: randomUUID() }),
  ).toMatchObject({ details: { problem: { code: 'promotion.without_codes' } } })
})

const list = (csv: string, key: string = randomUUID()) => ({
  merchant,
  csv,
  title: 'Sorry for the outage',
  multiple: 1,
  days: 7,
  key,
  reason,
})

test('a list of grants is granted within the own limit, once per key', async () => {
  const [one, two] = [await signedIn(gateway), await signedIn(gateway)]
  const csv = `account,amount\r\n${await accountOf(one)},10\r\n${await accountOf(two)},20.50\r\n`
  const input = list(csv)
  const [granted, repeated] = await Promise.all([admin.call(grantRewards, input), admin.call(grantRewards, input)])
  expect(granted).toMatchObject({ ok: true, value: { outcome: 'applied', count: 2, amount: '30.50' } })
  expect(repeated).toMatchObject({ ok: true })
  expect((await rewardsOf(gateway, one)).rewards.map(({ amount }) => amount)).toEqual(['10.00'])
  expect((await rewardsOf(gateway, two)).rewards.map(({ amount }) => amount)).toEqual(['20.50'])
})

test('above the limit for the sum, a list awaits another person, and nothing is granted before', async () => {
  const members = [await signedIn(gateway), await signedIn(gateway)]
  const rows = await Promise.all(members.map(async (member) => `${await accountOf(member)},300`))
  const asked = await admin.call(grantRewards, list(['account,amount', ...rows].join('\n')))
  expect(asked).toMatchObject({ ok: true, value: { outcome: 'waiting', amount: '600.00' } })
  expect((await rewardsOf(gateway, members[0] ?? (await signedIn(gateway)))).rewards).toEqual([])
  expect(await approved(asked.ok ? asked.value.id : null)).toMatchObject({ value: { state: 'applied' } })
  for (const member of members)
    expect((await rewardsOf(gateway, member)).rewards.map(({ amount }) => amount)).toEqual(['300.00'])
})

test('every row that is not valid is named with its line, and nothing is granted', async () => {
  const [good, away] = [await signedIn(gateway), await signedIn(gateway)]
  await excludeMember(gateway, away, TIME_OUTS[0])
  const account = await accountOf(good)
  const csv = [
    'Account, Amount',
    `${account},10`,
    `${account},10`,
    'nobody_here,10',
    'not an account,10',
    `${await accountOf(await signedIn(gateway))},ten`,
    `${await accountOf(await signedIn(gateway))},0`,
    `${await accountOf(away)},5`,
  ].join('\n')
  expect(await admin.call(grantRewards, list(csv))).toMatchObject({
    code: 'grants.invalid',
    details: {
      total: 6,
      problems: [
        { line: 3, account, problem: 'repeated' },
        { line: 4, problem: 'unknown_account' },
        { line: 5, problem: 'account' },
        { line: 6, problem: 'amount' },
        { line: 7, problem: 'amount' },
        { line: 8, problem: 'excluded' },
      ],
    },
  })
  expect((await rewardsOf(gateway, good)).rewards).toEqual([])
  for (const wrong of ['name,sum\na,1', 'account,amount', '"', `account,amount\n${'a,1\n'.repeat(1_001)}`])
    expect(await admin.call(grantRewards, list(wrong))).toMatchObject({ code: 'grants.invalid' })
})

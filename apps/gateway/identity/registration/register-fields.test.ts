import { checkAffiliate } from '@ante/contract/identity/affiliate.ts'
import { register } from '@ante/contract/identity/register.ts'
import { login } from '@ante/contract/identity/session.ts'
import { dayOf } from '@ante/contract/kit/days.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { disableMember } from '../disable-member.ts'
import { newAccount, newMember, PASSWORD, registration } from '../test/people.ts'
import { newMobile } from '../test/phones.ts'
import { optional, requireAtAurora, demanded } from '../test/rules.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  const fields = [
    'paymentPassword',
    'nickname',
    'payeeName',
    'mobileNum',
    'idNumber',
    'line',
    'recommenderId',
    'birthday',
  ]
  await requireAtAurora(gateway, Object.fromEntries(fields.map((field) => [field, optional()])))
})
afterAll(() => gateway.stop())

type Form = InputOf<typeof register>
const registerWith = (more: Partial<Form>) => gateway.call(register, { ...registration(newAccount()), ...more })
const profileOf = (account: string) =>
  gateway.ports.db
    .selectFrom('member_profile')
    .innerJoin('member', 'member.id', 'member_profile.member_id')
    .selectAll('member_profile')
    .select('member.upline_id')
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
const idOf = async (account: string) => {
  const { db } = gateway.ports
  const row = await db
    .selectFrom('member')
    .select('id')
    .where('merchant_code', '=', 'aurora')
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
  return row.id
}

test('requested fields of a new member are stored, and no others', async () => {
  const mobileNum = newMobile()
  const answer = await registerWith({
    nickname: ' Lucky Lea ',
    payeeName: 'Lea Santos',
    email: 'Lea@Player.example',
    mobileNum: `0${mobileNum}`,
    line: 'lea-line',
    zalo: 'nobody asked',
    paymentPassword: '274951',
  })

  if (!answer.ok) throw new Error(answer.code)
  const profile = await profileOf(answer.value.userName)
  expect(profile).toMatchObject({
    nickname: 'Lucky Lea',
    payee_name: 'Lea Santos',
    email: 'Lea@Player.example',
    mobile: `+63${mobileNum}`,
    line: 'lea-line',
    zalo: null,
  })
  expect(profile.payment_password_hash).toMatch(/^\$argon2id\$/)
})

test('an unverified number cannot be used to sign in, and does not block the number for others', async () => {
  const mobileNum = newMobile()
  const answers = [await registerWith({ mobileNum }), await registerWith({ mobileNum })]
  expect(answers).toMatchObject([{ ok: true }, { ok: true }])

  const entered = await gateway.call(login, { type: 'username', username: mobileNum, password: PASSWORD })
  expect(entered).toMatchObject({ code: 'login.credentials.incorrect' })
})

// rules: registration-1, errors-2
test.each<[Partial<Form>, string, object]>([
  [{ nickname: 'x'.repeat(21) }, 'field.invalid', { field: 'nickname' }],
  [{ email: 'lea@player' }, 'field.invalid', { field: 'email' }],
  [{ paymentPassword: '12345' }, 'field.invalid', { field: 'paymentPassword' }],
  [{ paymentPassword: '123456' }, 'payment.password.easy', {}],
  [{ paymentPassword: '111111' }, 'payment.password.easy', {}],
  [{ mobileNum: '12345678' }, 'mobileNum.invalid', { minimumDigits: 10 }],
  [{ recommenderId: 'nobodyhere' }, 'recommender.unknown', {}],
  [{ affiliateCode: 'NO-SUCH-CODE' }, 'affiliate.invalid', {}],
])('a form with %j is refused with %s', async (more, code, details) => {
  expect(await registerWith(more)).toEqual({ ok: false, status: 400, code, details })
})

test('a field that the merchant requires must be present', async () => {
  await requireAtAurora(gateway, { payeeName: demanded() })
  expect(await registerWith({})).toMatchObject({ code: 'field.required', details: { field: 'payeeName' } })
  await requireAtAurora(gateway, { payeeName: optional() })
  await expect.poll(async () => (await registerWith({})).ok).toBe(true)
})

test('an identity number registers once, in any notation', async () => {
  const digits = newMobile()
  expect(await registerWith({ idNumber: `AB-${digits}` })).toMatchObject({ ok: true })

  expect(await registerWith({ idNumber: `ab${digits}` })).toMatchObject({ code: 'idNumber.exists' })
})

test('of many simultaneous registrations with one identity number, one succeeds and the others leave nothing behind', async () => {
  const idNumber = `CD${newMobile()}`
  const accounts = Array.from({ length: 6 }, () => newAccount())

  const answers = await Promise.all(accounts.map((username) => registerWith({ username, idNumber })))

  expect(answers.map((answer) => (answer.ok ? 'made' : answer.code)).toSorted()).toEqual([
    ...Array<string>(5).fill('idNumber.exists'),
    'made',
  ])
  const left = await gateway.ports.db.selectFrom('member').select('id').where('account', 'in', accounts).execute()
  expect(left).toHaveLength(1)
})

// rules: calls-9
test('a member registered by an agent’s link is below the agent', async () => {
  const answer = await registerWith({ affiliateCode: 'agent01' })

  if (!answer.ok) throw new Error(answer.code)
  expect(await profileOf(answer.value.userName)).toMatchObject({
    affiliate_code: 'AGENT01',
    upline_id: await idOf('agent01'),
  })
})

test('a recommendation is stored', async () => {
  const { userName } = await newMember(gateway)
  const answer = await registerWith({ recommenderId: userName.toUpperCase() })

  if (!answer.ok) throw new Error(answer.code)
  expect(await profileOf(answer.value.userName)).toMatchObject({ recommender_id: await idOf(userName) })
})

const check = (code: string, domain?: string) =>
  gateway.call(checkAffiliate, { code, ...(domain !== undefined && { domain }) })

// rules: registration-7, calls-9
test('a registration page can check whether its link is an agent’s', async () => {
  expect(await check('agent01')).toEqual({ ok: true, value: { code: 'AGENT01' } })
  expect(await check('AGENT77')).toMatchObject({ status: 400, code: 'affiliate.invalid' })
  expect(await check('x')).toMatchObject({ code: 'request.invalid' })
})

test('a link may be restricted to one domain, and is invalid when it or its agent is closed', async () => {
  const { db, clock } = gateway.ports
  const link = (code: string, memberId: bigint, more: object = {}) =>
    db
      .insertInto('affiliate_link')
      .values({ merchant_code: 'aurora', code, member_id: memberId, made_at: clock.now(), ...more })
      .execute()
  await link('PLACED', await idOf('agent01'), { domain: 'promo.example' })
  await link('CLOSED', await idOf('agent01'), { closed_at: clock.now() })
  await link('PLAYER', await idOf('player01'))
  const { userName } = await newMember(gateway)
  await db.updateTable('member').set({ type: 1 }).where('account', '=', userName).execute()
  await link('GONE', await idOf(userName))
  expect(await check('gone')).toMatchObject({ ok: true })
  await disableMember(db, await idOf(userName))

  expect(await check('placed', 'Promo.example')).toMatchObject({ ok: true })
  for (const answer of [
    check('placed'),
    check('placed', 'else.example'),
    check('closed'),
    check('player'),
    check('gone'),
  ]) {
    expect(await answer).toMatchObject({ code: 'affiliate.invalid' })
  }
})

/** Returns the day this many years before today by Aurora's calendar, or some days later. */
function yearsAgo(years: number, daysLater = 0): string {
  const today = new Date(Date.parse(dayOf('Asia/Manila', gateway.ports.clock.now().getTime())) + daysLater * 86_400_000)
  today.setUTCFullYear(today.getUTCFullYear() - years)
  return today.toISOString().slice(0, 10)
}

test.each([
  ['is of age today', () => yearsAgo(21), 'made'],
  ['is of age tomorrow', () => yearsAgo(21, 1), 'birthday.underage'],
  ['is not born yet', () => yearsAgo(-1), 'birthday.underage'],
  ['enters a day that does not exist', () => '2001-02-29', 'field.invalid'],
  ['enters none', () => '', 'made'],
])('a person who %s is %s', async (_who, birthday, outcome) => {
  const answer = await registerWith({ birthday: birthday() })
  expect(answer.ok ? 'made' : answer.code).toBe(outcome)
  if (!answer.ok) return
  const stored = await profileOf(answer.value.userName)
  expect(stored.birthday?.toISOString().slice(0, 10) ?? '').toBe(birthday())
})

test('an age refusal contains the age that the licence requires', async () => {
  const answer = await registerWith({ birthday: yearsAgo(20) })
  expect(answer).toMatchObject({ ok: false, details: { minimumAge: 21 } })
})

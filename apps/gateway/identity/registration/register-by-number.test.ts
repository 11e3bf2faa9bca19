import { randomUUID } from 'node:crypto'

import { register } from '@ante/contract/identity/register.ts'
import { getSecondFactor } from '@ante/contract/identity/second-factor.ts'
import { login } from '@ante/contract/identity/session.ts'
import { header } from '@ante/contract/kit/headers.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { beforeEach, expect, test } from 'vitest'

import { gatewayAndSandbox } from '../../test/gateway-and-sandbox.ts'
import { sendLoginCodeWithWork, sendRegisterCodeWithWork } from '../test/request-code.ts'
import { newAccount, PASSWORD, registration } from '../test/people.ts'
import { codeIn, lastSms, memberWithMobile, newMobile, wrongCode } from '../test/phones.ts'
import { optional, requireAtAurora } from '../test/rules.ts'

const site = gatewayAndSandbox()
beforeEach(async () => {
  await site.gateway.ports.db.deleteFrom('login_failure').execute()
})

async function codeFor(mobileNo: string): Promise<string> {
  const answer = await sendRegisterCodeWithWork(site.gateway, { mobileNo, countryDialingCode: '63' })
  if (!answer.ok) throw new Error(answer.code)
  return codeIn(await lastSms(site.sandbox, mobileNo))
}

const form = (mobileNum: string, verificationCode: string, more: object = {}): InputOf<typeof register> => ({
  type: 0,
  mobileNum,
  countryDialingCode: '63',
  verificationCode,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  registerUrl: 'localhost',
  registerMethod: 'PWA',
  ...more,
})
const send = (input: InputOf<typeof register>, key: string = randomUUID()) =>
  site.gateway.call(register, input, { headers: { [header.idempotencyKey]: key } })

test('registering by number generates an unrelated name, and the member signs in by number', async () => {
  const mobileNum = newMobile()
  const answer = await send(form(`0${mobileNum}`, await codeFor(mobileNum)))

  if (!answer.ok) throw new Error(answer.code)
  expect(answer.value.userName).toMatch(/^m\d{9}$/)
  expect(answer.value.userName).not.toContain(mobileNum.slice(-4))
  const back = await site.gateway.call(login, { type: 'username', username: mobileNum, password: PASSWORD })
  expect(back).toMatchObject({ ok: true, value: { userName: answer.value.userName } })
})

test('without its code, or with a wrong one, a number registers no member', async () => {
  const mobileNum = newMobile()
  const code = await codeFor(mobileNum)
  const refused = { ok: false, status: 400, code: 'verification.code.incorrect' }

  expect(await send(form(mobileNum, wrongCode(code)))).toMatchObject(refused)
  expect(await send({ ...form(mobileNum, code), verificationCode: undefined })).toMatchObject(refused)
  expect(await send({ ...form(mobileNum, code), mobileNum: undefined })).toMatchObject({
    code: 'field.required',
    details: { field: 'mobileNum' },
  })
  expect(await send(form('12', code))).toMatchObject({ code: 'mobileNum.invalid' })
  expect(await send(form(mobileNum, code))).toMatchObject({ ok: true })
})

test('a refusal for another reason does not invalidate the code', async () => {
  const mobileNum = newMobile()
  const code = await codeFor(mobileNum)
  expect(await send(form(mobileNum, code, { password: 'x', confirmPassword: 'x' }))).toMatchObject({
    code: 'password.invalid',
  })

  expect(await send(form(mobileNum, code))).toMatchObject({ ok: true })
})

// rules: calls-7
test('a sign-in code cannot register, and a registration code cannot sign in', async () => {
  const { mobileNum } = await memberWithMobile(site.gateway)
  const stranger = newMobile()
  await sendLoginCodeWithWork(site.gateway, { mobileNum })
  const code = codeIn(await lastSms(site.sandbox, mobileNum))
  expect(await send(form(mobileNum, code))).toMatchObject({ code: 'verification.code.incorrect' })

  const other = await codeFor(stranger)
  const entered = await site.gateway.call(login, { type: 'sms', username: stranger, password: other })
  expect(entered).toMatchObject({ code: 'verification.code.incorrect' })
})

test('of many simultaneous registrations with one number and code, one member is created', async () => {
  const mobileNum = newMobile()
  const code = await codeFor(mobileNum)

  const answers = await Promise.all(Array.from({ length: 5 }, () => send(form(mobileNum, code))))

  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const holders = await site.gateway.ports.db
    .selectFrom('member_profile')
    .select('member_id')
    .where('mobile', '=', `+63${mobileNum}`)
    .execute()
  expect(holders).toHaveLength(1)
})

test('a repeat with its key signs the same member in; another number with that key is refused', async () => {
  const mobileNum = newMobile()
  const key = randomUUID()
  const input = form(mobileNum, await codeFor(mobileNum))
  const first = await send(input, key)
  const again = await send(input, key)

  expect(first.ok && again.ok && first.value.userName === again.value.userName).toBe(true)
  expect(await send({ ...input, mobileNum: newMobile() }, key)).toMatchObject({ code: 'idempotency_key.conflict' })
})

test('a merchant may require no password for registration by number: the member signs in by codes', async () => {
  await requireAtAurora(site.gateway, { mobilePassword: { ...optional(), enabled: false } })
  const mobileNum = newMobile()
  const { password: _, confirmPassword: __, ...bare } = form(mobileNum, await codeFor(mobileNum))
  const key = randomUUID()
  const answer = await send(bare, key)
  expect(answer).toMatchObject({ ok: true })
  expect(await send(bare, key)).toMatchObject({ ok: true })
  const guards = await site.gateway.call(getSecondFactor, {}, { token: answer.ok ? answer.value.token : '' })
  expect(guards).toMatchObject({ ok: true, value: { hasPassword: false } })

  site.gateway.ports.clock.offsetMs = 61_000
  await sendLoginCodeWithWork(site.gateway, { mobileNum })
  const code = codeIn(await lastSms(site.sandbox, mobileNum, 2))
  expect(await site.gateway.call(login, { type: 'sms', username: mobileNum, password: code })).toMatchObject({
    ok: true,
  })
  await requireAtAurora(site.gateway, { mobilePassword: optional() })
})

test('a merchant may require a verified number besides the name', async () => {
  await requireAtAurora(site.gateway, { mobileNum: optional(), mobileVerification: optional() })
  const mobileNum = newMobile()
  const named = { ...registration(newAccount()), mobileNum }
  expect(await send(named)).toMatchObject({ code: 'verification.code.incorrect' })

  const answer = await send({ ...named, verificationCode: await codeFor(mobileNum) })
  if (!answer.ok) throw new Error(answer.code)
  const back = await site.gateway.call(login, { type: 'username', username: mobileNum, password: PASSWORD })
  expect(back).toMatchObject({ ok: true, value: { userName: named.username } })
})

test('where registration by number is disabled, a form without name is refused', async () => {
  const answer = await site.gateway.call(register, form('812345678', '123456'), { host: 'lotus.localhost' })

  expect(answer).toMatchObject({ status: 403, code: 'function.not.available' })
})

import { login } from '@ante/contract/identity/session.ts'
import { getMemberInfo } from '@ante/contract/member/info.ts'
import { beforeEach, expect, test } from 'vitest'

import { gatewayAndSandbox } from '../../test/gateway-and-sandbox.ts'
import { disableMember } from '../disable-member.ts'
import { sendLoginCodeWithWork } from '../test/request-code.ts'
import { PASSWORD } from '../test/people.ts'
import { codeIn, lastSms, memberWithMobile, newMobile, wrongCode } from '../test/phones.ts'

const site = gatewayAndSandbox()
beforeEach(async () => {
  await site.gateway.ports.db.deleteFrom('login_failure').execute()
})

const enter = (username: string, password: string, more: { countryDialingCode?: string } = {}) =>
  site.gateway.call(login, { type: 'sms', username, password, ...more })

/** Returns the code that the phone with this number receives. */
async function codeFor(mobileNum: string): Promise<string> {
  const answer = await sendLoginCodeWithWork(site.gateway, { mobileNum })
  if (!answer.ok) throw new Error(answer.code)
  return codeIn(await lastSms(site.sandbox, mobileNum))
}

test('the code from the phone signs the member in, and is then invalid', async () => {
  const { mobileNum, userName } = await memberWithMobile(site.gateway)
  const code = await codeFor(mobileNum)

  const answer = await enter(`0${mobileNum}`, code, { countryDialingCode: '63' })

  expect(answer).toMatchObject({ ok: true, value: { userName, merchantCode: 'aurora', firstTimeLogin: false } })
  const token = answer.ok ? answer.value.token : ''
  expect(await site.gateway.call(getMemberInfo, {}, { token })).toMatchObject({
    ok: true,
    value: { account: userName },
  })
  expect(await enter(mobileNum, code)).toMatchObject({ status: 400, code: 'verification.code.incorrect' })
})

test('wrong digits and an unknown number get the same refusal', async () => {
  const { mobileNum } = await memberWithMobile(site.gateway)
  const stranger = newMobile()
  const code = await codeFor(mobileNum)
  await sendLoginCodeWithWork(site.gateway, { mobileNum: stranger })

  const refusal = { ok: false, status: 400, code: 'verification.code.incorrect', details: {} }
  expect(await enter(mobileNum, wrongCode(code))).toEqual(refusal)
  expect(await enter(stranger, '123456')).toEqual(refusal)
  expect(await enter(newMobile(), '123456')).toEqual(refusal)
  expect(await enter(mobileNum, code)).toMatchObject({ ok: true })
})

test('an unverified number cannot be used to sign in', async () => {
  const { mobileNum, id } = await memberWithMobile(site.gateway)
  const code = await codeFor(mobileNum)
  await site.gateway.ports.db
    .updateTable('member_profile')
    .set({ mobile_verified_at: null })
    .where('member_id', '=', id)
    .execute()

  expect(await enter(mobileNum, code)).toMatchObject({ code: 'verification.code.incorrect' })
})

test('after five minutes the code is invalid', async () => {
  const { mobileNum } = await memberWithMobile(site.gateway)
  const code = await codeFor(mobileNum)
  site.gateway.ports.clock.offsetMs = 301_000

  expect(await enter(mobileNum, code)).toMatchObject({ code: 'verification.code.incorrect' })
})

// rules: errors-16
test('an invalid number is refused with the minimum number of digits', async () => {
  expect(await enter('12345', '123456')).toMatchObject({
    code: 'mobileNum.invalid',
    details: { minimumDigits: 10 },
  })
})

// rules: errors-17
test('a disabled account is reported to the holder of its phone', async () => {
  const { mobileNum, id } = await memberWithMobile(site.gateway)
  const code = await codeFor(mobileNum)
  await disableMember(site.gateway.ports.db, id)

  expect(await enter(mobileNum, wrongCode(code))).toMatchObject({ code: 'verification.code.incorrect' })
  expect(await enter(mobileNum, code)).toMatchObject({ code: 'account.disabled' })
})

test('of many simultaneous uses of one code, one signs in', async () => {
  const { mobileNum } = await memberWithMobile(site.gateway)
  const code = await codeFor(mobileNum)

  const answers = await Promise.all(Array.from({ length: 5 }, () => enter(mobileNum, code)))

  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

// rules: calls-18
test('a merchant without sign-in by code refuses it', async () => {
  const answer = await site.gateway.call(
    login,
    { type: 'sms', username: '812345678', password: '123456' },
    { host: 'lotus.localhost' },
  )
  expect(answer).toMatchObject({ status: 403, code: 'function.not.available' })
})

test('with a password, the number can replace the name, in any notation', async () => {
  const { mobileNum, userName } = await memberWithMobile(site.gateway)
  for (const username of [mobileNum, `0${mobileNum}`, `+63 ${mobileNum}`]) {
    const answer = await site.gateway.call(login, { type: 'username', username, password: PASSWORD })
    expect([username, answer]).toMatchObject([username, { ok: true, value: { userName } }])
  }
})

test('attempts by number and by name count for the same account', async () => {
  const { mobileNum, userName } = await memberWithMobile(site.gateway)
  await site.gateway.call(login, { type: 'username', username: `0${mobileNum}`, password: 'Secret2027' })
  const counted = await site.gateway.ports.db.selectFrom('login_failure').select(['scope', 'subject_hash']).execute()
  await site.gateway.call(login, { type: 'username', username: userName, password: 'Secret2027' })

  expect(await site.gateway.ports.db.selectFrom('login_failure').select(['scope', 'subject_hash']).execute()).toEqual(
    expect.arrayContaining(counted),
  )
  expect(await site.gateway.ports.db.selectFrom('login_failure').select('scope').execute()).toHaveLength(counted.length)
})

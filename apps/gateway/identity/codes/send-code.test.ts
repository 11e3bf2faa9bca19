import { randomUUID } from 'node:crypto'

import { listCountries } from '@ante/contract/identity/mobile.ts'
import { getRegistrationRules } from '@ante/contract/identity/register.ts'
import { login } from '@ante/contract/identity/session.ts'
import { sendLoginCode } from '@ante/contract/identity/verification.ts'
import { WorkTask } from '@ante/contract/identity/work.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { gatewayAndSandbox } from '../../test/gateway-and-sandbox.ts'
import { sendLoginCodeWithWork, sendRegisterCodeWithWork } from '../test/request-code.ts'
import { cliOf } from '../../operator/test/cli-of.ts'
import { solvedWork } from '../test/solved-work.ts'
import { auroraSwitches } from '../test/rules.ts'
import { PASSWORD } from '../test/people.ts'
import { codeIn, lastSms, memberWithMobile, newMobile } from '../test/phones.ts'

const site = gatewayAndSandbox()
beforeEach(async () => {
  const { db } = site.gateway.ports
  await sql`truncate code_budget, work_task`.execute(db)
  site.gateway.ports.config.codeLimits = { network: 100_000, home: 10_000_000, abroad: 10_000_000 }
})

const requestLoginCode = (
  mobileNum: string,
  more: { countryDialingCode?: string; module?: 'PWRESETSMS3'; loginDeviceId?: string } = {},
) => sendLoginCodeWithWork(site.gateway, { mobileNum, ...more })
const requestRegisterCode = (mobileNo: string) => sendRegisterCodeWithWork(site.gateway, { mobileNo })
const sent = { ok: true, value: { expiredMinutes: 5, resendSeconds: 60 } }

const holderOf = (mobileNum: string) => memberWithMobile(site.gateway, mobileNum)

// rules: calls-6
test('the number’s member gets a code, in the member’s language and readable by browsers', async () => {
  const mobileNum = newMobile()
  await holderOf(mobileNum)

  expect(await sendLoginCodeWithWork(site.gateway, { mobileNum }, { headers: { Language: 'TY' } })).toEqual(sent)

  const text = await lastSms(site.sandbox, mobileNum)
  expect(text).toContain('ang code mo para mag-log in sa Aurora')
  expect(text).toMatch(new RegExp(`\\n\\n@localhost #${codeIn(text)}$`))
})

test('an unknown number gets the same answer and counts the same, and its phone receives advice', async () => {
  const [known, unknown] = [newMobile(), newMobile()]
  await holderOf(known)

  const answers = [await requestLoginCode(known), await requestLoginCode(unknown)]

  expect(answers).toEqual([sent, sent])
  expect(await lastSms(site.sandbox, unknown)).toBe('No Aurora account uses this number. You can register with it.')
  const again = { status: 429, code: 'request.too_many' }
  expect([await requestLoginCode(known), await requestLoginCode(unknown)]).toMatchObject([again, again])
})

// rules: calls-7
test('a registration with an existing number is reported only to the phone', async () => {
  const [known, unknown] = [newMobile(), newMobile()]
  await holderOf(known)

  expect([await requestRegisterCode(known), await requestRegisterCode(unknown)]).toEqual([sent, sent])

  expect(await lastSms(site.sandbox, known)).toContain('This number is already registered at Aurora.')
  expect(await lastSms(site.sandbox, unknown)).toMatch(/^\d{6} is your Aurora registration code\./)
})

test('the message of a password-reset code names its purpose', async () => {
  const mobileNum = newMobile()
  await holderOf(mobileNum)

  expect(await requestLoginCode(mobileNum, { module: 'PWRESETSMS3' })).toEqual(sent)

  expect(await lastSms(site.sandbox, mobileNum)).toMatch(/^\d{6} is your Aurora password reset code\./)
})

// rules: registration-6, phone-password-2
test.each([
  ['12', undefined, 10],
  ['no number', undefined, 10],
  ['81234567', '66', 9],
])('%s (%s) is refused with the minimum number of digits, and nothing is stored', async (mobileNum, code, digits) => {
  const answer = await requestLoginCode(mobileNum, code === undefined ? {} : { countryDialingCode: code })
  expect(answer).toEqual({ ok: false, status: 400, code: 'mobileNum.invalid', details: { minimumDigits: digits } })
})

// rules: calls-6
test('a number gets its next code after a minute, and five a day, in any notation', async () => {
  const mobileNum = newMobile()
  const { clock } = site.gateway.ports
  expect(await requestLoginCode(mobileNum)).toEqual(sent)
  const tooSoon = { code: 'request.too_many', details: { retryAfterSeconds: expect.any(Number) } }
  expect(await requestRegisterCode(`0${mobileNum}`)).toMatchObject(tooSoon)

  for (let count = 2; count <= 5; count++) {
    clock.offsetMs += 61_000
    expect(await requestLoginCode(`+63 ${mobileNum}`)).toEqual(sent)
  }
  clock.offsetMs += 61_000
  const refused = await requestLoginCode(mobileNum)
  expect(refused).toMatchObject(tooSoon)
  // The calls themselves take time: 50 seconds of tolerance.
  expect(refused).toHaveProperty('details.retryAfterSeconds', expect.closeTo(86_400 - 5 * 61, -2))

  clock.offsetMs = 24 * 3_600_000 + 1_000
  expect(await requestLoginCode(mobileNum)).toEqual(sent)
})

// rules: abuse-3
test('a member gets a code on a known browser, even after others have used up the limit', async () => {
  site.gateway.ports.config.codeLimits = { network: 1, home: 1, abroad: 1 }
  const [mobileNum, loginDeviceId] = [newMobile(), randomUUID()]
  const { userName: username } = await holderOf(mobileNum)
  await site.gateway.call(login, { type: 'username', username, password: PASSWORD, loginDeviceId })
  expect(await requestLoginCode(newMobile())).toEqual(sent)
  expect(await requestLoginCode(newMobile())).toMatchObject({ status: 429, code: 'request.too_many' })

  expect(await site.gateway.call(sendLoginCode, { mobileNum, loginDeviceId })).toEqual(sent)
})

test('an unknown browser needs proof of work for each code, bound to its number', async () => {
  const [mobileNum, another] = [newMobile(), newMobile()]
  const answer = await site.gateway.call(sendLoginCode, { mobileNum })
  expect(answer).toMatchObject({ ok: false, status: 400, code: 'code.work.required' })
  if (answer.ok) return
  const work = solvedWork(WorkTask.parse(answer.details))

  const elsewhere = await site.gateway.call(sendLoginCode, { mobileNum: another, work })
  expect(elsewhere).toMatchObject({ code: 'code.work.required' })
  // An attempt with the wrong number has invalidated the work too.
  expect(await site.gateway.call(sendLoginCode, { mobileNum, work })).toMatchObject({ code: 'code.work.required' })
  expect(await requestLoginCode(mobileNum)).toEqual(sent)
})

test.each([
  ['a satellite phone', '+8816 3100 0000'],
  ['an international network', '+882 1650 123456'],
  ['another country', '+66 81 234 5678'],
  ['a country that shares only a numbering plan', '+1 876 210 1234'],
])('a code to %s is refused before any work, with the list of served countries', async (_what, mobileNum) => {
  expect(await site.gateway.call(sendLoginCode, { mobileNum })).toMatchObject({
    status: 400,
    code: expect.stringMatching(/^mobileNum\.(country\.refused|invalid)$/),
  })
  const { rows } = await sql`select 1 from verification_code where mobile not like '+63%'`.execute(
    site.gateway.ports.db,
  )
  expect(rows).toEqual([])
})

test('the operator configures the countries that get codes', async () => {
  const { outputOf } = cliOf(() => site.gateway)
  const abroad = { mobileNum: '812345678', countryDialingCode: '66' }
  const refused = { code: 'mobileNum.country.refused', details: { countries: ['PH'] } }
  expect(await site.gateway.call(sendLoginCode, abroad)).toMatchObject(refused)

  await outputOf('senders', 'update-code-countries', 'aurora', 'PH', 'TH')
  await expect.poll(() => sendLoginCodeWithWork(site.gateway, abroad)).toEqual(sent)

  await outputOf('senders', 'update-code-countries', 'aurora', 'default')
  const another = { ...abroad, mobileNum: '812345679' }
  await expect.poll(() => site.gateway.call(sendLoginCode, another)).toMatchObject(refused)
})

/** Enables or disables registration by mobile number at aurora. */
async function aurorasRegistration(byNumber: boolean): Promise<void> {
  const { db, bus } = site.gateway.ports
  await db
    .updateTable('merchant')
    .set({ registration: sql`jsonb_set(registration, '{mobileSignUp,enabled}', ${JSON.stringify(byNumber)}::jsonb)` })
    .where('code', '=', 'aurora')
    .execute()
  bus.publish('merchant', 'aurora')
  const known = () => site.gateway.call(getRegistrationRules, {})
  await expect.poll(known).toMatchObject({ ok: true, value: { methods: { mobileNum: byNumber } } })
}

test('registration codes are not sent if registration does not need them', async () => {
  const off = { status: 403, code: 'function.not.available' }
  await auroraSwitches(site.gateway, { REG3: false })
  expect(await requestRegisterCode(newMobile())).toMatchObject(off)
  await auroraSwitches(site.gateway, { REG3: true })

  await aurorasRegistration(false)
  expect(await requestRegisterCode(newMobile())).toMatchObject(off)
  await aurorasRegistration(true)
  expect(await requestRegisterCode(newMobile())).toEqual(sent)
})

// rules: abuse-4
test('strangers who use up all codes of a day do not affect the member’s known browser', async () => {
  const mobileNum = newMobile()
  const loginDeviceId = randomUUID()
  const { userName: username } = await holderOf(mobileNum)
  await site.gateway.call(login, { type: 'username', username, password: PASSWORD, loginDeviceId })
  for (let count = 1; count <= 5; count++) {
    expect(await requestLoginCode(mobileNum)).toEqual(sent)
    site.gateway.ports.clock.offsetMs += 61_000
  }
  expect(await requestLoginCode(mobileNum)).toMatchObject({ code: 'request.too_many' })
  expect(await requestLoginCode(mobileNum, { loginDeviceId: randomUUID() })).toMatchObject({ code: 'request.too_many' })

  for (let count = 1; count <= 5; count++) {
    expect(await requestLoginCode(mobileNum, { loginDeviceId })).toEqual(sent)
    site.gateway.ports.clock.offsetMs += 61_000
  }
  const code = codeIn(await lastSms(site.sandbox, mobileNum, 10))
  expect(await site.gateway.call(login, { type: 'sms', username: mobileNum, password: code })).toMatchObject({
    ok: true,
  })
  expect(await requestLoginCode(mobileNum, { loginDeviceId })).toMatchObject({ code: 'request.too_many' })
})

test('of many simultaneous requests for one number, one sends a code', async () => {
  const mobileNum = newMobile()

  const answers = await Promise.all(Array.from({ length: 8 }, () => requestLoginCode(mobileNum)))

  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  await lastSms(site.sandbox, mobileNum, 1)
})

// rules: errors-4
test('while text messages fail, the error is reported, and no attempt is counted', async () => {
  const mobileNum = newMobile()
  await site.sandbox.setOutage('carrier', true)
  site.gateway.ports.clock.offsetMs += 10_000 // the cached answer has expired
  const down = { ok: false, status: 503, code: 'sender.unavailable', details: {} }
  expect([await requestLoginCode(mobileNum), await requestRegisterCode(mobileNum)]).toEqual([down, down])

  await site.sandbox.setOutage('carrier', false)
  site.gateway.ports.clock.offsetMs += 10_000

  expect(await requestLoginCode(mobileNum)).toEqual(sent)
  await lastSms(site.sandbox, mobileNum)
})

test('a merchant without sign-in by phone sends no login code', async () => {
  const answer = await sendLoginCodeWithWork(site.gateway, { mobileNum: newMobile() }, { host: 'lotus.localhost' })

  expect(answer).toMatchObject({ status: 403, code: 'function.not.available' })
})

test('a copy of the database reveals no code', async () => {
  const mobileNum = newMobile()
  await holderOf(mobileNum)
  await requestLoginCode(mobileNum)
  const code = codeIn(await lastSms(site.sandbox, mobileNum))

  const rows = await site.gateway.ports.db
    .selectFrom('verification_code')
    .selectAll()
    .where('mobile', '=', `+63${mobileNum}`)
    .execute()

  expect(rows.map(({ code_sealed: sealed }) => sealed.includes(code))).toEqual([false])
})

test('every country has its dialling code, and the merchant’s home country is known', async () => {
  const answer = await site.gateway.call(listCountries, {})

  if (!answer.ok) throw new Error(answer.code)
  const { countries, here } = answer.value
  expect(here).toBe('PH')
  expect(countries).toContainEqual({ country: 'PH', dialingCode: '63', example: '0905 123 4567', digits: 10 })
  expect(new Set(countries.map(({ country }) => country)).size).toBe(countries.length)
})

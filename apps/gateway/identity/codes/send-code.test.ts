import { randomUUID } from 'node:crypto'

import { listCountries } from '@ante/contract/identity/mobile.ts'
import { getRegistrationRules } from '@ante/contract/identity/register.ts'
import { login } from '@ante/contract/identity/session.ts'
import { sendLoginCode, sendRegisterCode } from '@ante/contract/identity/verification.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { gatewayAndSandbox } from '../../test/gateway-and-sandbox.ts'
import { auroraSwitches } from '../test/rules.ts'
import { PASSWORD } from '../test/people.ts'
import { codeIn, lastSms, memberWithMobile, newMobile } from '../test/phones.ts'

const site = gatewayAndSandbox()
beforeEach(() => {
  site.gateway.ports.config.codeLimits = { network: 1_000, home: 1_000, abroad: 1_000 }
})

const askToLogIn = (
  mobileNum: string,
  more: { countryDialingCode?: string; module?: 'PWRESETSMS3'; loginDeviceId?: string } = {},
) => site.gateway.call(sendLoginCode, { mobileNum, ...more })
const askToRegister = (mobileNo: string) => site.gateway.call(sendRegisterCode, { mobileNo })
const sent = { ok: true, value: { expiredMinutes: 5, resendSeconds: 60 } }

const holderOf = (mobileNum: string) => memberWithMobile(site.gateway, mobileNum)

test('who has the number gets a code for it, in words of his language that browsers understand too', async () => {
  const mobileNum = newMobile()
  await holderOf(mobileNum)

  expect(await site.gateway.call(sendLoginCode, { mobileNum }, { headers: { Language: 'TY' } })).toEqual(sent)

  const text = await lastSms(site.sandbox, mobileNum)
  expect(text).toContain('ang code mo para mag-sign in sa Aurora')
  expect(text).toMatch(new RegExp(`\\n\\n@localhost #${codeIn(text)}$`))
})

test('a number that nobody has is answered and counted alike, and its phone reads what to do', async () => {
  const [known, unknown] = [newMobile(), newMobile()]
  await holderOf(known)

  const answers = [await askToLogIn(known), await askToLogIn(unknown)]

  expect(answers).toEqual([sent, sent])
  expect(await lastSms(site.sandbox, unknown)).toBe(
    'Nobody has an account with this number at Aurora. You can register with it there.',
  )
  const again = { status: 429, code: 'request.too_many' }
  expect([await askToLogIn(known), await askToLogIn(unknown)]).toMatchObject([again, again])
})

test('who registers with a number of somebody is told so on the phone alone', async () => {
  const [known, unknown] = [newMobile(), newMobile()]
  await holderOf(known)

  expect([await askToRegister(known), await askToRegister(unknown)]).toEqual([sent, sent])

  expect(await lastSms(site.sandbox, known)).toContain('This number has an account at Aurora already.')
  expect(await lastSms(site.sandbox, unknown)).toMatch(/^\d{6} is your code to register at Aurora\./)
})

test('a code for a new password says so', async () => {
  const mobileNum = newMobile()
  await holderOf(mobileNum)

  expect(await askToLogIn(mobileNum, { module: 'PWRESETSMS3' })).toEqual(sent)

  expect(await lastSms(site.sandbox, mobileNum)).toMatch(/^\d{6} is your code for a new password at Aurora\./)
})

test.each([
  ['12', undefined, 10],
  ['no number', undefined, 10],
  ['81234567', '66', 9],
])('%s (%s) is refused with the least number of digits, and nothing is written', async (mobileNum, code, digits) => {
  const answer = await askToLogIn(mobileNum, code === undefined ? {} : { countryDialingCode: code })
  expect(answer).toEqual({ ok: false, status: 400, code: 'mobileNum.invalid', details: { minimumDigits: digits } })
})

test('a number gets its next code after a minute, and five a day, however it is typed', async () => {
  const mobileNum = newMobile()
  const { clock } = site.gateway.ports
  expect(await askToLogIn(mobileNum)).toEqual(sent)
  const tooSoon = { code: 'request.too_many', details: { retryAfterSeconds: expect.any(Number) } }
  expect(await askToRegister(`0${mobileNum}`)).toMatchObject(tooSoon)

  for (let count = 2; count <= 5; count++) {
    clock.offsetMs += 61_000
    expect(await askToLogIn(`+63 ${mobileNum}`)).toEqual(sent)
  }
  clock.offsetMs += 61_000
  const refused = await askToLogIn(mobileNum)
  expect(refused).toMatchObject(tooSoon)
  // Within 50 seconds, which the calls themselves may take.
  expect(refused).toHaveProperty('details.retryAfterSeconds', expect.closeTo(86_400 - 5 * 61, -2))

  clock.offsetMs = 24 * 3_600_000 + 1_000
  expect(await askToLogIn(mobileNum)).toEqual(sent)
})

/** Codes of the last day that others have asked for. */
async function codesBefore(count: number, made: { network: string; abroad: boolean }) {
  const { clock, db, secrets } = site.gateway.ports
  await db.deleteFrom('verification_code').execute()
  const at = new Date(clock.now().getTime() - 3_600_000)
  const code = { merchant_code: 'aurora', purpose: 'login', message_id: null } as const
  const rows = Array.from({ length: count }, (_, index) => ({
    ...made,
    ...code,
    id: randomUUID(),
    mobile: `+1555${String(index).padStart(7, '0')}`,
    code_sealed: secrets.seal(Buffer.from(''), ''),
    made_at: at,
    expires_at: at,
  }))
  await db.insertInto('verification_code').values(rows).execute()
}
const full = (seconds: number) => ({
  status: 429,
  code: 'request.too_many',
  details: { retryAfterSeconds: expect.closeTo(seconds, -2) },
})

test('a network gets so many codes a day for whatever numbers, and then its neighbours still get theirs', async () => {
  site.gateway.ports.config.codeLimits = { network: 10, home: 1_000, abroad: 1_000 }
  await codesBefore(9, { network: '127.0.0.1', abroad: false })
  expect(await askToLogIn(newMobile())).toEqual(sent)
  expect([await askToLogIn(newMobile()), await askToRegister(newMobile())]).toMatchObject([full(82_800), full(82_800)])

  await codesBefore(10, { network: '192.0.2.1', abroad: false })
  expect(await askToLogIn(newMobile())).toEqual(sent)
})

test('a merchant pays for so many codes abroad a day, and those at home are counted apart', async () => {
  site.gateway.ports.config.codeLimits = { network: 1_000, home: 1_000, abroad: 10 }
  await codesBefore(10, { network: '192.0.2.1', abroad: true })
  const abroad = { countryDialingCode: '66' }
  expect(await askToLogIn('812345678', abroad)).toMatchObject(full(82_800))
  expect(await askToLogIn(newMobile())).toEqual(sent)

  site.gateway.ports.clock.offsetMs = 24 * 3_600_000
  expect(await askToLogIn('812345678', abroad)).toEqual(sent)
})

test('a merchant pays for so many codes at home a day, and members known by their browsers get theirs', async () => {
  site.gateway.ports.config.codeLimits = { network: 1_000, home: 10, abroad: 1_000 }
  await codesBefore(10, { network: '192.0.2.1', abroad: false })
  expect(await askToLogIn(newMobile())).toMatchObject(full(82_800))

  const [mobileNum, loginDeviceId] = [newMobile(), randomUUID()]
  const { userName: username } = await holderOf(mobileNum)
  await site.gateway.call(login, { type: 'username', username, password: PASSWORD, loginDeviceId })
  expect(await askToLogIn(mobileNum, { loginDeviceId })).toEqual(sent)
})

/** Lets members register by number at aurora, or not. */
async function aurorasRegistration(byNumber: boolean): Promise<void> {
  const { db, bus } = site.gateway.ports
  await db
    .updateTable('merchant')
    .set({ registration: sql`jsonb_set(registration, '{mobileSignUp,enabled}', ${JSON.stringify(byNumber)}::jsonb)` })
    .where('code', '=', 'aurora')
    .execute()
  bus.tell('merchant', 'aurora')
  const known = () => site.gateway.call(getRegistrationRules, {})
  await expect.poll(known).toMatchObject({ ok: true, value: { methods: { mobileNum: byNumber } } })
}

test('nobody is sent a code to register where no registration asks for one', async () => {
  const off = { status: 403, code: 'function.not.available' }
  await auroraSwitches(site.gateway, { REG3: false })
  expect(await askToRegister(newMobile())).toMatchObject(off)
  await auroraSwitches(site.gateway, { REG3: true })

  await aurorasRegistration(false)
  expect(await askToRegister(newMobile())).toMatchObject(off)
  await aurorasRegistration(true)
  expect(await askToRegister(newMobile())).toEqual(sent)
})

test('strangers who ask for all codes of a day leave the member those of the browser he is known by', async () => {
  const mobileNum = newMobile()
  const loginDeviceId = randomUUID()
  const { userName: username } = await holderOf(mobileNum)
  await site.gateway.call(login, { type: 'username', username, password: PASSWORD, loginDeviceId })
  for (let count = 1; count <= 5; count++) {
    expect(await askToLogIn(mobileNum)).toEqual(sent)
    site.gateway.ports.clock.offsetMs += 61_000
  }
  expect(await askToLogIn(mobileNum)).toMatchObject({ code: 'request.too_many' })
  expect(await askToLogIn(mobileNum, { loginDeviceId: randomUUID() })).toMatchObject({ code: 'request.too_many' })

  for (let count = 1; count <= 5; count++) {
    expect(await askToLogIn(mobileNum, { loginDeviceId })).toEqual(sent)
    site.gateway.ports.clock.offsetMs += 61_000
  }
  const code = codeIn(await lastSms(site.sandbox, mobileNum, 10))
  expect(await site.gateway.call(login, { type: 'sms', username: mobileNum, password: code })).toMatchObject({
    ok: true,
  })
  expect(await askToLogIn(mobileNum, { loginDeviceId })).toMatchObject({ code: 'request.too_many' })
})

test('of many who ask for one number at once, one is sent a code', async () => {
  const mobileNum = newMobile()

  const answers = await Promise.all(Array.from({ length: 8 }, () => askToLogIn(mobileNum)))

  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  await lastSms(site.sandbox, mobileNum, 1)
})

test('while text messages do not get through, that is said, and it costs no try', async () => {
  const mobileNum = newMobile()
  await site.sandbox.putOut('carrier', true)
  site.gateway.ports.clock.offsetMs += 10_000 // the answer of a moment ago counts no longer
  const down = { ok: false, status: 503, code: 'sender.unavailable', details: {} }
  expect([await askToLogIn(mobileNum), await askToRegister(mobileNum)]).toEqual([down, down])

  await site.sandbox.putOut('carrier', false)
  site.gateway.ports.clock.offsetMs += 10_000

  expect(await askToLogIn(mobileNum)).toEqual(sent)
  await lastSms(site.sandbox, mobileNum)
})

test('a merchant without sign-in by phone sends no code for it', async () => {
  const answer = await site.gateway.call(sendLoginCode, { mobileNum: newMobile() }, { host: 'lotus.localhost' })

  expect(answer).toMatchObject({ status: 403, code: 'function.not.available' })
})

test('a copy of the database tells no code', async () => {
  const mobileNum = newMobile()
  await holderOf(mobileNum)
  await askToLogIn(mobileNum)
  const code = codeIn(await lastSms(site.sandbox, mobileNum))

  const rows = await site.gateway.ports.db
    .selectFrom('verification_code')
    .selectAll()
    .where('mobile', '=', `+63${mobileNum}`)
    .execute()

  expect(rows.map(({ code_sealed: sealed }) => sealed.includes(code))).toEqual([false])
})

test('every country has its dialling code, and the merchant is at home in one', async () => {
  const answer = await site.gateway.call(listCountries, {})

  if (!answer.ok) throw new Error(answer.code)
  const { countries, here } = answer.value
  expect(here).toBe('PH')
  expect(countries).toContainEqual({ country: 'PH', dialingCode: '63', example: '0905 123 4567', digits: 10 })
  expect(new Set(countries.map(({ country }) => country)).size).toBe(countries.length)
})

import {
  changePaymentPassword,
  resetPaymentPassword,
  sendPaymentPasswordCode,
  setPaymentPassword,
} from '@ante/contract/identity/payment-password.ts'
import { getSecurityConfig, setPayeeName } from '@ante/contract/identity/security-config.ts'
import { listSignIns } from '@ante/contract/identity/sessions.ts'
import { login, loginFreeplay } from '@ante/contract/identity/session.ts'
import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import { expect, test, vi } from 'vitest'

import { gatewayAndSandbox } from '../../test/gateway-and-sandbox.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import { newAccount, PASSWORD } from '../test/people.ts'
import { requirePaymentPassword } from './payment-passwords.ts'

const site = gatewayAndSandbox()

const PIN = '274951'
const OTHER = '864209'
const chosen = (pin: string, again = pin) => ({ newPaymentPassword: pin, confirmNewPaymentPassword: again })

async function member({ withPin = false, email = '' } = {}) {
  const account = newAccount()
  const memberId = await makeTestMember(site.gateway, '0.00', { account })
  const { db } = site.gateway.ports
  if (email)
    await db.insertInto('member_profile').values({ member_id: memberId, merchant_code: 'aurora', email }).execute()
  const answer = await site.gateway.call(login, { type: 'username', username: account, password: PASSWORD })
  if (!answer.ok) throw new Error(answer.code)
  const { token } = answer.value
  if (withPin) await site.gateway.call(setPaymentPassword, { password: PASSWORD, ...chosen(PIN) }, { token })
  return { memberId, token, account }
}

const guardsOf = async (player: { token: string }) => {
  const answer = await site.gateway.call(getSecurityConfig, {}, player)
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

test('a first payment password is set once, with the login password, and never returned', async () => {
  const player = await member()
  expect((await guardsOf(player)).paymentPassword).toMatchObject({ set: false, changedAt: null })
  const set = (password: string | undefined, pin: string, again = pin) =>
    site.gateway.call(setPaymentPassword, { password, ...chosen(pin, again) }, player)
  expect(await set(PASSWORD, '123456')).toMatchObject({ code: 'payment.password.easy' })
  expect(await set(PASSWORD, '12345')).toMatchObject({ code: 'payment.password.invalid' })
  expect(await set(PASSWORD, PIN, OTHER)).toMatchObject({ code: 'payment.password.confirmation.mismatch' })
  expect(await set('Wrong2026', PIN)).toMatchObject({ code: 'password.incorrect' })
  expect(await set(undefined, PIN)).toMatchObject({ code: 'password.incorrect' })
  expect(await set(PASSWORD, PIN)).toMatchObject({ ok: true })
  expect(await set(PASSWORD, OTHER)).toMatchObject({ code: 'payment.password.exists' })

  expect((await guardsOf(player)).paymentPassword).toMatchObject({ set: true, changedAt: null, lockedUntil: null })
  const { payment_password_hash: hash } = await site.gateway.ports.db
    .selectFrom('member_profile')
    .select('payment_password_hash')
    .where('member_id', '=', player.memberId)
    .executeTakeFirstOrThrow()
  expect(hash).toMatch(/^\$argon2id\$/)
  const happened = await site.gateway.call(listSignIns, {}, player)
  expect(happened).toMatchObject({ ok: true, value: { events: [{ kind: 'payment_password.changed' }] } })
})

test('a change requires the old payment password, and its time is stored', async () => {
  const player = await member({ withPin: true })
  const change = (old: string, next: string) =>
    site.gateway.call(changePaymentPassword, { oldPaymentPassword: old, ...chosen(next) }, player)
  expect(await change('111111', OTHER)).toMatchObject({ code: 'payment.password.incorrect', details: { triesLeft: 4 } })
  expect(await change(PIN, PIN)).toMatchObject({ code: 'modify.new.old.same' })
  expect(await change(PIN, '000000')).toMatchObject({ code: 'payment.password.easy' })
  expect(await change(PIN, OTHER)).toMatchObject({ ok: true })
  expect((await guardsOf(player)).paymentPassword.changedAt).not.toBeNull()
  expect(await change(PIN, OTHER)).toMatchObject({ code: 'payment.password.incorrect', details: { triesLeft: 4 } })
})

test('after five consecutive wrong attempts the right password is refused too, for half an hour', async () => {
  const player = await member({ withPin: true })
  const change = (old: string) =>
    site.gateway.call(changePaymentPassword, { oldPaymentPassword: old, ...chosen(OTHER) }, player)
  for (const triesLeft of [4, 3, 2, 1]) {
    expect(await change('111112')).toMatchObject({ code: 'payment.password.incorrect', details: { triesLeft } })
  }
  expect(await change('111112')).toMatchObject({ code: 'payment.password.locked' })
  expect(await change(PIN)).toMatchObject({ code: 'payment.password.locked' })
  expect((await guardsOf(player)).paymentPassword.lockedUntil).not.toBeNull()
  site.gateway.ports.clock.offsetMs = 31 * MINUTE_MS
  const attempt = (pin: string) => requirePaymentPassword(site.gateway.ports, player.memberId, pin)
  await expect(attempt('111112')).rejects.toMatchObject({ details: { triesLeft: 4 } })
  await expect(attempt(PIN)).resolves.toMatch(/^\$argon2id/)
})

test('a right attempt resets the count of wrong attempts', async () => {
  const { memberId } = await member({ withPin: true })
  const attempt = (pin: string) =>
    requirePaymentPassword(site.gateway.ports, memberId, pin).then(
      () => 'right',
      () => 'wrong',
    )
  for (const pin of ['111112', '111112', '111112', '111112', PIN, '111112', '111112', '111112', '111112']) {
    expect(await attempt(pin)).toBe(pin === PIN ? 'right' : 'wrong')
  }
  expect(await attempt(PIN)).toBe('right')
})

test('of many simultaneous attempts at most five are compared', async () => {
  const { memberId } = await member({ withPin: true })
  const guesses = ['111112', '111113', '111114', '111115', '111116', '111117', '111118', '111119']
  const answers = await Promise.allSettled(
    guesses.map((pin) => requirePaymentPassword(site.gateway.ports, memberId, pin)),
  )
  const received = answers.filter(
    (answer) =>
      answer.status === 'fulfilled' || (answer.reason as { code: string }).code === 'payment.password.incorrect',
  )
  expect(received.length).toBeLessThanOrEqual(5)
  await expect(requirePaymentPassword(site.gateway.ports, memberId, PIN)).rejects.toMatchObject({
    code: 'payment.password.locked',
  })
})

test('the correct password is accepted in any number of parallel calls', async () => {
  const { memberId } = await member({ withPin: true })
  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, () => requirePaymentPassword(site.gateway.ports, memberId, PIN)),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 'fulfilled'))
  await expect(requirePaymentPassword(site.gateway.ports, memberId, '111112')).rejects.toMatchObject({
    details: { triesLeft: 4 },
  })
})

test('a forgotten payment password is reset by a code to the mailbox, which also unlocks it', async () => {
  const email = `${newAccount()}@ante.example`
  const player = await member({ withPin: false, email })
  await site.gateway.call(setPaymentPassword, { password: PASSWORD, ...chosen(PIN) }, player)
  for (let tries = 0; tries < 5; tries++) {
    await requirePaymentPassword(site.gateway.ports, player.memberId, '111112').catch(() => undefined)
  }
  expect((await guardsOf(player)).paymentPassword).toMatchObject({ resetBy: ['mail'], lockedUntil: expect.any(String) })
  expect(await site.gateway.call(sendPaymentPasswordCode, { by: 'sms' }, player)).toMatchObject({
    code: 'contact.missing',
  })
  expect(await site.gateway.call(sendPaymentPasswordCode, { by: 'mail' }, player)).toMatchObject({
    ok: true,
    value: { sentTo: `${email[0]}•••@ante.example` },
  })
  expect(await site.gateway.call(sendPaymentPasswordCode, { by: 'mail' }, player)).toMatchObject({
    code: 'request.too_many',
  })
  const code = await vi.waitFor(
    async () => {
      const found = (await site.sandbox.arrived(email)).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])[0]
      if (!found) throw new Error('no code was received')
      return found
    },
    { timeout: 10_000, interval: 100 },
  )
  const reset = (verificationCode: string) =>
    site.gateway.call(resetPaymentPassword, { by: 'mail', verificationCode, ...chosen(OTHER) }, player)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  expect(await reset(wrong)).toMatchObject({ code: 'verification.code.incorrect' })
  expect(await reset(code)).toMatchObject({ ok: true })
  expect(await reset(code)).toMatchObject({ code: 'verification.code.incorrect' })
  await expect(requirePaymentPassword(site.gateway.ports, player.memberId, OTHER)).resolves.toMatch(/^\$argon2id/)
})

test('the real name is set once, shown masked, and stored as the bank spells it', async () => {
  const player = await member()
  const name = (payeeName: string) => site.gateway.call(setPayeeName, { payeeName }, player)
  expect(await name('X')).toMatchObject({ code: 'payee.name.invalid' })
  expect(await name('Robert; drop table')).toMatchObject({ code: 'payee.name.invalid' })
  expect(await name('  José   Rizal ')).toMatchObject({ ok: true, value: { payeeName: 'J••• R•••' } })
  expect(await name('José Rizal')).toMatchObject({ ok: true })
  expect(await name('Jose Risal')).toMatchObject({ code: 'payee.name.locked' })
  expect((await guardsOf(player)).payeeName).toBe('J••• R•••')
})

test('trial members have neither payment password nor real name', async () => {
  const trial = await site.gateway.call(loginFreeplay, {})
  if (!trial.ok) throw new Error(trial.code)
  const { token } = trial.value
  expect(await site.gateway.call(setPayeeName, { payeeName: 'Ana Reyes' }, { token })).toMatchObject({
    code: 'function.not.available',
  })
  expect(await site.gateway.call(setPaymentPassword, chosen(PIN), { token })).toMatchObject({
    code: 'function.not.available',
  })
})

import { randomInt } from 'node:crypto'

import { addBankCard, removeBankCard } from '@ante/contract/cashier/bank-cards.ts'
import { getWithdrawSettings } from '@ante/contract/cashier/withdrawal.ts'
import { addPasskey, beginPasskey, beginPasskeyLogin, loginPasskey } from '@ante/contract/identity/passkeys.ts'
import { register } from '@ante/contract/identity/register.ts'
import { login } from '@ante/contract/identity/session.ts'
import { beginSocial, loginSocial, registerSocial } from '@ante/contract/identity/social.ts'
import type { SocialProvider } from '@ante/contract/identity/social.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { launchGame } from '@ante/contract/launch/launch-game.ts'
import { getBalance } from '@ante/contract/wallet/balance.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { waitForState, begin, allowManyOpen, creditOf, payAt, withPayments } from '../../cashier/test/payer.ts'
import { cardNumberEnding, PAYMENT_PASSWORD_OF_TESTS, withdrawer } from '../../cashier/test/withdrawer.ts'
import { sendLoginCodeWithWork } from '../../identity/test/request-code.ts'
import { newAccount, newMember, PASSWORD, registration } from '../../identity/test/people.ts'
import { codeIn, lastSms, memberWithMobile, newMobile } from '../../identity/test/phones.ts'
import { optional, requireAtAurora } from '../../identity/test/rules.ts'
import { SoftwareAuthenticator } from '../../identity/test/software-authenticator.ts'
import { GAME } from '../../launch/test/vendor.ts'
import { signedIn } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { Answer, TestGateway } from '../../test/start-gateway.ts'
import type { TestSandbox } from '../../test/with-sandbox.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { DAY_MS, limit, excludeMember } from '../test/fixtures.ts'

let gateway: TestGateway
let sandbox: TestSandbox
beforeAll(async () => {
  gateway = await startGateway()
  sandbox = await withPayments(gateway, { faults: false })
  await allowManyOpen(gateway)
  await requireAtAurora(gateway, { idNumber: optional(), email: optional(), mobileNum: optional() })
})
beforeEach(async () => {
  gateway.ports.clock.offsetMs = 0
  await gateway.ports.db.deleteFrom('login_failure').execute()
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
})

const EXCLUDED = { ok: false, status: 400, code: 'responsible.gaming.excluded' }
type Form = InputOf<typeof register>
const registerWith = (more: Partial<Form>) => gateway.call(register, { ...registration(newAccount()), ...more })

/** Returns the same identifier in two notations, unique per number. */
const writtenTwice: Record<string, (number: number) => [Partial<Form>, Partial<Form>]> = {
  'identity number': (number) => [{ idNumber: `AB-${number}` }, { idNumber: `ab${number}` }],
  'mail address': (number) => [{ email: `Lea${number}@Player.example` }, { email: `lea${number}@player.EXAMPLE` }],
  phone: (number) => [{ mobileNum: `0917${number}7` }, { mobileNum: `917${number}7` }],
}

test.each(Object.entries(writtenTwice))(
  'registration with the %s of an excluded person is refused, in any notation',
  async (_, written) => {
    const [input, again] = written(randomInt(100_000, 1_000_000))
    const first = await registerWith(input)
    if (!first.ok) throw new Error(first.code)
    // Before the exclusion, the identifier is no reason to refuse the registration.
    expect(await registerWith(again)).not.toMatchObject({ code: 'registration.refused' })
    expect(await excludeMember(gateway, first.value, '6m')).toMatchObject({ ok: true })
    expect(await registerWith(again)).toMatchObject({ ok: false, code: 'registration.refused', details: {} })
    expect(await registerWith({})).toMatchObject({ ok: true })
    gateway.ports.clock.offsetMs = 200 * DAY_MS
    // The minimum time is over, but reinstatement was not requested.
    expect(await registerWith(again)).toMatchObject({ code: 'registration.refused' })
  },
)

/** Signs in at the provider as this person, and returns. */
async function byProvider(provider: SocialProvider, person: string): Promise<Answer<typeof loginSocial>> {
  const started = await gateway.call(beginSocial, { provider })
  if (!started.ok) throw new Error(started.code)
  const there = new URL(started.value.url)
  const body = new URLSearchParams([...there.searchParams, ['person', person]])
  const sent = await fetch(there.origin + there.pathname, { method: 'POST', body, redirect: 'manual' })
  const code = new URL(sent.headers.get('location') ?? '').searchParams.get('code') ?? ''
  return gateway.call(loginSocial, { provider, proof: { kind: 'redirect', code, state: started.value.state } })
}

async function registerBy(provider: SocialProvider, person: string) {
  const answer = await byProvider(provider, person)
  if (answer.ok || answer.code !== 'social.account.unknown') throw new Error('account is known')
  const { ticket } = answer.details as { ticket: string }
  return gateway.call(registerSocial, { ticket, registerUrl: 'localhost', registerMethod: 'H5' })
}

test('registration by another provider with the email address of an excluded person is refused', async () => {
  const person = newAccount()
  const made = await registerBy('google', person)
  expect(await excludeMember(gateway, { token: made.ok ? made.value.token : '' }, 'ever')).toMatchObject({ ok: true })
  expect(await registerBy('facebook', person)).toMatchObject({ code: 'registration.refused' })
  expect(await registerBy('facebook', newAccount())).toMatchObject({ ok: true })
})

test('the bank card of an excluded person cannot be added, even after its owner has removed it', async () => {
  const query = { merchantCode: 'aurora' }
  const [owner, other] = [await withdrawer(gateway, '0.00', query), await withdrawer(gateway, '0.00', query)]
  const card = (cardNumber: string) => ({
    bankCode: 'RIVERSIDE',
    cardNumber,
    province: 'Cebu',
    paymentPassword: PAYMENT_PASSWORD_OF_TESTS,
  })
  const number = cardNumberEnding('4321')
  const added = await gateway.call(addBankCard, card(number), owner)
  const bankCardId = (added.ok && added.value.cards.at(-1)?.bankCardId) || ''
  await excludeMember(gateway, owner, '1y')
  expect(await gateway.call(addBankCard, card(number), other)).toMatchObject({ code: 'registration.refused' })
  expect(
    await gateway.call(removeBankCard, { bankCardId, paymentPassword: PAYMENT_PASSWORD_OF_TESTS }, owner),
  ).toMatchObject({ ok: true })
  expect(await gateway.call(addBankCard, card(number), other)).toMatchObject({ code: 'registration.refused' })
  expect(await gateway.call(addBankCard, card(cardNumberEnding('4321')), other)).toMatchObject({ ok: true })
  // Owners may add their own card again, to withdraw to it.
  expect(await gateway.call(addBankCard, card(number), owner)).toMatchObject({ ok: true })
})

async function byPhone() {
  const { mobileNum, token } = await memberWithMobile(gateway, newMobile())
  return {
    token,
    enter: async () => {
      await sendLoginCodeWithWork(gateway, { mobileNum })
      const password = codeIn(await lastSms(sandbox, mobileNum))
      return gateway.call(login, { type: 'sms', username: mobileNum, password })
    },
  }
}

async function byPasskey() {
  const { token } = await newMember(gateway)
  const device = new SoftwareAuthenticator()
  const started = await gateway.call(beginPasskey, { password: PASSWORD }, { token })
  const challenge = started.ok ? started.value.options.challenge : ''
  expect(
    await gateway.call(addPasskey, { name: 'Phone', response: device.make({ challenge }) }, { token }),
  ).toMatchObject({ ok: true })
  return {
    token,
    enter: async () => {
      const asks = await gateway.call(beginPasskeyLogin, {})
      const response = device.sign({ challenge: asks.ok ? asks.value.options.challenge : '' })
      return gateway.call(loginPasskey, { response })
    },
  }
}

async function byGoogle() {
  const person = newAccount()
  const made = await registerBy('google', person)
  return { token: made.ok ? made.value.token : '', enter: () => byProvider('google', person) }
}

test.each([
  ['a code on the phone', byPhone],
  ['a passkey', byPasskey],
  ['a provider', byGoogle],
])('a self-excluded member who signs in by %s can only read and withdraw', async (_, memberBy) => {
  const { token: before, enter } = await memberBy()
  expect(await excludeMember(gateway, { token: before }, '6m')).toMatchObject({
    value: { exclusion: { kind: 'exclusion' } },
  })
  const entered = await enter()
  if (!entered.ok) throw new Error(entered.code)
  const { token } = entered.value
  for (const endpoint of [getBalance, getWithdrawSettings]) {
    expect(await gateway.call(endpoint, {}, { token })).toMatchObject({ ok: true })
  }
  const { vendor, node_id: node } = await gateway.ports.db
    .selectFrom('game')
    .select(['vendor', 'node_id'])
    .where('game_id', '=', GAME)
    .executeTakeFirstOrThrow()
  expect(await gateway.call(launchGame, { vendor, gameId: GAME, nodeId: Number(node) }, { token })).toMatchObject(
    EXCLUDED,
  )
})

test('a deposit beyond the member’s limit is refused with the remaining amount; deposits in progress count', async () => {
  const { clock } = gateway.ports
  // Sets the clock to noon in Manila, so that no test crosses the end of a day.
  const now = clock.now()
  clock.offsetMs = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 4) - now.getTime()
  const member = await signedIn(gateway)
  const deposit = (amount: string) => begin(gateway, member, { channelId: 'pouch', amount })
  await limit(gateway, member, ['deposit', 'day', '1000'])
  await limit(gateway, member, ['deposit', 'month', '5000'])
  await deposit('600')
  const left = { left: '400.00', currency: 'PHP', period: 'day' }
  await expect(deposit('400.01')).rejects.toThrow(
    `responsible.gaming.deposit.limit ${JSON.stringify(left).slice(0, -1)}`,
  )
  await deposit('400')
  await expect(deposit('100')).rejects.toThrow('"left":"0.00"')
})

test('a deposit begun before the exclusion is credited, without the promotion’s bonus', async () => {
  const member = await signedIn(gateway)
  const started = await begin(gateway, member, { channelId: 'pouch', amount: '500', promotionId: 'welcome' })
  await excludeMember(gateway, member, '5y')
  await payAt(sandbox.url, started)
  await waitForState(gateway, started, 'SUCCESS')
  expect(await creditOf(gateway, started)).toBe('500.00')
})

test('the ledger is consistent after these tests', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})

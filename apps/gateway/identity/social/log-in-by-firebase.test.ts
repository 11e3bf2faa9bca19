import { login } from '@ante/contract/identity/session.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startGateway, startGatewayOn } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { memberWithMobile, newMobile } from '../test/phones.ts'
import {
  byPhone,
  byProvider,
  firebaseClaims,
  newKey,
  projectWith,
  startTokenIssuer,
  tokenOf,
} from '../test/token-issuer.ts'
import type { TokenIssuer } from '../test/token-issuer.ts'

const key = newKey('first')
let gateway: TestGateway
let issuer: TokenIssuer
beforeAll(async () => {
  issuer = await startTokenIssuer(key)
  gateway = await startGateway()
})
afterAll(async () => {
  await gateway.stop()
  await issuer.close()
})
beforeEach(() => {
  issuer.publish(key)
  gateway.ports.clock.offsetMs = 0
  gateway.ports.config.social = { ...gateway.ports.config.social, firebase: projectWith(issuer.keysUrl) }
})

const header = { alg: 'RS256', kid: 'first', typ: 'JWT' }
const claimsOf = (mobileNum: string, changes: object = {}) => ({
  ...firebaseClaims(gateway, byPhone(`+63${mobileNum}`)),
  ...changes,
})
const tokenFor = (mobileNum: string, changes: object = {}) =>
  tokenOf(header, claimsOf(mobileNum, changes), key.privateKey)

function enter(mobileNum: string, firebaseIdToken: string, at = gateway) {
  const shown = { firebaseChannel: 'sms', firebaseIdToken, firebaseMobileNo: mobileNum } as const
  return at.call(login, { type: 'firebase', username: mobileNum, password: '123456', ...shown })
}
const refused = { ok: false, status: 400, code: 'verification.code.incorrect' }
const seconds = () => Math.floor(gateway.ports.clock.now().getTime() / 1000)

// rules: calls-17
test('a member whose phone Firebase has verified is signed in', async () => {
  const { mobileNum, userName } = await memberWithMobile(gateway)

  expect(await enter(`0${mobileNum}`, tokenFor(mobileNum))).toMatchObject({ ok: true, value: { userName } })
})

test('a token signs in once, on any instance and in any spelling of its signature', async () => {
  const { mobileNum } = await memberWithMobile(gateway)
  const token = tokenFor(mobileNum)
  expect(await enter(mobileNum, token)).toMatchObject({ ok: true })

  expect(await enter(mobileNum, token)).toMatchObject(refused)
  expect(await enter(mobileNum, `${token}-`)).toMatchObject(refused)
  const second = await startGatewayOn(gateway.databaseUrl, { social: gateway.ports.config.social })
  try {
    expect(await enter(mobileNum, token, second)).toMatchObject(refused)
  } finally {
    await second.stop()
  }
})

test('of many simultaneous calls with one token, one is signed in', async () => {
  const { mobileNum } = await memberWithMobile(gateway)
  const token = tokenFor(mobileNum)

  const answers = await Promise.all(Array.from({ length: 5 }, () => enter(mobileNum, token)))

  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('another number, an unknown number, and an account without number are refused', async () => {
  const { mobileNum } = await memberWithMobile(gateway)
  const stranger = newMobile()

  expect(await enter(mobileNum, tokenFor(stranger))).toMatchObject(refused)
  expect(await enter(stranger, tokenFor(stranger))).toMatchObject(refused)
  const social = tokenOf(header, claimsOf(mobileNum, byProvider('google.com', '1')), key.privateKey)
  expect(await enter(mobileNum, social)).toMatchObject(refused)
})

test.each([
  ['for another project', () => ({ aud: 'another' })],
  ['for several audiences that include ours', () => ({ aud: ['ante-test', 'another'] })],
  ['of another issuer', () => ({ iss: 'https://securetoken.google.com/another' })],
  ['that has expired', () => ({ exp: seconds() - 1 })],
  ['that was issued in the future', () => ({ iat: seconds() + 86_400 })],
  ['of a sign-in an hour ago', () => ({ auth_time: seconds() - 3600 })],
  ['without the time of the sign-in', () => ({ auth_time: undefined })],
  ['without a subject', () => ({ sub: '' })],
])('a token %s is refused', async (_, changes) => {
  const { mobileNum } = await memberWithMobile(gateway)

  expect(await enter(mobileNum, tokenFor(mobileNum, changes()))).toMatchObject(refused)
})

test('a forged token is refused: another key, another body, no signature, or the public key as HMAC secret', async () => {
  const { mobileNum } = await memberWithMobile(gateway)
  const claims = claimsOf(mobileNum)
  const other = newKey('first')
  const [, , signature] = tokenFor(newMobile()).split('.')
  const [head, body] = tokenFor(mobileNum).split('.')

  const forged = [
    tokenOf(header, claims, other.privateKey),
    `${head}.${body}.${signature}`,
    tokenOf({ alg: 'none', typ: 'JWT' }, claims, null),
    tokenOf({ alg: 'none', typ: 'JWT', kid: 'first' }, claims, key.privateKey),
    tokenOf({ alg: 'HS256', kid: 'first' }, claims, key.privateKey),
    tokenOf({ alg: 'RS256' }, claims, key.privateKey),
    tokenOf({ ...header, kid: 'nobody' }, claims, key.privateKey),
    'x.y.z',
  ]
  for (const token of forged) expect(await enter(mobileNum, token)).toMatchObject(refused)
})

test('new keys are fetched, and old ones stay valid while their publisher is down', async () => {
  const { mobileNum } = await memberWithMobile(gateway)
  expect(await enter(mobileNum, tokenFor(mobileNum))).toMatchObject({ ok: true })
  const second = newKey('second')
  issuer.publish(key, second)
  const later = () => tokenOf({ ...header, kid: 'second' }, claimsOf(mobileNum), second.privateKey)

  gateway.ports.clock.offsetMs = 31_000
  expect(await enter(mobileNum, later())).toMatchObject({ ok: true })

  issuer.goDown()
  gateway.ports.clock.offsetMs = 3 * 3_600_000
  expect(await enter(mobileNum, later())).toMatchObject({ ok: true })
})

test('made-up key ids do not cause a fetch each time', async () => {
  const { mobileNum } = await memberWithMobile(gateway)
  await enter(mobileNum, tokenFor(mobileNum))
  const before = issuer.requested()

  for (let guess = 0; guess < 5; guess++) {
    const token = tokenOf({ ...header, kid: `made up ${guess}` }, claimsOf(mobileNum), key.privateKey)
    expect(await enter(mobileNum, token)).toMatchObject(refused)
  }
  expect(issuer.requested() - before).toBeLessThanOrEqual(1)
})

test('many simultaneous first calls fetch the keys once', async () => {
  const fresh = await startTokenIssuer(key)
  try {
    gateway.ports.config.social = { ...gateway.ports.config.social, firebase: projectWith(fresh.keysUrl) }
    const { mobileNum } = await memberWithMobile(gateway)
    const answers = await Promise.all(Array.from({ length: 6 }, () => enter(mobileNum, tokenFor(mobileNum))))

    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(fresh.requested()).toBe(1)
  } finally {
    await fresh.close()
  }
})

test('while no keys are known, the answer is to retry later', async () => {
  const down = await startTokenIssuer()
  down.goDown()
  try {
    gateway.ports.config.social = { ...gateway.ports.config.social, firebase: projectWith(down.keysUrl) }
    const { mobileNum } = await memberWithMobile(gateway)
    const token = tokenFor(mobileNum)
    expect(await enter(mobileNum, token)).toMatchObject({ status: 503, code: 'service.unavailable' })

    down.publish(key)
    expect(await enter(mobileNum, token), 'nothing was used up').toMatchObject({ ok: true })
  } finally {
    await down.close()
  }
})

test('unsigned tokens are accepted only for the emulator, and signed ones are not', async () => {
  const { mobileNum } = await memberWithMobile(gateway)
  gateway.ports.config.social.firebase = projectWith(issuer.keysUrl, '127.0.0.1:9099')

  expect(await enter(mobileNum, tokenFor(mobileNum))).toMatchObject(refused)
  const unsigned = tokenOf({ alg: 'none', typ: 'JWT' }, claimsOf(mobileNum), null)
  expect(await enter(mobileNum, unsigned)).toMatchObject({ ok: true })
})

test('without a Firebase project the sign-in is refused', async () => {
  const { mobileNum } = await memberWithMobile(gateway)
  gateway.ports.config.social.firebase = null

  expect(await enter(mobileNum, tokenFor(mobileNum))).toMatchObject({ status: 403, code: 'function.not.available' })
})

test('a closed account stays closed, and a second factor is required', async () => {
  const closed = await memberWithMobile(gateway)
  await gateway.ports.db.updateTable('member').set({ status: 'disabled' }).where('id', '=', closed.id).execute()
  expect(await enter(closed.mobileNum, tokenFor(closed.mobileNum))).toMatchObject({ code: 'account.disabled' })

  const guarded = await memberWithMobile(gateway)
  const unconfirmed = { secret: Buffer.alloc(20), begun_at: new Date(), confirmed_at: new Date() }
  await gateway.ports.db
    .insertInto('authenticator')
    .values({ member_id: guarded.id, ...unconfirmed })
    .execute()
  expect(await enter(guarded.mobileNum, tokenFor(guarded.mobileNum))).toMatchObject({
    code: 'login.second_factor.required',
    details: { challenge: expect.any(String) },
  })
})

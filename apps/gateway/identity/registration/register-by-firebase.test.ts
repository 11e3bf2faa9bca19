import { randomUUID } from 'node:crypto'

import { register } from '@ante/contract/identity/register.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { PASSWORD } from '../test/people.ts'
import { newMobile } from '../test/phones.ts'
import { byPhone, firebaseClaims, newKey, projectWith, startTokenIssuer, tokenOf } from '../test/token-issuer.ts'
import type { TokenIssuer } from '../test/token-issuer.ts'

const key = newKey('first')
let gateway: TestGateway
let issuer: TokenIssuer
beforeAll(async () => {
  issuer = await startTokenIssuer(key)
  gateway = await startGateway()
  gateway.ports.config.social.firebase = projectWith(issuer.keysUrl)
})
afterAll(async () => {
  await gateway.stop()
  await issuer.close()
})

const tokenFor = (mobileNum: string) =>
  tokenOf({ alg: 'RS256', kid: 'first' }, firebaseClaims(gateway, byPhone(`+63${mobileNum}`)), key.privateKey)

function send(mobileNum: string, firebaseIdToken: string | undefined, more: object = {}, idempotency = randomUUID()) {
  const person = {
    password: PASSWORD,
    confirmPassword: PASSWORD,
    registerUrl: 'localhost',
    registerMethod: 'PWA',
  } as const
  const shown = { firebaseChannel: 'sms', firebaseIdToken } as const
  const form = { type: 0, mobileNum, countryDialingCode: '63', ...person, ...shown, ...more } as const
  return gateway.call(register, form, { headers: { [header.idempotencyKey]: idempotency } })
}
const refused = { ok: false, status: 400, code: 'verification.code.incorrect' }

test('a number verified by Firebase registers, and identifies its holder', async () => {
  const mobileNum = newMobile()
  const answer = await send(mobileNum, tokenFor(mobileNum))

  if (!answer.ok) throw new Error(answer.code)
  const profile = await gateway.ports.db
    .selectFrom('member_profile')
    .select('mobile_verified_at')
    .where('mobile', '=', `+63${mobileNum}`)
    .executeTakeFirstOrThrow()
  expect(profile.mobile_verified_at).not.toBeNull()
})

// rules: registration-9
test('without a token, or with another number’s token, registration is refused and no member is created', async () => {
  const mobileNum = newMobile()

  expect(await send(mobileNum, undefined)).toMatchObject(refused)
  expect(await send(mobileNum, tokenFor(newMobile()))).toMatchObject(refused)
  const holders = gateway.ports.db.selectFrom('member_profile').where('mobile', '=', `+63${mobileNum}`).select('mobile')
  expect(await holders.execute()).toEqual([])
})

test('a token creates one member; a refusal for another reason leaves it valid, and a repeated call returns the same member', async () => {
  const mobileNum = newMobile()
  const token = tokenFor(mobileNum)
  const idempotency = randomUUID()
  expect(await send(mobileNum, token, { password: 'x', confirmPassword: 'x' })).toMatchObject({
    code: 'password.invalid',
  })

  const made = await send(mobileNum, token, {}, idempotency)
  const again = await send(mobileNum, token, {}, idempotency)
  expect(made.ok && again.ok && made.value.userName === again.value.userName).toBe(true)
  expect(await send(mobileNum, token)).toMatchObject({ ok: false })
})

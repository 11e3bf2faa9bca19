import { listGames } from '@ante/contract/catalogue/games.ts'
import { getCaptcha } from '@ante/contract/identity/captcha.ts'
import { login, loginFreeplay } from '@ante/contract/identity/session.ts'
import { getMemberInfo } from '@ante/contract/member/info.ts'
import { getSettings } from '@ante/contract/merchant/settings.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { makeTestMember } from './make-test-member.ts'
import { sharedGateway } from './shared-gateway.ts'

const gateway = sharedGateway()

const json = { 'Content-Type': 'application/json' }
const refusalOf = async (response: Response) => {
  const { success, errorCode } = (await response.json()) as { success: boolean; errorCode: string }
  return { status: response.status, success, errorCode }
}

test('a host that belongs to no merchant is refused', async () => {
  const response = await gateway.fetch('/wps/system/status', {}, 'nobody.example')
  expect(await refusalOf(response)).toEqual({ status: 404, success: false, errorCode: 'merchant.unknown' })
})

test('each merchant is found by its host, with or without a port', async () => {
  for (const [host, merchantCode] of [
    ['localhost:8080', 'aurora'],
    ['lotus.localhost', 'lotus'],
  ] as const) {
    expect(await gateway.call(getSettings, {}, { host })).toMatchObject({ ok: true, value: { merchantCode } })
  }
})

test('a Merchant header of another site is refused', async () => {
  const answer = await gateway.call(getSettings, {}, { headers: { Merchant: 'lotus' } })
  expect(answer).toMatchObject({ ok: false, status: 400, code: 'merchant.mismatch' })
})

test('a real-money session is invalid for a call to the trial merchant', async () => {
  const account = 'realmoney1'
  await makeTestMember(gateway, '0.00', { account })
  const real = await gateway.call(login, { type: 'username', username: account, password: 'Secret2026' })
  const trial = await gateway.call(loginFreeplay, {})
  const seen = async (session: typeof real | typeof trial, merchant: string) => {
    const token = session.ok ? session.value.token : ''
    const answer = await gateway.call(getMemberInfo, {}, { token, headers: { Merchant: merchant } })
    return answer.ok ? 200 : [answer.status, answer.code]
  }
  expect(await seen(real, 'aurora')).toBe(200)
  expect(await seen(real, 'aurora-trial')).toEqual([401, 'login.not.session'])
  expect(await seen(trial, 'aurora')).toBe(200)
  expect(await seen(trial, 'aurora-trial')).toBe(200)
})

test.each([
  [getSettings, '', 'answered'],
  [getSettings, 'COMM3', 'answered'],
  [getSettings, 'REG3', 'function.not.available'],
  [getCaptcha, 'CAPTCHA3', 'answered'],
  [getCaptcha, 'COMM3', 'function.not.available'],
  [getCaptcha, 'NO_MODULE', 'function.not.available'],
])('a call may name only its own module: $0.path as %s', async ({ path }, moduleId, outcome) => {
  const response = await gateway.fetch(path, { headers: { ModuleId: moduleId } })
  const { errorCode = 'answered' } = (await response.json()) as { errorCode?: string }
  expect(errorCode).toBe(outcome)
})

test.each(['{', '{"a":', 'null x', '\u0000', '"'])('a body of %j is malformed', async (body) => {
  const response = await gateway.fetch(login.path, { method: 'POST', headers: json, body })
  expect(await refusalOf(response)).toEqual({ status: 400, success: false, errorCode: 'request.malformed' })
})

test.each(['null', '[]', '7', '"text"', '{"username":7}', '{"type":"username","username":{},"password":[]}'])(
  'a body of %s is invalid',
  async (body) => {
    const response = await gateway.fetch(login.path, { method: 'POST', headers: json, body })
    expect(await refusalOf(response)).toMatchObject({ status: 400, success: false, errorCode: 'request.invalid' })
  },
)

test('a form is refused as unsupported where JSON is expected', async () => {
  const response = await gateway.fetch(login.path, { method: 'POST', body: new URLSearchParams({ a: 'b' }) })
  expect(await refusalOf(response)).toMatchObject({ status: 415, errorCode: 'request.unsupported_media_type' })
})

test('a body over the limit is refused before it is read', async () => {
  const body = JSON.stringify({ username: 'x'.repeat(300_000) })
  const response = await gateway.fetch(login.path, { method: 'POST', headers: json, body })
  expect(await refusalOf(response)).toMatchObject({ status: 413, errorCode: 'request.too_large' })
})

test('an unknown address of the API is answered in the envelope', async () => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const response = await gateway.fetch('/wps/no/such/thing', { method })
    expect(await refusalOf(response)).toMatchObject({ status: 404, errorCode: 'route.not.found' })
  }
})

test.each(['', 'x', 'a'.repeat(43), 'Bearer abc', '../../etc/passwd', '%00', "' or 1=1 --"])(
  'the token %j is not accepted',
  async (token) => {
    const answer = await gateway.call(getMemberInfo, {}, { token })
    expect(answer).toMatchObject({ ok: false, status: 401, code: 'login.not.session' })
  },
)

test('any query of a list is answered or refused, without an internal error', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.constantFrom('gameType', 'pageNo', 'pageSize', 'gameName', 'isNew', '__proto__'), fc.string()),
      async (query) => {
        const response = await gateway.fetch(`${listGames.path}?${new URLSearchParams(query)}`)
        expect([200, 400]).toContain(response.status)
      },
    ),
    { numRuns: 150 },
  )
})

test.each(['//', '/m/home?constructor=1', '/m/home?__proto__=1', '/m/home?toString', '/m/home?gameType=A&gameType=B'])(
  'the page at %s does not cause a server error',
  async (address) => {
    const response = await gateway.fetch(address)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  },
)

test.each(['/%zz', '/m/%E0%A4', '/wps/%'])('the address %s is malformed', async (address) => {
  const response = await gateway.fetch(address)
  expect(await refusalOf(response)).toEqual({ status: 400, success: false, errorCode: 'request.malformed' })
})

test.each([
  ['?type=username&username=nobody&password=x', '{}'],
  ['', '{"__proto__":{"type":"username","username":"nobody","password":"x"}}'],
])('login credentials outside the body are invalid', async (query, body) => {
  const response = await gateway.fetch(login.path + query, { method: 'POST', headers: json, body })
  expect(await refusalOf(response)).toMatchObject({ status: 400, errorCode: 'request.invalid' })
})

test('an answer carries its request id and is never cached', async () => {
  const response = await gateway.fetch('/wps/system/status')
  expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

import { createHash, createPublicKey, verify } from 'node:crypto'
import type { JsonWebKey } from 'node:crypto'

import { createDatabase, dropDatabase, freshDatabaseUrl } from '@ante/plain-server/test/database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { OutsideWorld } from '../start.ts'
import { startTestWorld } from '../test/start-outside-world.ts'
import { isAllowedRedirect } from './redirects.ts'

const databaseUrl = freshDatabaseUrl()
let sandbox: OutsideWorld
beforeAll(async () => {
  await createDatabase(databaseUrl)
  sandbox = await startTestWorld({ databaseUrl, gatewayUrl: 'http://127.0.0.1:9' })
  await sandbox.ready
})
afterAll(async () => {
  await sandbox.stop()
  await dropDatabase(databaseUrl)
})

const VERIFIER = 'a code verifier that only the client knows, long enough'
const REDIRECT_URI = 'http://localhost:8080/m/login'
const authorizeParams = {
  response_type: 'code',
  client_id: 'ante-demo',
  redirect_uri: REDIRECT_URI,
  scope: 'openid email',
  state: 'the state',
  nonce: 'the nonce',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
}
const at = (path: string, init?: RequestInit) =>
  fetch(`${sandbox.url}/identity/${path}`, { redirect: 'manual', ...init })
const choose = (person: string, changes: object = {}, provider = 'google') =>
  at(`${provider}/authorize`, { method: 'POST', body: new URLSearchParams({ ...authorizeParams, person, ...changes }) })
async function codeFor(person: string, provider = 'google'): Promise<string> {
  const answer = await choose(person, {}, provider)
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
}
const exchange = (code: string, changes: object = {}, provider = 'google') =>
  at(`${provider}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: REDIRECT_URI,
      code_verifier: VERIFIER,
      client_id: 'ante-demo',
      client_secret: 'identity-demo-secret-not-for-production',
      ...changes,
    }),
  })
async function claimsOf(answer: Response) {
  const { id_token: token } = (await answer.json()) as { id_token: string }
  const [head = '', body = '', signature = ''] = token.split('.')
  const { keys } = (await (await at('google/jwks.json')).json()) as { keys: JsonWebKey[] }
  const key = createPublicKey({ key: keys[0] ?? {}, format: 'jwk' })
  expect(verify('RSA-SHA256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'))).toBe(true)
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as { sub: string; nonce: string; iss: string }
}

test('the chosen person is disclosed to the client, by a code that is valid once', async () => {
  const code = await codeFor('Ana Reyes')
  const answer = await exchange(code)

  expect(await claimsOf(answer)).toMatchObject({
    iss: `${sandbox.url}/identity/google`,
    aud: 'ante-demo',
    nonce: 'the nonce',
    name: 'Ana Reyes',
    email: 'ana.reyes@mail.example',
  })
  expect((await exchange(code)).status).toBe(400)
})

test('a name identifies the same person in upper and lower case, and another person at another provider', async () => {
  const subjectOf = async (name: string, provider = 'google') =>
    (await claimsOf(await exchange(await codeFor(name, provider), {}, provider))).sub
  const subject = await subjectOf('Nora New')

  expect(await subjectOf('nora new')).toBe(subject)
  expect(await subjectOf('Nora Newer')).not.toBe(subject)
  expect(await subjectOf('Nora New', 'facebook')).not.toBe(subject)
})

test.each([
  ['another verifier', { code_verifier: 'guessed' }],
  ['another address', { redirect_uri: 'http://localhost:8080/elsewhere' }],
  ['a wrong secret', { client_secret: 'guessed' }],
])('a code is refused with %s', async (_, changes) => {
  const answer = await exchange(await codeFor('Ben Cruz'), changes)

  expect(answer.status).toBeGreaterThanOrEqual(400)
})

test('redirects to an unknown site are refused', async () => {
  for (const redirect_uri of ['http://evil.example/m/login', 'https://localhost:8080/m/login', 'nonsense']) {
    expect((await choose('Ana Reyes', { redirect_uri })).status).toBe(400)
    expect((await at(`google/authorize?${new URLSearchParams({ ...authorizeParams, redirect_uri })}`)).status).toBe(400)
  }
})

test('the page names the simulated provider, escapes parameters, and redirects without a code if cancelled', async () => {
  const page = await (
    await at(`facebook/authorize?${new URLSearchParams({ ...authorizeParams, state: '"><b>x' })}`)
  ).text()
  expect(page).toContain('stands in for Facebook')
  expect(page).not.toContain('<b>x')

  const redirect = await choose('', { cancel: 'yes', person: 'Ana Reyes' })
  expect(redirect.headers.get('location')).toBe(`${REDIRECT_URI}?state=the+state&error=access_denied`)
})

test('an unknown provider is not found', async () => {
  expect((await at('unknown/.well-known/openid-configuration')).status).toBe(404)
  // A name that every JavaScript object has.
  expect((await at(`toString/authorize?${new URLSearchParams(authorizeParams)}`)).status).toBe(404)
})

test.each([
  ['http://localhost:8080/m/login', true],
  ['http://lotus.localhost:8080/m/login', true],
  ['http://notlocalhost:8080/m/login', false],
  ['http://localhost:8081/m/login', false],
  ['http://localhost:8080.evil.example/m/login', false],
  ['http://localhost:8080@evil.example/m/login', false],
  ['http://localhost:8080/m/login#x', false],
])('a redirect to %s is allowed: %s', (address, allowed) => {
  expect(isAllowedRedirect(address, ['http://localhost:8080', 'http://*.localhost:8080'])).toBe(allowed)
})

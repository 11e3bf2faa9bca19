import { getSecondFactor } from '@ante/contract/identity/second-factor.ts'
import { login } from '@ante/contract/identity/session.ts'
import { listSignIns } from '@ante/contract/identity/sessions.ts'
import { beginSocial, getSignInWays, loginSocial, registerSocial } from '@ante/contract/identity/social.ts'
import type { SocialProvider } from '@ante/contract/identity/social.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { Answer, TestGateway } from '../../test/start-gateway.ts'
import { withSandbox } from '../../test/with-sandbox.ts'
import type { TestSandbox } from '../../test/with-sandbox.ts'
import { newAccount, newMember } from '../test/people.ts'
import { optional, requireAtAurora, demanded } from '../test/rules.ts'
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
let sandbox: TestSandbox
let issuer: TokenIssuer
beforeAll(async () => {
  issuer = await startTokenIssuer(key)
  gateway = await startGateway()
  sandbox = await withSandbox(gateway)
})
afterAll(async () => {
  await gateway.stop()
  await sandbox.stop()
  await issuer.close()
})
beforeEach(() => {
  gateway.ports.clock.offsetMs = 0
  gateway.ports.config.social.firebase = projectWith(issuer.keysUrl)
})

const begin = async (provider: SocialProvider, host?: string) => {
  const answer = await gateway.call(beginSocial, { provider }, { ...(host && { host }) })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

/** Signs in at the provider as a browser would; returns the query of the redirect. */
async function returnFromProvider(url: string, person: string): Promise<URLSearchParams> {
  const there = new URL(url)
  const body = new URLSearchParams([...there.searchParams, ['person', person]])
  const answer = await fetch(there.origin + there.pathname, { method: 'POST', body, redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? '').searchParams
}

interface Visit {
  provider?: SocialProvider
  host?: string
}

async function enter(person: string, { provider = 'google', host }: Visit = {}) {
  const { url, state } = await begin(provider, host)
  const code = (await returnFromProvider(url, person)).get('code') ?? ''
  return show({ code, state }, { provider, ...(host && { host }) })
}
const show = ({ code, state }: { code: string; state: string }, { provider = 'google', host }: Visit = {}) =>
  gateway.call(loginSocial, { provider, proof: { kind: 'redirect', code, state } }, { ...(host && { host }) })

function ticketOf(answer: Answer<typeof loginSocial>): string {
  if (answer.ok || answer.code !== 'social.account.unknown') throw new Error('account is known')
  return (answer.details as { ticket: string }).ticket
}
const make = (ticket: string, host?: string) =>
  gateway.call(registerSocial, { ticket, registerUrl: 'localhost', registerMethod: 'H5' }, { ...(host && { host }) })

// rules: calls-17
test('an unknown person gets a ticket, becomes a member with a generated name, and is recognised from then on', async () => {
  const person = newAccount()
  const first = await enter(person)
  expect(first).toMatchObject({ code: 'social.account.unknown', details: { name: person, mayRegister: true } })

  const made = await make(ticketOf(first))
  if (!made.ok) throw new Error(made.code)
  expect(made.value).toMatchObject({ firstTimeLogin: true, userName: expect.stringMatching(/^m\d{9}$/) })

  const again = await enter(person)
  if (!again.ok) throw new Error(again.code)
  expect(again.value).toMatchObject({ firstTimeLogin: false, userName: made.value.userName })
  const listed = await gateway.call(listSignIns, {}, { token: again.value.token })
  expect(listed.ok && listed.value.signIns.map(({ method }) => method)).toEqual(['social', 'registration'])
})

test('a ticket creates one member, for any number of simultaneous calls, and none after ten minutes', async () => {
  const ticket = ticketOf(await enter(newAccount()))
  const answers = await Promise.all(Array.from({ length: 4 }, () => make(ticket)))

  const names = answers.map((answer) => (answer.ok ? answer.value.userName : answer.code))
  expect(new Set(names).size).toBe(1)
  const late = ticketOf(await enter(newAccount()))
  gateway.ports.clock.offsetMs = 10 * 60_000
  expect(await make(late)).toMatchObject({ code: 'social.ticket.expired' })
  expect(await make('made-up-by-somebody-else')).toMatchObject({ code: 'social.ticket.expired' })
})

test('an email address of an existing member does not link to that account', async () => {
  const person = newAccount()
  const victim = await newMember(gateway)
  const { id } = await gateway.ports.db
    .selectFrom('member')
    .select('id')
    .where('account', '=', victim.userName)
    .executeTakeFirstOrThrow()
  await gateway.ports.db
    .insertInto('member_profile')
    .values({ member_id: id, merchant_code: 'aurora', email: `${person}@mail.example` })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ email: `${person}@mail.example` }))
    .execute()

  const made = await make(ticketOf(await enter(person)))

  expect(made.ok && made.value.userName).toBeTruthy()
  expect(made.ok && made.value.userName).not.toBe(victim.userName)
})

test('the same person is another member at another merchant, and with another provider', async () => {
  const person = newAccount()
  const there = { host: 'lotus.localhost' }
  await make(ticketOf(await enter(person)))

  expect(await enter(person, there)).toMatchObject({ code: 'social.account.unknown' })
  expect(await enter(person, { provider: 'facebook' })).toMatchObject({ code: 'social.account.unknown' })
  const ticket = ticketOf(await enter(person, { provider: 'facebook' }))
  expect(await make(ticket, 'lotus.localhost')).toMatchObject({ code: 'social.ticket.expired' })
})

test('the returned code and state are valid once, at this site, and for a limited time', async () => {
  const { url, state } = await begin('google')
  const code = (await returnFromProvider(url, newAccount())).get('code') ?? ''
  const refused = { ok: false, status: 400, code: 'social.refused' }
  const other = await begin('google')

  expect(await show({ code: 'made-up', state: other.state })).toMatchObject(refused)
  expect(await show({ code, state }, { provider: 'facebook' })).toMatchObject(refused)
  expect(await show({ code, state }, { host: 'lotus.localhost' })).toMatchObject(refused)
  expect(await show({ code, state: 'nobody-went-away-with-this' })).toMatchObject(refused)
  expect(await show({ code, state })).toMatchObject({ code: 'social.account.unknown' })
  expect(await show({ code, state })).toMatchObject(refused)

  const late = await begin('google')
  const lateCode = (await returnFromProvider(late.url, newAccount())).get('code') ?? ''
  gateway.ports.clock.offsetMs = 10 * 60_000
  expect(await show({ code: lateCode, state: late.state })).toMatchObject(refused)
})

test('a code issued to another browser is refused: its nonce differs', async () => {
  const mine = await begin('google')
  const theirs = await begin('google')
  const code = (await returnFromProvider(theirs.url, newAccount())).get('code') ?? ''

  expect(await show({ code, state: mine.state })).toMatchObject({ code: 'social.refused' })
})

test('a closed account stays closed, and a second factor is required, with a ticket too', async () => {
  const person = newAccount()
  const ticket = ticketOf(await enter(person))
  const made = await make(ticket)
  if (!made.ok) throw new Error(made.code)
  const { id } = await gateway.ports.db
    .selectFrom('member')
    .select('id')
    .where('account', '=', made.value.userName)
    .executeTakeFirstOrThrow()
  const unconfirmed = { secret: Buffer.alloc(20), begun_at: new Date(), confirmed_at: new Date() }
  await gateway.ports.db
    .insertInto('authenticator')
    .values({ member_id: id, ...unconfirmed })
    .execute()
  expect(await enter(person)).toMatchObject({ code: 'login.second_factor.required' })
  expect(await make(ticket)).toMatchObject({ code: 'login.second_factor.required' })

  await gateway.ports.db.updateTable('member').set({ status: 'disabled' }).where('id', '=', id).execute()
  expect(await enter(person)).toMatchObject({ code: 'account.disabled' })
  expect(await make(ticket)).toMatchObject({ code: 'account.disabled' })
})

test('a member registered by a provider has no usable password', async () => {
  const made = await make(ticketOf(await enter(newAccount())))
  if (!made.ok) throw new Error(made.code)

  const answer = await gateway.call(login, { type: 'username', username: made.value.userName, password: 'null' })
  expect(answer).toMatchObject({ code: 'login.credentials.incorrect' })
  const guards = await gateway.call(getSecondFactor, {}, { token: made.value.token })
  expect(guards).toMatchObject({ ok: true, value: { hasPassword: false } })
})

test('an unavailable provider and a refused proof have different refusal codes', async () => {
  const { url, state } = await begin('google')
  const code = (await returnFromProvider(url, newAccount())).get('code') ?? ''
  await sandbox.setOutage('identity provider', true)
  try {
    expect(await show({ code, state })).toMatchObject({ status: 503, code: 'social.unavailable' })
  } finally {
    await sandbox.setOutage('identity provider', false)
  }
  expect(await enter(newAccount())).toMatchObject({ code: 'social.account.unknown' })
})

test('if the merchant requires more than a provider reports, registration needs the form', async () => {
  await requireAtAurora(gateway, { payeeName: demanded() })
  try {
    const answer = await enter(newAccount())
    expect(answer).toMatchObject({ details: { mayRegister: false } })
    expect(await make(ticketOf(answer))).toMatchObject({ status: 403, code: 'function.not.available' })
  } finally {
    await requireAtAurora(gateway, { payeeName: { ...optional(), enabled: false } })
  }
})

test('the same provider account by Firebase is the same member', async () => {
  const person = newAccount()
  const made = await make(ticketOf(await enter(person)))
  if (!made.ok) throw new Error(made.code)
  const { subject } = await gateway.ports.db
    .selectFrom('social_identity')
    .innerJoin('member', 'member.id', 'social_identity.member_id')
    .select('subject')
    .where('account', '=', made.value.userName)
    .executeTakeFirstOrThrow()
  const claims = () => firebaseClaims(gateway, byProvider('google.com', subject, { email: 'x@mail.example' }))
  const byFirebase = (input: object, provider: SocialProvider = 'google') => {
    const idToken = tokenOf({ alg: 'RS256', kid: 'first' }, input, key.privateKey)
    return gateway.call(loginSocial, { provider, proof: { kind: 'firebase', idToken } })
  }

  const input = claims()
  expect(await byFirebase(input)).toMatchObject({ ok: true, value: { userName: made.value.userName } })
  expect(await byFirebase(input), 'a second time').toMatchObject({ code: 'social.refused' })
  expect(await byFirebase(claims(), 'facebook')).toMatchObject({ code: 'social.refused' })
  expect(await byFirebase(firebaseClaims(gateway, byPhone('+639175550111')))).toMatchObject({ code: 'social.refused' })
  expect(await byFirebase(firebaseClaims(gateway, byProvider('password', subject)))).toMatchObject({
    code: 'social.refused',
  })
})

test('the offered providers are the configured ones', async () => {
  const ways = async () => {
    const answer = await gateway.call(getSignInWays, {})
    return answer.ok ? answer.value : null
  }
  expect(await ways()).toMatchObject({
    firebase: { projectId: 'ante-test', emulatorUrl: null },
    smsByFirebase: true,
    social: [
      { provider: 'google', by: 'redirect' },
      { provider: 'facebook', by: 'redirect' },
    ],
  })

  const { social } = gateway.ports.config
  try {
    gateway.ports.config.social = { ...social, google: null }
    expect((await ways())?.social).toContainEqual({ provider: 'google', by: 'firebase' })
    gateway.ports.config.social = { firebase: null, google: null, facebook: null }
    expect(await ways()).toEqual({ firebase: null, smsByFirebase: false, social: [] })
    expect(await gateway.call(beginSocial, { provider: 'google' })).toMatchObject({ code: 'function.not.available' })
  } finally {
    gateway.ports.config.social = social
  }
})

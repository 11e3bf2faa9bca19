import { login, loginFreeplay, logout, touch } from '@ante/contract/identity/session.ts'
import { HOUR_MS, MINUTE_MS } from '@ante/contract/kit/time.ts'
import { getMemberInfo } from '@ante/contract/member/info.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { tokenHash } from './sessions.ts'
import { newMember, PASSWORD } from '../test/people.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())
beforeEach(() => {
  gateway.ports.clock.offsetMs = 0
})

const refused = { ok: false, status: 401, code: 'login.not.session' }
const requestInfo = (token: string, host = 'localhost') => gateway.call(getMemberInfo, {}, { token, host })

const lastSeen = async (token: string) => {
  const row = await gateway.ports.db
    .selectFrom('session')
    .select('last_seen_at')
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirstOrThrow()
  return row.last_seen_at.getTime()
}

// rules: calls-11
test('a session ends half an hour after its last call', async () => {
  const { token } = await newMember(gateway)
  gateway.ports.clock.offsetMs = 29 * MINUTE_MS
  expect(await requestInfo(token)).toMatchObject({ ok: true })
  gateway.ports.clock.offsetMs = 58 * MINUTE_MS
  expect(await requestInfo(token)).toMatchObject({ ok: true })

  gateway.ports.clock.offsetMs = 89 * MINUTE_MS

  expect(await requestInfo(token)).toMatchObject(refused)
})

// rules: calls-11
test('a session ends after a day even if it is active', async () => {
  const { token } = await newMember(gateway)
  for (let elapsed = 0; elapsed < 24 * HOUR_MS; elapsed += 25 * MINUTE_MS) {
    gateway.ports.clock.offsetMs = elapsed
    expect(await requestInfo(token)).toMatchObject({ ok: true })
  }

  gateway.ports.clock.offsetMs = 24 * HOUR_MS + 1000

  expect(await requestInfo(token)).toMatchObject(refused)
})

test('calls within a minute of each other are not written to the database', async () => {
  const { token } = await newMember(gateway)
  const before = await lastSeen(token)
  gateway.ports.clock.offsetMs = 50_000
  await requestInfo(token)
  expect(await lastSeen(token)).toBe(before)

  gateway.ports.clock.offsetMs = 65_000
  await requestInfo(token)

  expect(await lastSeen(token)).toBeGreaterThan(before)
})

test('a touch extends the session by the full idle time', async () => {
  const { token } = await newMember(gateway)
  gateway.ports.clock.offsetMs = 30_000
  const before = await lastSeen(token)

  expect(await gateway.call(touch, {}, { token })).toEqual({ ok: true, value: { idleExpirySeconds: 1800 } })

  expect(await lastSeen(token)).toBeGreaterThan(before)
})

// rules: calls-10
test('after the logout the token is invalid, and a second logout is harmless', async () => {
  const { token } = await newMember(gateway)

  expect(await gateway.call(logout, {}, { token })).toEqual({ ok: true, value: {} })

  expect(await requestInfo(token)).toMatchObject(refused)
  expect(await gateway.call(logout, {}, { token })).toMatchObject(refused)
})

// rules: calls-10
test('a logout ends this session and no other of the member', async () => {
  const { token, userName } = await newMember(gateway)
  const other = await gateway.call(login, { type: 'username', username: userName, password: PASSWORD })

  await gateway.call(logout, {}, { token })

  expect(other.ok && (await requestInfo(other.value.token))).toMatchObject({ ok: true })
})

test('the eleventh session of a member ends the oldest', async () => {
  const { token, userName } = await newMember(gateway)
  const credentials = { type: 'username', username: userName, password: PASSWORD } as const
  for (let count = 2; count <= 10; count++) await gateway.call(login, credentials)
  expect(await requestInfo(token)).toMatchObject({ ok: true })

  gateway.ports.clock.offsetMs = 1000
  expect(await gateway.call(login, credentials)).toMatchObject({ ok: true })

  expect(await requestInfo(token)).toMatchObject(refused)
})

// rules: errors-12
test('an altered, truncated or made-up token is refused', async () => {
  const { token } = await newMember(gateway)
  const changed = (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
  const forged = ['', ' ', changed, token.slice(0, -1), `${token}A`, token.toLowerCase(), `Bearer ${token}`]

  for (const item of [...forged, '\u00e4'.repeat(43), "' or '1'='1", '%00']) {
    expect([item, await requestInfo(item)]).toMatchObject([item, refused])
  }
})

test('a session is valid only at the site of its merchant', async () => {
  const { token } = await newMember(gateway)

  expect(await requestInfo(token, 'lotus.localhost')).toMatchObject(refused)
})

test('a trial session is valid only at the site of its trial merchant’s owner', async () => {
  const trial = await gateway.call(loginFreeplay, {})
  if (!trial.ok) throw new Error(trial.code)

  expect(await requestInfo(trial.value.token)).toMatchObject({ ok: true, value: { type: 4 } })
  expect(await requestInfo(trial.value.token, 'lotus.localhost')).toMatchObject(refused)
})

test('the database contains no token, only its hash', async () => {
  const { token } = await newMember(gateway)

  const { rows } = await sql<{ text: string }>`select session::text as text from session`.execute(gateway.ports.db)

  const hex = Buffer.from(token).toString('hex')
  expect(rows.filter(({ text }) => text.includes(token) || text.includes(hex))).toEqual([])
})

test('ended sessions are deleted from the table', async () => {
  const { token } = await newMember(gateway)
  gateway.ports.clock.offsetMs = 25 * HOUR_MS

  await newMember(gateway)

  const left = gateway.ports.db.selectFrom('session').select('token_hash').where('token_hash', '=', tokenHash(token))
  expect(await left.execute()).toEqual([])
})

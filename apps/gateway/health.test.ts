import { login } from '@ante/contract/identity/session.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { startGateway } from './test/start-gateway.ts'
import type { TestGateway } from './test/start-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())
afterEach(async () => {
  for (const table of ['write_probe', 'call_count'])
    await sql.raw(`drop trigger if exists fails on ${table}`).execute(gateway.ports.db)
})

/** Makes writes to a table fail with a PostgreSQL error code. */
async function fail(table: string, code: string, when = 'true'): Promise<void> {
  const { db } = gateway.ports
  await sql
    .raw(`
    create or replace function fails() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '${code}'; end $$`)
    .execute(db)
  await sql
    .raw(`
    create trigger fails before insert or update on ${table} for each row when (${when}) execute function fails()`)
    .execute(db)
}

/** Advances the clock by a second, the lifetime of a cached answer. */
async function readiness() {
  gateway.ports.clock.offsetMs += 1_001
  const answer = await gateway.fetch('/readyz')
  return { status: answer.status, body: await answer.json() }
}

const READY = { status: 200, body: { status: 'ready' } }
const NO_STORAGE = { status: 503, body: { status: 'storage' } }

const logIn = () => gateway.call(login, { type: 'username', username: 'player01', password: 'wrong' })

test.each([
  ['53100', NO_STORAGE],
  ['25006', NO_STORAGE],
  ['58030', { status: 503, body: { status: 'database' } }],
])('while writes fail (%s) the gateway is not ready, and recovers automatically', async (code, expected) => {
  expect(await readiness()).toEqual(READY)
  await fail('write_probe', code)
  expect(await readiness()).toEqual(expected)
  expect((await gateway.fetch('/healthz')).status).toBe(200)

  await sql`drop trigger fails on write_probe`.execute(gateway.ports.db)
  expect(await readiness()).toEqual(READY)
})

test('a call that fails because the disk is full is refused with a retry hint, and readiness then checks for disk space', async () => {
  await fail('write_probe', '53100', 'new.filler is not null')
  expect(await readiness()).toEqual(READY)

  await fail('call_count', '53100')
  const answer = await gateway.fetch(login.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.json()).toMatchObject({ success: false, errorCode: 'service.unavailable' })
  expect(await readiness()).toEqual(NO_STORAGE)

  for (const table of ['call_count', 'write_probe'])
    await sql.raw(`drop trigger fails on ${table}`).execute(gateway.ports.db)
  expect(await readiness()).toEqual(READY)
  expect(await logIn()).toMatchObject({ ok: false, status: 400 })
})

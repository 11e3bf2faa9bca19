import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

import { testServerUrl } from '@ante/embedded-postgres/test-server.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'

import { openDatabase, wasRolledBack } from './db.ts'

/** Time in milliseconds until a broken connection is noticed. */
const DETECTION_MS = 100

test('a connection that breaks between two statements fails only its transaction', async () => {
  const database = openDatabase({ connectionString: testServerUrl(), max: 2 }, () => undefined)
  onTestFinished(() => database.close())

  const broken = database.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db)
    await pause(DETECTION_MS)
    await sql`select 1`.execute(tx)
  })

  await expect(broken).rejects.toThrow(/terminat|not queryable/i)
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(database.db)
  expect(rows).toEqual([{ one: 1 }])
})

test('a process that dies during a transaction holds its locks only for a while', async () => {
  const database = openDatabase({ connectionString: testServerUrl(), max: 1 }, () => undefined)
  onTestFinished(() => database.close())

  const { rows } = await database.pool.query('show idle_in_transaction_session_timeout')

  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '30s' }])
})

test('a database that accepts the connection without answering times out', async () => {
  const silent = createServer()
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const { port } = silent.address() as AddressInfo
  const database = openDatabase({ host: '127.0.0.1', port, connectionTimeoutMillis: 50 }, () => undefined)
  onTestFinished(async () => {
    await database.close()
    silent.close()
  })

  await expect(database.pool.query('select 1')).rejects.toThrow(/timeout/)
})

test.each([
  ['23505', true],
  ['22003', true],
  ['40001', true],
  ['40P01', true],
  ['55P03', true],
  ['57014', true],
  ['P0001', true],
  ['57P01', false],
  ['08006', false],
  ['53100', false],
  ['58030', false],
  ['XX000', false],
])('after error %s the transaction certainly had no effect: %s', (code, undone) => {
  expect(wasRolledBack(Object.assign(new pg.DatabaseError('', 0, 'error'), { code }))).toBe(undone)
})

test('after an error that is not from the database the outcome is unknown', () => {
  expect(wasRolledBack(new Error('Connection terminated unexpectedly'))).toBe(false)
})

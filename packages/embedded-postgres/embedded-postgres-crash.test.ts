import { readFile, realpath, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'

import { createDatabase } from './databases.ts'
import { findDatabaseUser } from './database-user.ts'
import type { DatabaseServer } from './embedded-postgres.ts'
import { isPostgres, postmasterOf, waitFor, workersOf } from './processes.ts'
import { clusterOf, siteName } from './site.ts'
import { createSocketDirectory, SOCKET } from './socket-directory.ts'
import { freshFolder, openForTest, openInChild, TIMEOUT_MS } from './test-support.ts'

const homeIn = (dataDir: string): Promise<string> => realpath(join(dataDir, 'postgres'))

/** Kills the postmaster and waits for the next one: a connection of the killed one may still answer for a moment. */
async function killPostmasterIn(dataDir: string): Promise<void> {
  const before = await postmasterIn(dataDir)
  process.kill(before, 'SIGKILL')
  await waitFor(() => !isPostgres(before), TIMEOUT_MS)
  await postmasterIn(dataDir)
}

async function postmasterIn(dataDir: string): Promise<number> {
  const cluster = clusterOf(await homeIn(dataDir))
  await waitFor(() => postmasterOf(cluster) !== undefined, TIMEOUT_MS)
  return present(postmasterOf(cluster))
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The database is not running.')
  return value
}

function poolOf(server: DatabaseServer): pg.Pool {
  const pool = new pg.Pool({ ...server.connection('postgres'), max: 4 })
  pool.on('error', () => {}) // a broken idle connection, which the pool replaces
  onTestFinished(() => pool.end())
  return pool
}

/** Repeats a query until the database is back; returns its result. */
async function queryUntilBack(pool: pg.Pool, text: string): Promise<unknown> {
  for (;;) {
    try {
      return (await pool.query(text)).rows[0]
    } catch {
      await pause(20)
    }
  }
}

test('after a first start is killed at any time, the next start succeeds', { timeout: TIMEOUT_MS }, async () => {
  for (let round = 0; round < 6; round++) {
    const dataDir = await freshFolder()
    const gateway = openInChild(dataDir)
    await gateway.input('opening')
    await pause(Math.random() * 700)
    await gateway.kill()

    const server = await openForTest({ dataDir })
    expect(await createDatabase(server.url('postgres'), 'demo')).toBe(true)
    await server.stop()
  }
})

test('a database left running by a killed gateway is adopted', { timeout: TIMEOUT_MS }, async () => {
  const dataDir = await freshFolder()
  const gateway = openInChild(dataDir)
  await gateway.input('open postgresql:')
  const before = await postmasterIn(dataDir)
  await gateway.kill()

  const server = await openForTest({ dataDir })

  expect(server.adopted).toBe(true)
  expect(await postmasterIn(dataDir)).toBe(before)
  expect(await createDatabase(server.url('postgres'), 'demo')).toBe(true)
})

test('a second gateway on the same data directory is refused with a message', { timeout: TIMEOUT_MS }, async () => {
  const dataDir = await freshFolder()
  const server = await openForTest({ dataDir })

  const second = openForTest({ dataDir })

  await expect(second).rejects.toMatchObject({ code: 'database.in_use' })
  await expect(second).rejects.toThrow(`is in use by process ${process.pid}: stop that gateway first`)
  expect(await createDatabase(server.url('postgres'), 'demo')).toBe(true)
})

test('of two simultaneous first starts, one is refused', { timeout: TIMEOUT_MS }, async () => {
  const dataDir = await freshFolder()
  const outcomes = await Promise.allSettled([openForTest({ dataDir }), openForTest({ dataDir })])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = expect.objectContaining({ code: 'database.in_use' })
  expect(outcomes).toContainEqual({ status: 'rejected', reason: refused })
})

test('a killed database restarts automatically with all committed data', { timeout: TIMEOUT_MS }, async () => {
  const dataDir = await freshFolder()
  const server = await openForTest({ dataDir, durability: 'full' })
  await createDatabase(server.url('postgres'), 'demo')
  const pool = new pg.Pool(server.connection('demo'))
  pool.on('error', () => {})
  onTestFinished(() => pool.end())
  await pool.query('create table bet (id int primary key)')

  for (let round = 1; round <= 3; round++) {
    await pool.query('insert into bet values ($1)', [round])
    await killPostmasterIn(dataDir)
    expect(await queryUntilBack(pool, 'select count(*)::int as bets from bet')).toEqual({ bets: round })
  }
})

test('a killed worker breaks the connections, but the database stays available', { timeout: TIMEOUT_MS }, async () => {
  const dataDir = await freshFolder()
  const pool = poolOf(await openForTest({ dataDir }))
  const before = await postmasterIn(dataDir)
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  process.kill(present(rows[0]).pid, 'SIGKILL')
  expect(await queryUntilBack(pool, 'select 1 as one')).toEqual({ one: 1 })
  expect(await postmasterIn(dataDir)).toBe(before)
})

test('a worker that outlives its postmaster is ended', { timeout: TIMEOUT_MS }, async () => {
  const dataDir = await freshFolder()
  const pool = poolOf(await openForTest({ dataDir }))
  const before = workersOf(siteName(await homeIn(dataDir)))
  const endless = pool.query('select count(*) from generate_series(1, 1000000000000) a').catch(() => 'broken')
  await pool.query('select 1')
  process.kill(await postmasterIn(dataDir), 'SIGKILL')

  expect(await endless).toBe('broken')
  expect(await queryUntilBack(pool, 'select 1 as one')).toEqual({ one: 1 })
  const after = workersOf(siteName(await homeIn(dataDir)))
  expect(after.filter((pid) => before.includes(pid))).toEqual([])
})

test(
  'lock files whose process id now belongs to another program do not prevent a start',
  { timeout: TIMEOUT_MS },
  async () => {
    const dataDir = await freshFolder()
    await openForTest({ dataDir }).then((server) => server.stop())
    const lockFile = join(clusterOf(await homeIn(dataDir)), 'postmaster.pid')
    await writeFile(lockFile, `${process.pid}\n`)
    const socketDirectory = await createSocketDirectory(siteName(await homeIn(dataDir)), await findDatabaseUser())
    await writeFile(join(socketDirectory, `${SOCKET}.lock`), `${process.pid}\n`)

    await openForTest({ dataDir })

    expect(Number((await readFile(lockFile, 'utf8')).split('\n')[0])).toBe(await postmasterIn(dataDir))
  },
)

test('stopping during a restart leaves no running database', { timeout: TIMEOUT_MS }, async () => {
  const dataDir = await freshFolder()
  for (let round = 0; round < 8; round++) {
    const server = await openForTest({ dataDir })
    process.kill(await postmasterIn(dataDir), 'SIGKILL')
    await pause(Math.random() * 250)
    await server.stop()
    const home = await homeIn(dataDir)
    expect([postmasterOf(clusterOf(home)), workersOf(siteName(home))]).toEqual([undefined, []])
  }
})

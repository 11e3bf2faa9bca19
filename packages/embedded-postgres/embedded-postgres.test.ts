import { existsSync } from 'node:fs'
import { chown, mkdir, realpath, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'

import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'

import { createDatabase } from './databases.ts'
import { openDatabaseServer } from './embedded-postgres.ts'
import { postmasterOf, workersOf } from './processes.ts'
import { clusterOf, siteName } from './site.ts'
import { freshFolder, isRoot, collectLog, openForTest, TIMEOUT_MS } from './test-support.ts'

async function answerOf<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row | undefined> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows[0]
  } finally {
    await client.end()
  }
}

test('the first start creates a database, the second finds the written data', { timeout: TIMEOUT_MS }, async () => {
  const dataDir = await freshFolder()
  const first = await openDatabaseServer({ dataDir, log: collectLog() })
  await createDatabase(first.url('postgres'), 'demo')
  await answerOf(first.url('demo'), 'create table kept as select 42 as answer')
  await first.stop()

  const second = await openForTest({ dataDir })

  expect(await answerOf(second.url('demo'), 'select answer from kept')).toEqual({ answer: 42 })
  expect([first.adopted, second.adopted]).toEqual([false, false])
})

test('the path of a data directory may contain spaces, quotes and a colon', { timeout: TIMEOUT_MS }, async () => {
  const dataDir = join(await freshFolder(), `it's a "long" way: home`, 'data')
  await mkdir(join(dataDir, '..'), { mode: 0o755 })
  const server = await openForTest({ dataDir })
  expect(await answerOf(server.url('postgres'), 'select 1 as one')).toEqual({ one: 1 })
})

test('the gateway writes durably, in UTF-8 and UTC, and is not a superuser', { timeout: TIMEOUT_MS }, async () => {
  const server = await openForTest({ dataDir: await freshFolder(), durability: 'full' })
  const settings = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'server_encoding', 'timezone']
  const columns = settings.map((name) => `current_setting('${name}') as ${name}`)
  const text = `select ${columns.join(', ')}, current_setting('is_superuser') as superuser`
  expect(await answerOf(server.url('postgres'), text)).toEqual({
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    data_checksums: 'on',
    server_encoding: 'UTF8',
    timezone: 'UTC',
    superuser: 'off',
  })
})

test('only the database’s user can access the socket, and there is no port', { timeout: TIMEOUT_MS }, async () => {
  const server = await openForTest({ dataDir: await freshFolder() })
  const { host } = server.connection('postgres')
  expect(((await stat(host)).mode & 0o777).toString(8)).toBe('700')
  expect(join(host, '.s.PGSQL.5432').length).toBeLessThan(100)
  const port = await answerOf(server.url('postgres'), "select current_setting('listen_addresses') as addresses")
  expect(port).toEqual({ addresses: '' })
})

test('stopping leaves no process and no socket', { timeout: TIMEOUT_MS }, async () => {
  const dataDir = await freshFolder()
  const server = await openForTest({ dataDir })
  const home = await realpath(join(dataDir, 'postgres'))
  const pool = new pg.Pool(server.connection('postgres'))
  pool.on('error', () => {})
  onTestFinished(() => pool.end())
  await pool.query('select 1')
  expect(workersOf(siteName(home)).length).toBeGreaterThan(0)

  await server.stop()

  expect(postmasterOf(clusterOf(home))).toBeUndefined()
  expect(workersOf(siteName(home))).toEqual([])
  expect(existsSync(server.connection('postgres').host)).toBe(false)
})

test(
  'a data directory inaccessible to the database user is replaced with the shelter',
  { timeout: TIMEOUT_MS },
  async () => {
    const dataDir = join(await freshFolder('private'), 'data')
    const fallbackFolder = join(await freshFolder(), 'shelter')
    const first = await openDatabaseServer({ dataDir, fallbackFolder, log: collectLog(), durability: 'none' })
    await createDatabase(first.url('postgres'), 'demo')
    await first.stop()
    expect(existsSync(fallbackFolder)).toBe(isRoot) // other users run the database themselves, in the data directory

    const second = await openForTest({ dataDir, fallbackFolder })
    expect(await answerOf(second.url('demo'), 'select 1 as one')).toEqual({ one: 1 })
  },
)

test('a link to a missing database is not treated as a first start', { timeout: TIMEOUT_MS }, async () => {
  const dataDir = await freshFolder()
  await symlink(join(dataDir, 'gone'), join(dataDir, 'postgres'))
  await expect(openForTest({ dataDir })).rejects.toMatchObject({ code: 'database.lost_folder' })
})

test('another user’s database is not touched', { timeout: TIMEOUT_MS }, async () => {
  const dataDir = await freshFolder()
  const foreign = isRoot ? join(dataDir, 'foreign') : '/usr'
  if (isRoot) await mkdir(foreign).then(() => chown(foreign, 1, 1))
  await symlink(foreign, join(dataDir, 'postgres'))
  await expect(openForTest({ dataDir })).rejects.toMatchObject({ code: 'database.foreign_owner' })
})

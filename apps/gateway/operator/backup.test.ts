import { join } from 'node:path'

import { runAsSupervisor } from '@ante/embedded-postgres/backup/embedded.ts'
import { createDatabase } from '@ante/embedded-postgres/databases.ts'
import type { DatabaseServer } from '@ante/embedded-postgres/embedded-postgres.ts'
import { freshFolder, openForTest, TIMEOUT_MS } from '@ante/embedded-postgres/test-support.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'

import { openDatabase } from '../kit/db.ts'
import type { Db } from '../kit/db.ts'
import { migrate } from '../kit/migrate.ts'
import { testSecrets } from '../test/test-config.ts'
import { balanceOfAccount, merchantAccount, postTransfer, verifyLedger } from '../wallet/public.ts'
import { operate } from './operate.ts'

async function ante(databaseUrl: string, ...argv: string[]): Promise<{ code: number; output: string }> {
  let received = ''
  const collect = (text: string) => (received += text)
  const code = await operate([...argv, '--json'], {
    environment: { DATABASE_URL: databaseUrl },
    actor: 'tester',
    print: collect,
    printError: collect,
  })
  return { code, output: received }
}

async function done(databaseUrl: string, ...argv: string[]): Promise<void> {
  const { code, output } = await ante(databaseUrl, ...argv)
  expect(code, `${argv.join(' ')}: ${output}`).toBe(0)
}

/** Creates a database like a gateway's, with a balance. */
async function opened(server: DatabaseServer): Promise<Db> {
  await createDatabase(server.url('postgres'), 'ante')
  const database = openDatabase({ connectionString: server.url('ante'), max: 2 }, () => undefined)
  onTestFinished(() => database.close())
  return database.db
}

async function holder(db: Db): Promise<bigint> {
  await sql`insert into merchant (code, name, currency, zone, hosts, settings, registration)
    values ('aurora', 'Aurora', 'PHP', 'UTC', '{aurora.example}', '{}', '{}')`.execute(db)
  const { rows } = await sql<{ id: bigint }>`
    insert into account (merchant_code, currency, kind, member_id, wallet_type, balance, version, head)
    values ('aurora', 'PHP', 'member', 1, 2, 0, 0, '') returning id`.execute(db)
  return rows[0]!.id
}

async function creditAccount(db: Db, credit: bigint, key: string): Promise<void> {
  const debit = await merchantAccount(db, { merchantCode: 'aurora', currency: 'PHP', kind: 'house' })
  await postTransfer(db, { key, code: 8122, debit, credit, amount: 10_000n, reference: 'test', at: new Date() })
}

/** Returns a time of the database's clock that is strictly between earlier and later changes. */
async function momentOf(db: Db): Promise<string> {
  const { rows } = await sql<{ now: Date }>`select pg_sleep(0.05), clock_timestamp() as now, pg_sleep(0.05)`.execute(db)
  return rows[0]!.now.toISOString()
}

test(
  'a running database is backed up, and restored to a moment between two transfers',
  { timeout: TIMEOUT_MS },
  async () => {
    const folder = join(await freshFolder(), 'backup')
    const server = await openForTest({ dataDir: await freshFolder(), durability: 'full' })
    const db = await opened(server)
    await migrate(db, testSecrets)
    const account = await holder(db)
    await creditAccount(db, account, 'before the backup')
    const url = server.url('ante')
    await done(url, 'backup', 'create', folder)
    await creditAccount(db, account, 'wanted')
    await done(url, 'backup', 'update', folder)
    await creditAccount(db, account, 'wanted too')
    const between = await momentOf(db)
    await creditAccount(db, account, 'not wanted')
    await done(url, 'backup', 'update', folder)
    await done(url, 'backup', 'update', folder)

    for (const [to, keys] of [
      [
        ['--until', between],
        ['before the backup', 'wanted', 'wanted too'],
      ],
      [[], ['before the backup', 'wanted', 'wanted too', 'not wanted']],
    ] as const) {
      const dataDir = await freshFolder()
      await done(url, 'backup', 'restore', folder, dataDir, ...to)
      const restored = await opened(await openForTest({ dataDir, durability: 'full' }))
      const rows = await restored.selectFrom('transfer').select('key').orderBy('id').execute()
      expect(rows.map(({ key }) => key)).toEqual(keys)
      expect(await balanceOfAccount(restored, account)).toBe(10_000n * BigInt(keys.length))
      expect((await verifyLedger(restored)).problems).toEqual([])
      await creditAccount(restored, account, 'afterwards')
      expect((await ante(url, 'backup', 'restore', folder, dataDir)).output).toContain('is in use')
    }
  },
)

test('invalid backups and impossible restores are reported', { timeout: TIMEOUT_MS }, async () => {
  const [root, dataDir] = [await freshFolder(), await freshFolder()]
  const folder = join(root, 'one')
  const server = await openForTest({ dataDir, durability: 'full' })
  await opened(server)
  const url = server.url('ante')
  await done(url, 'backup', 'create', folder)
  const refused = async (expected: string, ...argv: string[]) =>
    expect(await ante(url, 'backup', ...argv)).toMatchObject({ code: 1, output: expect.stringContaining(expected) })

  await refused('is not empty', 'create', folder)
  await refused('There is no backup in', 'update', root)
  await refused('There is no backup in', 'restore', root, await freshFolder())
  await refused('is in use', 'restore', folder, dataDir)
  await refused('not to 2001', 'restore', folder, await freshFolder(), '--until', '2001-01-01T00:00:00Z')
  expect(await ante(url, 'backup', 'restore', folder, dataDir, '--until', 'yesterday')).toMatchObject({ code: 2 })
  expect(await ante('postgresql://ante@db.example/ante', 'backup', 'create', join(root, 'two'))).toMatchObject({
    code: 1,
    output: expect.stringContaining('Only the embedded database'),
  })

  // From now on the newer backup receives the write-ahead log, so the older one has a gap.
  const newer = join(root, 'newer')
  await done(url, 'backup', 'create', newer)
  for (let time = 0; time < 3; time++) {
    await done(url, 'backup', 'update', newer)
    await runAsSupervisor(url, (client) => client.query('checkpoint'))
  }
  await refused('is missing or belongs to a newer backup', 'update', folder)
  await done(url, 'backup', 'update', newer)
})

import { randomBytes } from 'node:crypto'

import { openDatabase } from '@ante/gateway/kit/db.ts'
import { expect, onTestFinished, test } from 'vitest'

import { Harness } from './harness.ts'
import type { Plan } from './plan.ts'
import { Site } from './servers/site.ts'

/** Seed of the run; `HARNESS_SEED` reproduces the choices of an earlier run. */
const seed = process.env['HARNESS_SEED'] ?? randomBytes(4).toString('hex')

/** `HARNESS_DEPTH=gate` kills a third as often, but still the gateway, the database and the whole tree in turn. */
const [EMBEDDED, BY_URL] =
  process.env['HARNESS_DEPTH'] === 'gate'
    ? [
        { kills: 4, seconds: 10, firstStartKills: 1 },
        { kills: 3, seconds: 8, firstStartKills: 1 },
      ]
    : [
        { kills: 12, seconds: 30 },
        { kills: 8, seconds: 20 },
      ]

/** Opens a harness, which is closed at the end of the test, whether it passes or fails. */
async function open(changes: Pick<Plan, 'database' | 'kills' | 'seconds'> & Partial<Plan>) {
  const site = await Site.open(changes.database)
  onTestFinished(() => site.close())
  const plan = { seed, clients: 64, firstStartKills: 4, ...changes }
  console.log(`${site.server.name}: ${JSON.stringify(plan)}`)
  return { site, harness: new Harness(site, plan, (line) => console.log(line)) }
}

test('no acknowledged operation is lost or duplicated when any process is killed under load', async () => {
  const { harness } = await open({ database: 'embedded', ...EMBEDDED })
  const { faults, figures } = await harness.run()
  console.log(figures.lines().join('\n'))
  expect(faults).toEqual([])
})

test('no acknowledged operation is lost or duplicated on a PostgreSQL given by URL', async () => {
  const { harness } = await open({ database: 'url', ...BY_URL })
  const { faults, figures } = await harness.run()
  console.log(figures.lines().join('\n'))
  expect(faults).toEqual([])
})

const LAST_TRANSFER = 'where id = (select max(id) from transfer)'
const LAST_PLAYER = 'where id = (select max(id) from account where version > 1)'

test('the harness detects any manipulation of the tables', async () => {
  const { site, harness } = await open({ database: 'embedded', kills: 1, seconds: 1, clients: 8, firstStartKills: 0 })
  const kindsAfter = async (statement: string) => {
    await tamper(site.gateway.databaseUrl, statement)
    return (await harness.compareBooks()).map(({ kind }) => kind)
  }
  expect((await harness.run()).faults).toEqual([])

  const richer = await kindsAfter(`update account set balance = balance + 100 ${LAST_PLAYER}`)
  expect(richer).toEqual(expect.arrayContaining(['balance', 'ledger', 'moved']))
  expect(await kindsAfter(`update account set balance = balance - 100 ${LAST_PLAYER}`)).toEqual([])

  expect(await kindsAfter(`update transfer set amount = amount + 100 ${LAST_TRANSFER}`)).toContain('ledger')
  expect(await kindsAfter(`update transfer set amount = amount - 100 ${LAST_TRANSFER}`)).toEqual([])

  const forgotten = await kindsAfter(
    `delete from seamless_transaction where transaction_id =
      (select max(transaction_id) from seamless_transaction where kind = 'bet' and state = 'posted')`,
  )
  expect(forgotten).toContain('lost')
})

test('the harness detects a database that loses acknowledged commits in a crash', async () => {
  const { site, harness } = await open({ database: 'embedded', kills: 3, seconds: 6, firstStartKills: 0 })
  await harness.begin()
  await acknowledgeTooEarly(site.gateway.databaseUrl)

  const { faults } = await harness.play()
  expect(faults.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['lost', 'balance']))
})

/** Executes a statement without the triggers that protect the tables. */
async function tamper(databaseUrl: string, statement: string): Promise<void> {
  await command(databaseUrl, 'begin', 'alter table transfer disable trigger user', statement, 'commit')
}

/** Changes the database so that commits of new connections are acknowledged long before they are on disk. */
async function acknowledgeTooEarly(databaseUrl: string): Promise<void> {
  const asSupervisor = databaseUrl.replace('//ante@', '//postgres@')
  await command(
    asSupervisor,
    'alter database ante set synchronous_commit = off',
    "alter system set wal_writer_delay = '10s'",
    'select pg_reload_conf()',
    "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'ante'",
    'checkpoint',
  )
}

/** Runs all statements on one connection. */
async function command(databaseUrl: string, ...statements: string[]): Promise<void> {
  const { pool, close } = openDatabase({ connectionString: databaseUrl, max: 1 }, () => undefined)
  try {
    for (const statement of statements) await pool.query(statement)
  } finally {
    await close()
  }
}

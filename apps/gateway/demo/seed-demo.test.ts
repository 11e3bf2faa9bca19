import { randomUUID } from 'node:crypto'

import { DAY_MS } from '@ante/contract/kit/time.ts'
import { accounts, DEMO_PASSWORD } from '@ante/demo/accounts.ts'
import { games } from '@ante/demo/games.ts'
import { merchants } from '@ante/demo/merchants.ts'
import { ownLotteryGames } from '@ante/demo/own-lottery-games.ts'
import { team } from '@ante/demo/team.ts'
import { addressOf, copyDatabase, createDatabase, dropDatabase } from '@ante/embedded-postgres/databases.ts'
import { testServerUrl } from '@ante/embedded-postgres/test-server.ts'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { LocalBus } from '../kit/bus.ts'
import { ShiftedClock } from '../kit/clock.ts'
import { ConfigError } from '../kit/config.ts'
import { openDatabase } from '../kit/db.ts'
import type { Database } from '../kit/db.ts'
import { migrate } from '../kit/migrate.ts'
import type { Ports } from '../kit/ports.ts'
import { weakPasswordRefusal } from '../kit/weak-password/weak-password.ts'
import { storeMerchant } from '../merchant/public.ts'
import { balanceStates, verifyLedger } from '../wallet/public.ts'
import { testConfig, testSecrets } from '../test/test-config.ts'
import { refreshMatches } from './refresh-matches.ts'
import { seedDemo } from './seed-demo.ts'

/** Without past bets, which take long to write and have a separate test. */
const WITHOUT_PAST = { hasPast: false }
const STORED_GAMES = games.length + ownLotteryGames.length
const log = pino({ level: 'silent' })
/** A migrated database without data, which each test copies. */
const template = `migrated_${randomUUID().replaceAll('-', '')}`
let name: string
let database: Database
let ports: Ports & { clock: ShiftedClock }

const openNamed = (databaseName: string): Database =>
  openDatabase({ connectionString: addressOf(testServerUrl(), databaseName), max: 3 }, () => undefined)

beforeAll(async () => {
  await createDatabase(testServerUrl(), template)
  const migrated = openNamed(template)
  await migrate(migrated.db, testSecrets)
  await migrated.close()
})
afterAll(() => dropDatabase(testServerUrl(), template))

beforeEach(async () => {
  name = `test_${randomUUID().replaceAll('-', '')}`
  await copyDatabase(testServerUrl(), { template, name })
  database = openNamed(name)
  ports = {
    ...database,
    clock: new ShiftedClock(),
    bus: new LocalBus(),
    log,
    config: testConfig(),
    secrets: testSecrets,
  }
})
afterEach(async () => {
  await database.close()
  await dropDatabase(testServerUrl(), name)
})

/** Sealed secrets, which differ on each write. */
const SEALED = /\\\\x[0-9a-f]{100,}/g

/** Returns every row of every table as text, by table. */
async function contents(): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(database.db)
  const entries = tables.rows.map(async ({ name: table }): Promise<[string, string[]]> => {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(table)} as t order by 1`.execute(database.db)
    return [table, rows.map(({ row }) => row.replace(SEALED, 'sealed'))]
  })
  return Object.fromEntries(await Promise.all(entries))
}

test('seeding again changes nothing', async () => {
  await seedDemo(ports, WITHOUT_PAST)
  const first = await contents()
  await seedDemo(ports, WITHOUT_PAST)
  expect(await contents()).toEqual(first)
  expect(first['game']).toHaveLength(STORED_GAMES)
  expect(first['merchant']).toHaveLength(merchants.length * 2)
})

test('seeding on a later day changes only the kick-off times', async () => {
  await seedDemo(ports, WITHOUT_PAST)
  const { hot_match: matches, ...first } = await contents()
  ports.clock.offsetMs += 3 * DAY_MS
  await seedDemo(ports, WITHOUT_PAST)
  const { hot_match: later, ...second } = await contents()
  expect(second).toEqual(first)
  expect(later).toHaveLength(matches?.length ?? 0)
  expect(later).not.toEqual(matches)
})

test('a demo that runs for a week still shows upcoming matches', async () => {
  await seedDemo(ports, WITHOUT_PAST)
  ports.clock.offsetMs += 7 * DAY_MS
  const toCome = () =>
    database.db.selectFrom('hot_match').select('key').where('match_time', '>', ports.clock.now()).execute()
  expect(await toCome()).toEqual([])
  await refreshMatches(ports)
  expect(await toCome()).not.toEqual([])
})

test('rewriting a part whose code changed yields the same data and credits no money twice', async () => {
  await seedDemo(ports, WITHOUT_PAST)
  const first = await contents()
  await sql`delete from demo_seed`.execute(database.db)
  await seedDemo(ports, WITHOUT_PAST)
  const second = await contents()
  expect(second).toEqual({ ...first, catalogue_revision: second['catalogue_revision'] })
})

test('each merchant has the demo accounts, with uplines and balances', async () => {
  await seedDemo(ports, WITHOUT_PAST)
  const members = await database.db.selectFrom('member').selectAll().orderBy('id').execute()
  const balances = new Map(
    (
      await balanceStates(
        database.db,
        members.map(({ id }) => String(id)),
      )
    ).map((balanceState) => [balanceState.memberId, balanceState]),
  )
  for (const { code, currency } of merchants) {
    const own = members.filter(
      (member) => member.merchant_code === code && accounts.some(({ account }) => account === member.account),
    )
    const seeded = own.map(({ id, account, type, upline_id: upline }) => ({
      account,
      type,
      upline: own.find((other) => other.id === upline)?.account ?? null,
      balance: balances.get(String(id))?.sumBalance,
      currency: balances.get(String(id))?.currency,
    }))
    expect(seeded).toEqual(accounts.map((account) => ({ ...account, currency })))
  }
  expect((await verifyLedger(database.db)).problems).toEqual([])
})

test('two gateways seeding simultaneously write once', async () => {
  await Promise.all([seedDemo(ports, WITHOUT_PAST), seedDemo(ports, WITHOUT_PAST)])
  const both = await contents()
  await seedDemo(ports, WITHOUT_PAST)
  expect(await contents()).toEqual(both)
})

test('a part that was changed manually is kept until its source changes', async () => {
  await seedDemo(ports, WITHOUT_PAST)
  await sql`update game set name = 'Changed'`.execute(database.db)
  await seedDemo(ports, WITHOUT_PAST)
  const { rows } = await sql<{ n: bigint }>`select count(*) as n from game where name = 'Changed'`.execute(database.db)
  expect(rows[0]?.n).toBe(BigInt(STORED_GAMES))
})

const production = () => ({ ...ports, config: { ...ports.config, production: true } })

const stranger = {
  code: 'stranger',
  trial_of: null,
  name: 'Stranger',
  currency: 'EUR',
  zone: 'Europe/Berlin',
  hosts: ['stranger.example'],
  registration: {},
  settings: {
    mainDomain: 'stranger.example',
    languages: ['EN' as const],
    defaultLanguage: 'EN' as const,
    flags: {},
    menu: [],
    categories: [],
    imageCDNs: [],
    paths: [],
    register: 'open',
    resources: [],
    mobileTemplate: { app_background: '', app_desc: {}, app_desc_font_color: '', mem_cen: '0', dep_func: '0' },
    customerService: [],
    licence: { line: {}, picture: '', minimumAge: 18 },
  },
}

test('demo data is refused in production', async () => {
  await expect(seedDemo(production())).rejects.toThrow(ConfigError)
})

test('demo data is refused in a database with another merchant, unless forced', async () => {
  await storeMerchant(database.db, stranger)
  await expect(seedDemo(ports)).rejects.toThrow(/stranger/)
  expect((await contents())['game']).toEqual([])

  await seedDemo(ports, { ...WITHOUT_PAST, force: true })
  expect((await contents())['game']).toHaveLength(STORED_GAMES)
  // From then on it is a demo's database, whose further merchants were set up at its console.
  await expect(seedDemo(ports, WITHOUT_PAST)).resolves.toBeUndefined()
})

test('registration would accept the demo’s password for each account', () => {
  for (const { account } of [...accounts, ...team])
    expect([account, weakPasswordRefusal(DEMO_PASSWORD, [account])]).toEqual([account, null])
})

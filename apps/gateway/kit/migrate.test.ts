import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { addressOf, createDatabase, dropDatabase } from '@ante/embedded-postgres/databases.ts'
import { testServerUrl } from '@ante/embedded-postgres/test-server.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'

import { testSecrets } from '../test/test-config.ts'
import { openDatabase } from './db.ts'
import type { Db } from './db.ts'
import { migrate, SCHEMA_FOLDERS } from './migrate.ts'
import type { SchemaFolders } from './migrate.ts'

interface Schema {
  db: Db
  /** Writes files, or deletes those that are null, by path: `migrations/0001-item.sql`, `sql/columns/twice.sql`. */
  write(files: Record<string, string | null>): Promise<void>
  start(): ReturnType<typeof migrate>
  /** Writes the files, then migrates. */
  change(files: Record<string, string | null>): ReturnType<typeof migrate>
}

/** An empty database with separate folders. */
async function emptySchema(): Promise<Schema> {
  const root = await mkdtemp(join(tmpdir(), 'ante-schema-'))
  const folders: SchemaFolders = { migrations: join(root, 'migrations'), sql: join(root, 'sql') }
  for (const folder of Object.values(folders)) await mkdir(folder)
  const name = `schema_${randomUUID().replaceAll('-', '')}`
  await createDatabase(testServerUrl(), name)
  const { db, close } = openDatabase({ connectionString: addressOf(testServerUrl(), name), max: 3 }, () => undefined)
  onTestFinished(async () => {
    await close()
    await dropDatabase(testServerUrl(), name)
    await rm(root, { recursive: true })
  })
  const write = async (files: Record<string, string | null>) => {
    for (const [path, text] of Object.entries(files)) {
      const file = join(root, path)
      await mkdir(dirname(file), { recursive: true })
      await (text === null ? rm(file) : writeFile(file, text))
    }
  }
  const start = () => migrate(db, testSecrets, folders)
  return { db, write, start, change: (files) => write(files).then(start) }
}

async function valueOf(db: Db, expression: string): Promise<unknown> {
  const { rows } = await sql.raw<{ value: unknown }>(`select ${expression} as value`).execute(db)
  return rows[0]?.value
}

const functionText = (name: string, body: string, { args = '', returns = 'integer' } = {}): string =>
  `create or replace function ${name}(${args}) returns ${returns} language sql immutable as $$ ${body} $$;`

const TWICE = functionText('twice', 'select n * 2', { args: 'n integer' })
const ITEM = `create table item (n integer, doubled integer generated always as (twice(n)) stored)`
const BASE = { 'sql/columns/twice.sql': TWICE, 'migrations/0001-item.sql': ITEM }

test('an up-to-date database stays unchanged', async () => {
  const { change } = await emptySchema()
  expect(await change(BASE)).toEqual({ migrations: ['0001-item'], sqlObjects: ['twice'] })
  expect(await change({})).toEqual({ migrations: [], sqlObjects: [] })
})

test('the gateway’s own schema is complete after the first start', async () => {
  const { db } = await emptySchema()
  const first = await migrate(db, testSecrets, SCHEMA_FOLDERS)
  expect(first.sqlObjects).toContain('post_transfers')
  expect(await migrate(db, testSecrets, SCHEMA_FOLDERS)).toEqual({ migrations: [], sqlObjects: [] })
})

test('objects are created after their dependencies, regardless of names and folders', async () => {
  const { db, change } = await emptySchema()
  const { sqlObjects } = await change({
    ...BASE,
    'sql/a/a-total.sql': functionText('a_total', 'select count(*)::integer from b_list', {}).replace(
      'immutable',
      'stable',
    ),
    'sql/b/b-list.sql': `create or replace view b_list as select z_shown(n) as shown from item;`,
    'sql/c/z-shown.sql': functionText('z_shown', 'select twice(n)::text', { args: 'n integer', returns: 'text' }),
  })
  expect(sqlObjects).toEqual(['twice', 'z_shown', 'b_list', 'a_total'])
  await sql`insert into item (n) values (1), (2)`.execute(db)
  expect(await valueOf(db, 'a_total()')).toBe(2)
})

test('only a changed file is applied again', async () => {
  const { db, change } = await emptySchema()
  await change({
    ...BASE,
    'sql/one.sql': functionText('one', 'select 1'),
    'sql/sum.sql': functionText('sum', 'select one() + 1'),
  })
  const { sqlObjects } = await change({ 'sql/one.sql': functionText('one', 'select 10') })
  expect(sqlObjects).toEqual(['one'])
  expect(await valueOf(db, 'public.sum()')).toBe(11)
})

test('a generated column uses the new version of its function, and keeps its stored values', async () => {
  const { db, change } = await emptySchema()
  await change(BASE)
  await sql`insert into item (n) values (3)`.execute(db)
  await change({ 'sql/columns/twice.sql': TWICE.replace('n * 2', 'n + n + 1') })
  await sql`insert into item (n) values (4)`.execute(db)
  expect(await valueOf(db, 'array(select doubled from item order by n)')).toEqual([6, 9])
})

test('a function with different arguments replaces the old one in all callers', async () => {
  const { db, change } = await emptySchema()
  const small = (args: string) => functionText('is_small', 'select n < 10', { args, returns: 'boolean' })
  await change({
    ...BASE,
    'sql/is-small.sql': small('n integer'),
    'sql/small.sql': 'create or replace view small as select n from item where is_small(n);',
    'sql/refuse.sql': `create or replace function refuse() returns trigger language plpgsql as $$
      begin raise exception 'too small'; end $$;`,
    'sql/no-small-on-item.sql': `create or replace trigger no_small before insert on item
      for each row when (is_small(new.n)) execute function refuse();`,
  })
  const { sqlObjects } = await change({ 'sql/is-small.sql': small('n bigint') })
  expect(sqlObjects).toEqual(['is_small', 'no_small_on_item', 'small'])
  expect(await valueOf(db, `array(select oid::regprocedure::text from pg_proc where proname = 'is_small')`)).toEqual([
    'is_small(bigint)',
  ])
  await expect(sql`insert into item (n) values (9)`.execute(db)).rejects.toThrow('too small')
})

test('a function may change its return type, and a view its columns', async () => {
  const { db, change } = await emptySchema()
  await change({
    ...BASE,
    'sql/word.sql': functionText('word', 'select 1'),
    'sql/list.sql': 'create or replace view list as select n, doubled from item;',
  })
  await change({
    'sql/word.sql': functionText('word', `select 'one'`, { returns: 'text' }),
    'sql/list.sql': 'create or replace view list as select doubled from item;',
  })
  expect(await valueOf(db, 'word()')).toBe('one')
  await expect(sql`select n from list`.execute(db)).rejects.toThrow('does not exist')
})

test('the object of a removed file is dropped, and objects of other origin are not', async () => {
  const { db, change } = await emptySchema()
  const stop = `create or replace function stop() returns trigger language plpgsql as $$ begin return null; end $$;`
  const stops = `create or replace trigger stops before insert on item for each row execute function stop();`
  await change({ ...BASE, 'sql/stop.sql': stop, 'sql/stops-on-item.sql': stops })
  await sql.raw(functionText('by_hand', 'select 7')).execute(db)

  const { sqlObjects } = await change({ 'sql/stop.sql': null, 'sql/stops-on-item.sql': null })
  expect(sqlObjects).toEqual(['stop', 'stops_on_item'])
  await sql`insert into item (n) values (1)`.execute(db)
  expect(await valueOf(db, 'array(select doubled from item)')).toEqual([2])
  expect(await valueOf(db, `to_regprocedure('stop()')`)).toBeNull()
  expect(await valueOf(db, 'by_hand()')).toBe(7)
})

test('objects that a migration drops are recreated', async () => {
  const { db, change } = await emptySchema()
  await change({ ...BASE, 'sql/list.sql': 'create or replace view list as select n from item;' })
  const wider = 'drop view list; alter table item drop column doubled, alter column n type bigint;'
  expect(await change({ 'migrations/0002-item-wider.sql': wider })).toEqual({
    migrations: ['0002-item-wider'],
    sqlObjects: ['list'],
  })
  await sql`insert into item (n) values (5000000000)`.execute(db)
  expect(await valueOf(db, 'array(select n::text from list)')).toEqual(['5000000000'])
})

test('a failure rolls back everything', async () => {
  const { db, change } = await emptySchema()
  await change({ ...BASE, 'sql/one.sql': functionText('one', 'select 1') })
  const failed = change({
    'sql/one.sql': functionText('one', 'select 2'),
    'migrations/0002-more.sql': 'create table more (n integer)',
    'sql/two.sql': functionText('two', 'select n from nowhere'),
  })
  await expect(failed).rejects.toMatchObject({ cause: { message: 'sql/two: relation "nowhere" does not exist' } })
  expect(await valueOf(db, 'one()')).toBe(1)
  expect(await valueOf(db, `to_regclass('more')`)).toBeNull()

  await change({ 'sql/two.sql': functionText('two', 'select n from more limit 1').replace('immutable', 'stable') })
  expect(await valueOf(db, 'one()')).toBe(2)
})

test('of several instances starting simultaneously, one applies changes and the others wait for its commit', async () => {
  const { db, write, start } = await emptySchema()
  await write({ ...BASE, 'migrations/0001-item.sql': `${ITEM}; select pg_sleep(0.3)` })
  const done = await Promise.all([start(), start(), start()])
  expect(done.flatMap(({ migrations }) => migrations)).toEqual(['0001-item'])
  expect(done.flatMap(({ sqlObjects }) => sqlObjects)).toEqual(['twice'])
  expect(await valueOf(db, `to_regclass('item') is not null`)).toBe(true)
})

test('a database of a newer version is refused', async () => {
  const { change } = await emptySchema()
  await change({ ...BASE, 'migrations/0002-newer.sql': 'create table newer (n integer)' })
  await expect(change({ 'migrations/0002-newer.sql': null })).rejects.toMatchObject({
    cause: { message: 'the database is of another version: it has the unknown migrations 0002-newer' },
  })
})

test('a database from before the baseline is refused with instructions', async () => {
  const { db, change } = await emptySchema()
  await sql`create table kysely_migration (name text)`.execute(db)
  await expect(change(BASE)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('use a new database') },
  })
})

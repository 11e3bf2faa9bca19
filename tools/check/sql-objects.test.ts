import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { SCHEMA_FOLDERS } from '@ante/gateway/kit/migrate.ts'
import { parseSqlObject } from '@ante/gateway/kit/sql-objects/parse-sql-object.ts'
import { readSqlObjects } from '@ante/gateway/kit/sql-objects/read-sql-objects.ts'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const OBJECT =
  /\bcreate\s+(or\s+replace\s+)?(constraint\s+)?(function|procedure|aggregate|trigger|view|materialized\s+view|rule)\b/i
/** Head of an SQL file: the description, locks and callers, and then the statement. */
const HEAD =
  /^(?:-- (?!Locks:|Callers:).+\n)+-- Locks: .+\n(?:--   .+\n)*-- Callers: (?<callers>.+\n(?:--   .+\n)*)create or replace /

interface TextFile {
  path: string
  text: string
}

/** Returns the files of each folder with this name below `root`, at any depth. */
function filesBelow(root: string, folder: string): TextFile[] {
  const paths = readdirSync(join(ROOT, root), { recursive: true, encoding: 'utf8' }).map((path) => join(root, path))
  const inFolder = new RegExp(`/${folder}/(?!.*node_modules).*\\.(sql|ts)$`)
  return paths
    .filter((path) => inFolder.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
}

const { all, forColumns } = await readSqlObjects(SCHEMA_FOLDERS.sql)
const migrations = filesBelow('apps', 'migrations')
const sqlFiles = filesBelow('apps', 'sql')

const createsObject = (text: string): boolean => OBJECT.test(text.replace(/--.*/g, ''))

test.each([
  'create function f()',
  'CREATE OR REPLACE\n  TRIGGER t',
  'create or replace view v',
  'create constraint trigger t',
])('a migration with "%s" is refused', (text) =>
  expect(createsObject(`create table item (n integer);\n${text}`)).toBe(true),
)

test('migrations create no function, trigger or view: the current text of each is in sql/', () => {
  expect(migrations.filter(({ text }) => createsObject(text)).map(({ path }) => path)).toEqual([])
  expect(migrations.map(({ path }) => path)).toContain('apps/gateway/migrations/0001-merchant.sql')
})

test('each SQL file begins with its description, its locks and its callers', () => {
  expect(sqlFiles.filter(({ text }) => !HEAD.test(text)).map(({ path }) => path)).toEqual([])
})

test('each SQL file of the studio is one object, named after it', () => {
  const files = sqlFiles.filter(({ path }) => path.startsWith('apps/studio/kit/'))
  const names = files.map(({ path, text }) => parseSqlObject(basename(path), text.replaceAll('studio.', '')).name)
  expect(names).toContain('update_session_net')
})

test('functions used by generated columns are immutable', () => {
  expect(forColumns.filter(({ text }) => !/\blanguage sql immutable\b/.test(text)).map(({ name }) => name)).toEqual([])
})

/** Returns the callers listed in the head of a function or view. */
function callersIn(text: string): string[] {
  const { callers = '' } = HEAD.exec(text)?.groups ?? {}
  return callers
    .replace(/\n--\s*/g, ' ')
    .trim()
    .replace(/\.$/, '')
    .split(', ')
}

function doesCall(caller: string, name: string): boolean {
  const [file] = [join(ROOT, 'apps/gateway', caller), join(ROOT, caller)].filter((path) => existsSync(path))
  if (file) return new RegExp(`\\b${name}\\b`).test(readFileSync(file, 'utf8'))
  if (/^\w+\.\w+$/.test(caller)) return migrations.some(({ text }) => text.includes(`${name}(`))
  const object = caller.replace(/^.*trigger /, '').replaceAll(' ', '_')
  return all.some((item) => item.name === object && item.mentions.has(name))
}

const called = all.filter(({ kind }) => kind !== 'trigger')

test('every caller listed in a head contains a call', () => {
  const stale = called.flatMap(({ name, text }) =>
    callersIn(text)
      .filter((caller) => !doesCall(caller, name))
      .map((caller) => `${name}: ${caller}`),
  )
  expect(stale).toEqual([])
})

test('a function or trigger that calls another one is listed in its head', () => {
  const nameOf = (caller: string) => caller.replace(/^.*trigger /, '').replaceAll(' ', '_')
  const heads = new Map(called.map(({ name, text }) => [name, callersIn(text).map(nameOf)]))
  const missing = all.flatMap(({ name, needs }) =>
    needs.filter((need) => !heads.get(need)?.includes(name)).map((need) => `${need}: ${name}`),
  )
  expect(missing).toEqual([])
})

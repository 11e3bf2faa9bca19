import { expect, test } from 'vitest'

import { orderSqlObjects } from './order-sql-objects.ts'
import { parseSqlObject } from './parse-sql-object.ts'

const body = (text: string) => `returns integer language sql as $$ ${text} $$;`
const one = `-- Returns one; "twice;" is no statement here.\ncreate or replace function one() ${body(`select 1; -- ';`)}`

test.each([
  ['one.sql', one, { name: 'one', kind: 'function', identity: 'one' }],
  ['a-list.sql', `create or replace view a_list as select ';' as text;`, { name: 'a_list', kind: 'view' }],
  [
    'is-kept-on-big-table.sql',
    'create or replace trigger is_kept\n  before update of a, b on big_table for each row execute function keep();',
    { name: 'is_kept_on_big_table', kind: 'trigger', identity: 'is_kept on big_table' },
  ],
])('%s is parsed as the object it creates', (file, text, expected) => {
  expect(parseSqlObject(file, text)).toMatchObject(expected)
})

test.each([
  ['no statement', 'one.sql', '-- create or replace function one()'],
  ['two objects', 'one.sql', `${one}\ncreate or replace function two() ${body('select 2')}`],
  ['an object and something else', 'one.sql', `${one}\nselect one();`],
  ['a statement before the object', 'one.sql', `set jit = off; ${one}`],
  ['a function that cannot be applied again', 'one.sql', one.replace('create or replace', 'create')],
  ['a table', 'item.sql', 'create table item (n integer);'],
  ['a function of another name', 'two.sql', one],
  [
    'a trigger of another table',
    'stays-on-a.sql',
    'create or replace trigger stays after insert on b execute function f();',
  ],
])('a file with %s is refused', (_what, file, text) => {
  expect(() => parseSqlObject(file, text)).toThrow(file)
})

const calling = (name: string, called: string) =>
  parseSqlObject(`${name}.sql`, `create or replace function ${name}() ${body(`select ${called}`)}`)

test('names in comments and strings are not dependencies', () => {
  const objects = [calling('a', `'b()' -- b()`), calling('b', 'c()'), calling('c', '1')]
  expect(orderSqlObjects(objects).map(({ name, needs }) => [name, needs])).toEqual([
    ['a', []],
    ['c', []],
    ['b', ['c']],
  ])
})

test('a function may call itself, but not in a cycle with others', () => {
  expect(orderSqlObjects([calling('a', 'a()')]).map(({ needs }) => needs)).toEqual([[]])
  expect(() => orderSqlObjects([calling('a', 'b()'), calling('b', 'c()'), calling('c', 'a()')])).toThrow(
    'a → b → c → a',
  )
})

test('two files with the same name are refused', () => {
  expect(() => orderSqlObjects([calling('a', '1'), calling('a', '2')])).toThrow('a')
})

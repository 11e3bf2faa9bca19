import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { eachOnce } from './each-once.ts'

const page = (...ids: string[]) => ({ rows: ids.map((id) => ({ id })) })
const listed = (...pages: ReturnType<typeof page>[]) =>
  eachOnce(
    pages,
    ({ rows }) => rows,
    ({ id }) => id,
  ).map(({ id }) => id)

test('a row that moved to the next page is listed once, in its first position', () => {
  expect(listed(page('e', 'd'), page('c', 'b'), page('a'))).toEqual(['e', 'd', 'c', 'b', 'a'])
  expect(listed(page('e', 'd'), page('d', 'c'), page('b', 'a'))).toEqual(['e', 'd', 'c', 'b', 'a'])
  expect(listed()).toEqual([])
})

test('a row that is loaded twice has its latest state', () => {
  const pages = [[{ id: 1, state: 'open' }], [{ id: 1, state: 'closed' }]]
  expect(
    eachOnce(
      pages,
      (rows) => rows,
      ({ id }) => id,
    ),
  ).toEqual([{ id: 1, state: 'closed' }])
})

/**
 * Exceptions that join pages in their own way: one stores several pages as one, the other sorts by a sequence number.
 */
const OTHER_PAGE_JOINS = ['catalogue/game-list/queries.ts', 'support/chat/queries.ts']

test('no list of the app joins its pages in another way', () => {
  const app = join(import.meta.dirname, '..', '..')
  const files = globSync('**/*.{ts,tsx}', { cwd: app })
  const joining = files.filter((file) => /pages\.flatMap\(/.test(readFileSync(join(app, file), 'utf8')))
  expect(joining.filter((file) => !file.includes('.test.') && !file.endsWith('each-once.ts')).toSorted()).toEqual(
    OTHER_PAGE_JOINS,
  )
})

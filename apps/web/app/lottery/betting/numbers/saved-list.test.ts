import { expect, test } from 'vitest'

import { numbersOf, withNumbers, withoutNumbers } from './saved-list.ts'
import { NUMBERS, savedOf, savedText } from './saved-text.ts'
import type { SavedList, SavedNumbers } from './saved-text.ts'

const numbers = (...picks: string[]): SavedNumbers => ({
  playId: 1071,
  betType: 1,
  selection: { kind: 'picked', rows: picks.map((pick) => [pick]) },
})
const ana = { member: 'aurora/ana', family: 'SSC' }
const others = [
  { member: 'aurora/ben', family: 'SSC' },
  { member: 'lotus/ana', family: 'SSC' },
  { member: 'aurora/ana', family: 'K3' },
  { member: '', family: 'SSC' },
]
const saved = [numbers('1'), numbers('2'), numbers('1')].reduce<readonly SavedList[]>(
  (lists, next) => withNumbers(lists, ana, next),
  [],
)

test('saved numbers are listed once, the latest first', () => {
  expect(numbersOf(saved, ana)).toEqual([numbers('1'), numbers('2')])
})

test.each(others)('saved numbers are separate for %j', (owner) => {
  expect(numbersOf(saved, owner)).toEqual([])
  expect(numbersOf(withNumbers(saved, owner, numbers('9')), ana)).toEqual(numbersOf(saved, ana))
  expect(numbersOf(withoutNumbers(saved, owner, numbers('1')), ana)).toEqual(numbersOf(saved, ana))
})

test('removed numbers are gone, and an empty list is not stored', () => {
  const remaining = withoutNumbers(saved, ana, numbers('1'))
  expect(numbersOf(remaining, ana)).toEqual([numbers('2')])
  expect(withoutNumbers(remaining, ana, numbers('2'))).toEqual([])
})

test('a full list drops its oldest numbers', () => {
  const many = Array.from({ length: NUMBERS + 1 }, (_, at) => numbers(String(at)))
  const lists = many.reduce<readonly SavedList[]>((before, next) => withNumbers(before, ana, next), [])
  expect(numbersOf(lists, ana)).toEqual(many.slice(1).reverse())
})

test('stored lists are parsed as they were saved; invalid text is refused', () => {
  const typed: SavedNumbers = { playId: 1, betType: 2, selection: { kind: 'typed', entries: ['12'], places: ['tens'] } }
  const lists = withNumbers(saved, ana, typed)
  expect(savedOf(savedText(lists))).toEqual(lists)
  for (const text of ['', '[]', '{"version":2,"lists":[]}', savedText(saved).replace('1071', '"x"')]) {
    expect(savedOf(text)).toBeNull()
  }
})

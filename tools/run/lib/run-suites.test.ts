import { expect, test } from 'vitest'

import { stepsOf } from './run-suites.ts'
import { SUITES } from './suites.ts'

test('every suite has a place, once', () => {
  const all = Object.keys(SUITES)
  expect(stepsOf(all).flat(2).toSorted()).toEqual(all.toSorted())
})

test.each([
  [['check'], [[['check']]]],
  [['e2e', 'unit'], [[['unit'], ['e2e']]]],
  [
    ['engines', 'screens', 'check'],
    [[['check']], [['screens', 'engines']]],
  ],
  [[], []],
])('%j are run in the steps %j', (names, steps) => {
  expect(stepsOf(names)).toEqual(steps)
})

import { expect, test } from 'vitest'

import { SUITES, suitesOf } from './suites.ts'

test('the gate omits no suite except the studio', () => {
  const all = Object.keys(SUITES)
  expect(suitesOf({ depth: 'gate', studio: true })).toEqual(all)
  expect(suitesOf({ depth: 'gate', studio: false })).toEqual(all.filter((name) => name !== 'studio'))
})

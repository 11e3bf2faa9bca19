import { expect, test } from 'vitest'

import { SUITES, suitesOf } from './suites.ts'

test('the gate omits no suite except the studio', () => {
  const gate = Object.keys(SUITES)
  expect(suitesOf({ depth: 'gate', studio: true })).toEqual(gate)
  expect(suitesOf({ depth: 'gate', studio: false })).toEqual(gate.filter((name) => name !== 'studio'))
})

test('the deep run omits no suite', () => {
  expect(suitesOf({ depth: 'deep', studio: true })).toEqual(Object.keys(SUITES))
})

import { expect, test } from 'vitest'

import { hallsNamed } from './halls-named.ts'
import { hall } from './test/hall.ts'

const NAMES = ['Jade Lantern', 'Lantern Hall', 'Café Royal', 'Sun & Moon']
const halls = NAMES.map((vendorName) => ({ ...hall('RNG', 'X'), vendorName }))

test.each([
  ['', NAMES],
  ['lan', ['Jade Lantern', 'Lantern Hall']],
  ['LANTERN ja', ['Jade Lantern']],
  ['jade tiger', []],
  ['cafe', ['Café Royal']],
  ['royal  café', ['Café Royal']],
  ['sun and moon', ['Sun & Moon']],
  ['sun&moon', ['Sun & Moon']],
  ['antern', ['Jade Lantern', 'Lantern Hall']],
  ['jade lantren', ['Jade Lantern']],
  ['lanterm', ['Jade Lantern', 'Lantern Hall']],
  ['royla', ['Café Royal']],
  ['jsd', []],
])('with “%s” typed: %s', (typed, expected) => {
  expect(hallsNamed(halls, typed).map(({ vendorName }) => vendorName)).toEqual(expected)
})

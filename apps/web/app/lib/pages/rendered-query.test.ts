import { pageAddresses } from '@ante/contract/merchant/page-addresses.ts'
import { expect, test } from 'vitest'

import { isRenderedFor, renderedQueryOf } from './rendered-query.ts'

const NAMES = ['gameType', 'chat']

test.each([
  ['', '', true],
  ['?x=1', '', true],
  ['?gameType=RNG', '?gameType=RNG', true],
  ['?x=1&gameType=RNG', '?gameType=RNG', true],
  ['?gameType=NOPE', '', false],
  ['?gameType=', '', false],
  ['?chat', '', false],
])('a page requested with %j and rendered for %j is hydrated: %s', (search, rendered, isHydrated) => {
  expect(isRenderedFor(search, renderedQueryOf(rendered, NAMES))).toBe(isHydrated)
})

test('a page without parameters is the same for every query', () => {
  expect(isRenderedFor('?gameType=RNG&chat', {})).toBe(true)
})

test.each(Object.entries(pageAddresses))(
  '%s is re-rendered for each of its parameters that the server’s page does not cover',
  (_, ownQuery) => {
    const names = Object.keys(ownQuery)
    const plain = renderedQueryOf('', names)
    expect(names.filter((name) => isRenderedFor(`?${name}=x`, plain))).toEqual([])
  },
)

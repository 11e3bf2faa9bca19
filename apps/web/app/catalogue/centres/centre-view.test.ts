import { describe, expect, test } from 'vitest'

import { hallAddress } from './centre-address.ts'
import { categoriesIn, centreOf } from './centre-view.ts'
import { hall } from './test/hall.ts'

const HALLS = [hall('RNG', 'JL'), hall('RNG', 'PXE'), hall('FISH', 'JL'), hall('SPORTS', 'BTI')]

const seen = (query: string) => {
  const { category, vendorHalls, unknown } = centreOf(new URLSearchParams(query), HALLS)
  return { category, own: vendorHalls.map((item) => `${item.category} ${item.vendor}`), unknown }
}

describe('an address requests', () => {
  test.each([
    ['', { category: null, own: [], unknown: null }],
    ['gameType=HOT', { category: null, own: [], unknown: null }],
    ['gameType=fish', { category: 'FISH', own: [], unknown: null }],
    ['vassalage=JL', { category: null, own: ['RNG JL', 'FISH JL'], unknown: null }],
    ['vassalage=jl&gameType=FISH', { category: 'FISH', own: ['FISH JL', 'RNG JL'], unknown: null }],
    ['vassalage=PXE&gameType=FISH', { category: 'FISH', own: ['RNG PXE'], unknown: null }],
    ['gameType=CHESS', { category: null, own: [], unknown: { parameter: 'category', name: 'CHESS' } }],
    ['gameType=LIVE', { category: null, own: [], unknown: { parameter: 'category', name: 'LIVE' } }],
    ['vassalage=NOBODY', { category: null, own: [], unknown: { parameter: 'vendor', name: 'NOBODY' } }],
    [
      'gameType=CHESS&vassalage=BTI',
      { category: null, own: ['SPORTS BTI'], unknown: { parameter: 'category', name: 'CHESS' } },
    ],
  ])('%s', (query, expected) => expect(seen(query)).toEqual(expected))

  test('a too long value, of which the beginning is shown', () => {
    expect(seen(`vassalage=${'x'.repeat(5_000)}`).unknown?.name).toBe('x'.repeat(40))
  })
})

test('categories are in the order of their vendor pages, each once', () => {
  expect(categoriesIn(HALLS)).toEqual(['RNG', 'FISH', 'SPORTS'])
})

test('the vendor pages of slots are in the slots center, all others in the game center', () => {
  expect(hallAddress({ category: 'RNG', vendor: 'JL' })).toBe('/m/slotsCenter?vassalage=JL')
  expect(hallAddress({ category: 'SPORTS', vendor: 'BTI' })).toBe('/m/gameCenter?gameType=SPORTS&vassalage=BTI')
})

import { expect, test } from 'vitest'

import { Magazine } from './magazine.ts'
import type { Hit } from './magazine.ts'

function loaded(...hits: Partial<Hit>[]): Magazine {
  const magazine = new Magazine()
  for (const [fish, hit] of hits.entries()) magazine.add({ fish, weapon: 'single', priceCents: 20n, ...hit })
  return magazine
}

test('a volley contains hits of one price and one power, in order', () => {
  const magazine = loaded({}, {}, { weapon: 'double' }, { weapon: 'double', priceCents: 40n }, {})

  expect(magazine.takeLoad()).toEqual({ weapon: 'single', priceCents: 20n, shots: [0, 1] })
  expect(magazine.takeLoad()).toEqual({ weapon: 'double', priceCents: 20n, shots: [2] })
  expect(magazine.takeLoad()).toEqual({ weapon: 'double', priceCents: 40n, shots: [3] })
  expect(magazine.takeLoad()).toEqual({ weapon: 'single', priceCents: 20n, shots: [4] })
  expect(magazine.takeLoad()).toBeNull()
})

test('waiting hits reserve their prices, and are never more than two volleys', () => {
  const magazine = loaded(...Array.from({ length: 15 }, () => ({})), { weapon: 'double' })

  expect(magazine.costCents).toBe(15n * 20n + 40n)
  expect(magazine.isFull).toBe(true)
  expect(magazine.takeLoad()?.shots).toHaveLength(8)
  expect(magazine.isFull).toBe(false)
  magazine.empty()
  expect(magazine.isEmpty).toBe(true)
})

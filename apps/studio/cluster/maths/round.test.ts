import fc from 'fast-check'
import { expect, test } from 'vitest'

import { book } from '../book/read-book.ts'
import { clustersIn, COLUMNS, ROWS, tumbled } from './grid.ts'
import {
  clusterUnits,
  FREE_SPINS,
  FREE_SPINS_MORE,
  freeSpinsFor,
  MAX_FREE_SPINS,
  MAX_MULTIPLIER,
  MAX_UNITS,
} from './paytable.ts'
import { playSeed } from './play-seed.ts'
import type { Spin } from './play-seed.ts'
import { GEMS, SCATTER, SHARES } from './symbols.ts'

/** Converts rows into columns. */
function gridOf(...rows: string[]): string {
  return Array.from({ length: COLUMNS }, (_, column) => rows.map((row) => row[column] ?? '').join('')).join('')
}

const NO_CLUSTERS = ['ABABABA', 'BABABAB', 'ABABABA', 'BABABAB', 'ABABABA', 'BABABAB', 'ABABABA']

test('five gems of a kind pay when adjacent by their sides, not by their corners', () => {
  const four = gridOf('CCABABA', 'CCBABAB', ...NO_CLUSTERS.slice(2))
  const across = gridOf('CCABABA', 'CCBABAB', 'ABCBABA', ...NO_CLUSTERS.slice(3))
  const five = gridOf('CCABABA', 'CCBABAB', 'CBABABA', ...NO_CLUSTERS.slice(3))

  expect(clustersIn(gridOf(...NO_CLUSTERS))).toEqual([])
  expect(clustersIn(four)).toEqual([])
  expect(clustersIn(across)).toEqual([])
  expect(clustersIn(five)).toEqual([{ letter: 'C', cells: [0, 1, 2, ROWS, ROWS + 1] }])
})

test('adjacency does not wrap around the edges of the grid', () => {
  const column = gridOf('CABABAC', 'CBABABC', ...NO_CLUSTERS.slice(2, 6), 'CBABABC')

  expect(clustersIn(column)).toEqual([])
})

test('two clusters of a kind pay separately, and scatters never pay', () => {
  const rows = ['CCCCCBA', 'BABABAB', 'SSSSSSS', 'BABABAB', 'CCCCCCC', 'BABABAB', 'ABABABA']

  expect(clustersIn(gridOf(...rows)).map(({ cells }) => cells.length)).toEqual([5, 7])
})

test('gems above fall, and new gems are placed on top', () => {
  const grid = gridOf('ABCDEFG', ...NO_CLUSTERS.slice(1, 4), 'CCCCCBA', ...NO_CLUSTERS.slice(5))
  const removed = new Set([0, 1, 2, 3, 4].map((column) => column * ROWS + 4))
  const after = tumbled(grid, removed, ['E', 'F', 'G', 'A', 'B', '', ''])

  expect(after.slice(0, ROWS)).toBe('EABABBA')
  expect(after.slice(5 * ROWS, 6 * ROWS)).toBe(grid.slice(5 * ROWS, 6 * ROWS))
  expect(after).toHaveLength(COLUMNS * ROWS)
})

test('larger clusters pay more, and so do better gems', () => {
  for (let size = 5; size <= COLUMNS * ROWS; size++) {
    for (const [nth, letter] of Array.from(GEMS).entries()) {
      expect(clusterUnits(letter, size)).toBeGreaterThanOrEqual(clusterUnits(letter, size - 1))
      expect(clusterUnits(letter, size)).toBeGreaterThan(clusterUnits(GEMS[nth + 1] ?? '', size))
    }
  }
  expect(clusterUnits('A', 4)).toBe(0)
  expect(Object.keys(SHARES).join('')).toBe(GEMS + SCATTER)
})

test.each([
  [2, false, 0],
  [3, false, FREE_SPINS[0]],
  [4, false, FREE_SPINS[1]],
  [9, false, FREE_SPINS[2]],
  [2, true, 0],
  [3, true, FREE_SPINS_MORE],
  [6, true, FREE_SPINS_MORE],
])('%d scatters award, in a free spin: %s, %d free spins', (scatters, isFree, spins) => {
  expect(freeSpinsFor(scatters, isFree)).toBe(spins)
})

/** Returns the final grid of a spin, checking each tumble on the way. */
function endOf({ grid: first, tumbles }: Spin): string {
  let grid = first
  for (const { clusters, drops } of tumbles) {
    expect(clusters.map(({ letter, cells }) => ({ letter, cells }))).toEqual(clustersIn(grid))
    grid = tumbled(grid, new Set(clusters.flatMap(({ cells }) => cells)), drops)
    expect(grid).toMatch(/^[A-GS]{49}$/)
  }
  return grid
}

test('for any seed, a round follows its rules from the first grid to the last', () => {
  fc.assert(
    fc.property(fc.constantFrom(...book), ({ seed }) => {
      const round = playSeed(seed)
      let [units, multiplier, freeSpinsLeft] = [0, 1, 1]
      for (const [nth, spin] of round.spins.entries()) {
        if (nth < 2) multiplier = 1
        for (const tumble of spin.tumbles) {
          expect(tumble.multiplier).toBe(multiplier)
          for (const { letter, cells, units: paid } of tumble.clusters) {
            expect(paid).toBe(Math.min(clusterUnits(letter, cells.length) * multiplier, MAX_UNITS - units))
            units += paid
          }
          multiplier = Math.min(MAX_MULTIPLIER, multiplier + 1)
        }
        const end = endOf(spin)
        expect(units === MAX_UNITS || clustersIn(end).length === 0).toBe(true)
        expect(spin.scatters).toBe(end.split(SCATTER).length - 1)
        freeSpinsLeft += spin.freeSpins - 1
      }
      expect(round.units).toBe(units)
      expect(round.spins.length - 1).toBeLessThanOrEqual(MAX_FREE_SPINS)
      expect(units === MAX_UNITS || freeSpinsLeft === 0).toBe(true)
      expect(playSeed(seed)).toEqual(round)
    }),
    { numRuns: 400 },
  )
})

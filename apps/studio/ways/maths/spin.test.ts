import { expect, test } from 'vitest'

import { evaluate } from './spin.ts'
import { columnShown, strips } from './strips.ts'
import { WILD } from './symbols.ts'
import type { SymbolName } from './symbols.ts'

/** Returns stops that show these symbols in the top row, with no visible wild except a requested one. */
function stopsAt(...names: SymbolName[]): number[] {
  return names.map((name, reel) => {
    const strip = strips[reel] ?? []
    const stop = strip.findIndex(
      (symbol, index) => symbol === name && (name === WILD || !columnShown(reel, index, false).includes(WILD)),
    )
    return stop
  })
}

test('a symbol pays on adjacent reels from the left, in all its ways', () => {
  const stops = stopsAt('first', 'first', 'first', 'second', 'ninth')
  const win = evaluate(stops, []).wayWins.find(({ symbol }) => symbol === 'first')
  const shownColumns = [0, 1, 2].map((reel) =>
    columnShown(reel, stops[reel] ?? 0, false).filter((name) => name === 'first'),
  )
  const ways = shownColumns.reduce((product, column) => product * column.length, 1)

  expect(win).toMatchObject({ count: 3, ways, units: 10 * ways })
})

test('two of a kind pay nothing, nor do three that do not begin on the left', () => {
  const stops = stopsAt('first', 'ninth', 'first', 'first', 'first')

  expect(evaluate(stops, []).wayWins.some(({ symbol }) => symbol === 'first')).toBe(false)
})

test('a wild expands over its reel and substitutes for every symbol in three positions', () => {
  const spin = evaluate(stopsAt('first', WILD, 'first', 'second', 'second'), [])

  expect(spin.wild).toEqual([1])
  expect(spin.wayWins.find(({ symbol }) => symbol === 'first')).toMatchObject({ count: 3 })
  expect((spin.wayWins.find(({ symbol }) => symbol === 'first')?.ways ?? 0) % 3).toBe(0)
})

test('a held reel is wild at any stop of its strip', () => {
  const stops = stopsAt('first', 'ninth', 'first', 'second', 'second')

  expect(evaluate(stops, []).wild).toEqual([])
  expect(evaluate(stops, [1]).wild).toEqual([1])
})

test('with the three middle reels held every symbol on the left pays four or five of a kind', () => {
  const { wayWins } = evaluate(stopsAt('ninth', 'ninth', 'ninth', 'ninth', 'first'), [1, 2, 3])

  expect(wayWins.length).toBeGreaterThan(0)
  for (const { count, ways } of wayWins) {
    expect(count).toBeGreaterThanOrEqual(4)
    expect(ways % 27).toBe(0)
  }
})

test.each([
  [2, 0],
  [3, 40],
  [4, 200],
  [5, 1000],
])('%d scatters anywhere pay %d units', (count, units) => {
  const names = strips.map((_, reel): SymbolName => (reel < count ? 'scatter' : 'ninth'))

  expect(evaluate(stopsAt(...names), [])).toMatchObject({ scatters: count, scatterUnits: units })
})

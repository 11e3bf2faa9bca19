import { expect, test } from 'vitest'

import { evaluate } from './spin.ts'
import type { Combination } from './spin.ts'
import { strips } from './strips.ts'
import type { SymbolName } from './symbols.ts'

/** Stops each reel so that the middle row shows the symbol. */
const middle = (...names: SymbolName[]) =>
  names.map((name, reel) => {
    const strip = strips[reel] ?? []
    return (strip.indexOf(name) - 1 + strip.length) % strip.length
  })

test.each<[SymbolName[], Combination, number]>([
  [['seven', 'seven', 'seven'], 'seven', 1200],
  [['three-bars', 'three-bars', 'three-bars'], 'three-bars', 150],
  [['one-bar', 'two-bars', 'three-bars'], 'any-bars', 6],
  [['cherry', 'cherry', 'cherry'], 'cherry', 100],
  [['cherry', 'cherry', 'plum'], 'two-cherries', 10],
  [['plum', 'plum', 'plum'], 'plum', 16],
])('%j on the middle line is %s and pays %d', (names, combination, units) => {
  const { lineWins } = evaluate(middle(...names))

  expect(lineWins).toContainEqual({ line: 0, combination, units })
})

test.each<[SymbolName[]]>([
  [['plum', 'cherry', 'cherry']],
  [['seven', 'seven', 'one-bar']],
  [['bell', 'plum', 'bell']],
])('%j on the middle line pays nothing', (names) => {
  expect(evaluate(middle(...names)).lineWins.filter(({ line }) => line === 0)).toEqual([])
})

test('all lines are added up', () => {
  const { lineWins, units } = evaluate(middle('seven', 'seven', 'seven'))

  expect(units).toBe(lineWins.reduce((sum, win) => sum + win.units, 0))
})

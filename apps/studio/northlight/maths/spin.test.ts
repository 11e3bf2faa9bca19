import { expect, test } from 'vitest'

import { evaluate } from './spin.ts'
import { SCATTER, symbolByLetter, WILD } from './symbols.ts'
import type { SymbolName } from './symbols.ts'
import { strips } from './strips.ts'

/** Returns reels that show exactly this screen, given row by row. */
function screen(...rows: [string, string, string]): SymbolName[][] {
  const letters: Record<string, SymbolName> = symbolByLetter
  const at = (row: string, reel: number) => letters[row[reel] ?? ''] ?? 'ten'
  return Array.from({ length: 5 }, (_, reel) => rows.map((row) => at(row, reel)))
}

const winsOf = (...rows: [string, string, string]) => {
  const { lineWins } = evaluate([0, 0, 0, 0, 0], screen(...rows))
  return lineWins.map(({ line, symbol, count, units }) => [line, symbol, count, units])
}

test.each([
  ['three of a kind from the left', ['TAKQJ', 'RRRQK', 'JQATK'], [[0, 'reindeer', 3, 50]]],
  ['four with a wild between them', ['TAKQJ', 'RWRRK', 'JQATK'], [[0, 'reindeer', 4, 200]]],
  ['five on the top line', ['FFFFF', 'TKQAT', 'QAJKQ'], [[1, 'fox', 5, 500]]],
  ['wilds that substitute for all symbols but the first', ['SAKQJ', 'OWWWK', 'SQATK'], [[0, 'owl', 4, 90]]],
  ['no combination that starts at the second reel', ['TAKQJ', 'KRRRR', 'JQATK'], []],
  ['no combination interrupted by a scatter', ['TAKQJ', 'RSRRR', 'JQATK'], []],
] as const)('a line pays for %s', (_, [top, middle, bottom], wins) => {
  expect(winsOf(top, middle, bottom)).toEqual(wins)
})

test('scatters pay in total stakes, wherever they are', () => {
  const spin = evaluate([0, 0, 0, 0, 0], screen('SAKQJ', 'TQSKA', 'JKATS'))

  expect(spin).toMatchObject({ lineWins: [], scatters: 3, scatterUnits: 40, units: 40 })
})

test('two simultaneous winning lines both pay', () => {
  expect(winsOf('HHHKA', 'AAAJT', 'KQTQJ')).toEqual([
    [0, 'ace', 3, 12],
    [1, 'hare', 3, 20],
  ])
})

test('a line cannot begin with a wild, and no screen shows two scatters of one reel', () => {
  const [first, last] = [strips[0], strips[4]]
  expect(first).not.toContain(WILD)
  expect(last).not.toContain(WILD)
  for (const strip of strips) {
    const round = [...strip, ...strip]
    const gaps = round.flatMap((symbol, index) => (symbol === SCATTER ? [index] : []))
    for (let index = 1; index < gaps.length; index++)
      expect((gaps[index] ?? 0) - (gaps[index - 1] ?? 0)).toBeGreaterThan(3)
  }
})

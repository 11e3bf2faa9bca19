import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { bigRoadOf } from './big-road.ts'
import type { RoadCoup } from './big-road.ts'
import { derivedRoad, COLUMNS_BACK, runsOf } from './derived-roads.ts'
import type { DerivedRoad } from './derived-roads.ts'
import { placeColumns } from './place-columns.ts'

const WINNERS: Record<string, RoadCoup['winner']> = { P: 'player', B: 'banker', T: 'tie' }

const coups = (letters: string): RoadCoup[] =>
  [...letters].map((letter) => ({
    winner: WINNERS[letter] ?? 'tie',
    playerPair: false,
    bankerPair: false,
  }))

const bigRoadText = (letters: string) =>
  bigRoadOf(coups(letters)).columns.map((column) =>
    column.map(({ side, ties }) => (side === 'player' ? 'P' : 'B') + (ties || '')).join(' '),
  )

test.each([
  ['', []],
  ['PPP', ['P P P']],
  ['PBBP', ['P', 'B B', 'P']],
  ['PTTPB', ['P2 P', 'B']],
  ['TTBTB', ['B1 B']],
])('the big road of %j', (letters, columns) => {
  expect(bigRoadText(letters)).toEqual(columns)
})

test('ties before the first win are kept', () => {
  expect(bigRoadOf(coups('TTB')).tiesBefore).toBe(2)
})

const marks = (letters: string, road: DerivedRoad) =>
  derivedRoad(bigRoadOf(coups(letters)), road)
    .map((mark) => (mark === 'red' ? 'r' : 'b'))
    .join('')

/** Expected marks, computed by hand: at the head of a column compare lengths; below it, check the cell to the left. */
test.each<[string, DerivedRoad, string]>([
  ['PPPP', 'bigEye', ''],
  ['PB', 'bigEye', ''],
  // The second entry of the second column: the cell left of it is empty, and the one left of the head was not.
  ['PBB', 'bigEye', 'b'],
  ['PPBB', 'bigEye', 'r'],
  // Both cells are empty: red again.
  ['PBBB', 'bigEye', 'br'],
  // Heads: red when the two preceding columns have the same length.
  ['PBP', 'bigEye', 'r'],
  ['PPBP', 'bigEye', 'b'],
  ['PPBBPP', 'bigEye', 'rrr'],
  ['PBPB', 'bigEye', 'rr'],
  ['PBPB', 'small', 'r'],
  ['PBPP', 'small', 'b'],
  ['PPBPP', 'small', 'r'],
  ['PPBPBB', 'small', 'bb'],
  ['PBPBP', 'cockroach', 'r'],
  ['PBPBB', 'cockroach', 'b'],
  ['PPBPBB', 'cockroach', 'r'],
])('from %s the %s road is %j', (letters, road, expected) => {
  expect(marks(letters, road)).toBe(expected)
})

test('ties change no derived road', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('P', 'B', 'T'), { maxLength: 66 }), (letters) => {
      const [with_, withoutTies] = [letters.join(''), letters.filter((letter) => letter !== 'T').join('')]
      for (const road of ['bigEye', 'small', 'cockroach'] as const)
        expect(marks(with_, road)).toBe(marks(withoutTies, road))
    }),
  )
})

test('each derived road has a mark for every win from its start on', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('P', 'B'), { maxLength: 66 }), (letters) => {
      const { columns } = bigRoadOf(coups(letters.join('')))
      for (const road of ['bigEye', 'small', 'cockroach'] as const) {
        const columnsBack = COLUMNS_BACK[road]
        const later = columns.slice(columnsBack).flat().length
        const expected = columns.length > columnsBack ? later - 1 : 0
        expect(marks(letters.join(''), road)).toHaveLength(expected)
      }
    }),
  )
})

const grid = (columns: string[], rows: number) =>
  placeColumns(
    columns.map((column) => [...column]),
    rows,
  ).map(({ column, row, value }) => `${value}${column}${row}`)

test('a long streak turns at the bottom, and before occupied cells', () => {
  expect(grid(['aaaa', 'b'], 3)).toEqual(['a00', 'a01', 'a02', 'a12', 'b10'])
  expect(grid(['aaaaa', 'bbb', 'c'], 3)).toEqual(['a00', 'a01', 'a02', 'a12', 'a22', 'b10', 'b11', 'b21', 'c20'])
})

test('no two entries share a cell', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 14 }), { maxLength: 30 }), (lengths) => {
      const placed = placeColumns(
        lengths.map((length) => Array.from({ length }, () => 0)),
        6,
      )
      expect(new Set(placed.map(({ column, row }) => `${column} ${row}`)).size).toBe(placed.length)
      expect(placed.every(({ row }) => row < 6)).toBe(true)
    }),
  )
})

test('streaks are split where the mark changes', () => {
  expect(runsOf(['r', 'r', 'b', 'r'])).toEqual([['r', 'r'], ['b'], ['r']])
})

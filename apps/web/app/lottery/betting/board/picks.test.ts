import type { Board } from '@ante/lottery/play.ts'
import { describe, expect, test } from 'vitest'

import { isQuickPick, noPicks, withQuickPicks, toggled } from './picks.ts'

const balls = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ code: String(from + at) }))
const quick = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const
const board: Board = {
  rows: [
    { name: 'tens', balls: balls(0, 9), min: 1, max: 10, quick },
    { name: 'dan', balls: balls(0, 9), min: 1, max: 1, quick: [] },
    { name: 'few', balls: balls(1, 11), min: 2, max: 3, quick },
  ],
  fewestRows: 3,
}

describe('a ball', () => {
  test('is picked by a tap and removed by a second tap; the picks stay in order', () => {
    const picked = ['7', '3', '0'].reduce((rows, code) => toggled(board, rows, 0, code), noPicks(board))
    expect(picked[0]).toEqual(['0', '3', '7'])
    expect(toggled(board, picked, 0, '3')[0]).toEqual(['0', '7'])
  })

  test('replaces the picked ball in a row with one pick', () => {
    const rows = toggled(board, toggled(board, noPicks(board), 1, '4'), 1, '9')
    expect(rows[1]).toEqual(['9'])
  })

  test('is not added to a row that is full', () => {
    const full = ['1', '2', '3'].reduce((rows, code) => toggled(board, rows, 2, code), noPicks(board))
    expect(toggled(board, full, 2, '4')).toBe(full)
  })
})

describe('a quick button', () => {
  test.each([
    ['all', '0123456789'],
    ['big', '56789'],
    ['small', '01234'],
    ['odd', '13579'],
    ['even', '02468'],
    ['clear', ''],
  ] as const)('%s picks %s', (name, digits) => {
    expect(withQuickPicks(board, noPicks(board), 0, name)[0]?.join('')).toBe(digits)
  })

  test('picks no more than the row’s maximum', () => {
    expect(withQuickPicks(board, noPicks(board), 2, 'all')[2]).toEqual(['1', '2', '3'])
  })

  test('is shown as pressed if the row equals its result, and never for an empty row', () => {
    const rows = withQuickPicks(board, noPicks(board), 0, 'odd')
    expect(isQuickPick(board, rows, 0, 'odd')).toBe(true)
    expect(isQuickPick(board, rows, 0, 'even')).toBe(false)
    expect(isQuickPick(board, noPicks(board), 0, 'clear')).toBe(false)
  })
})

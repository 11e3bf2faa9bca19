import type { OpenedGame } from '@ante/contract/lottery/draws/open-draws.ts'
import { expect, test } from 'vitest'

import { withDraw } from './apply-draw.ts'

const current = {
  drawNumber: '20260228-0011',
  openAt: '2026-02-28T10:10:00.000Z',
  lockAt: '2026-02-28T10:10:55.000Z',
  drawAt: '2026-02-28T10:11:00.000Z',
  remainTime: 20_000,
  lockTime: 5,
  isSale: true,
  status: 'OPEN',
} as const
const game: OpenedGame = {
  gameId: 7,
  gameCode: 'FFC',
  current,
  awaiting: '20260228-0010',
  last: { drawNumber: '20260228-0009', drawAt: '2026-02-28T10:09:00.000Z', result: [1, 2, 3, 4, 5] },
}
const draw = { gameId: 7, gameCode: 'FFC', result: [9, 9, 9, 9, 9] }

test('a draw replaces the last result, and is no longer awaited', () => {
  expect(withDraw(game, { ...draw, drawNumber: '20260228-0010' })).toMatchObject({
    awaiting: null,
    last: { drawNumber: '20260228-0010', result: [9, 9, 9, 9, 9] },
  })
})

test('the result of the running draw is stored with its draw time', () => {
  expect(withDraw(game, { ...draw, drawNumber: '20260228-0011' }).last?.drawAt).toBe(current.drawAt)
})

test('a late draw, and a draw of another game, change nothing', () => {
  expect(withDraw(game, { ...draw, drawNumber: '20260228-0008' })).toBe(game)
  expect(withDraw(game, { ...draw, gameId: 8, drawNumber: '20260228-0011' })).toBe(game)
})

test('a corrected result replaces the result of the same draw', () => {
  expect(withDraw(game, { ...draw, drawNumber: '20260228-0009' }).last?.result).toEqual([9, 9, 9, 9, 9])
})

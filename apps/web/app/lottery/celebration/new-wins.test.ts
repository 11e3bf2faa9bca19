import { expect, test } from 'vitest'

import { newWins } from './new-wins.ts'

const MEMORY = { userName: 'player01', since: '2026-01-20T10:00:00.000Z', told: ['7'] }
const win = (orderDetailId: string, settledAt: string | null) => ({ orderDetailId, settledAt })
const idsOf = (wins: { orderDetailId: string }[]) => wins.map(({ orderDetailId }) => orderDetailId)

test('a win is news when it was settled later than the watch began, and not told yet', () => {
  const wins = [
    win('9', '2026-01-20T10:05:00.000Z'),
    win('8', null),
    win('7', '2026-01-20T10:01:00.000Z'),
    win('6', '2026-01-20T09:59:59.999Z'),
  ]
  const { fresh, memory } = newWins(wins, MEMORY)
  expect(idsOf(fresh)).toEqual(['9'])
  expect(memory).toEqual({ ...MEMORY, told: ['9', '7'] })
  expect(newWins(wins, memory).fresh).toEqual([])
})

test('two that were settled at one moment are told each, whichever answer has them', () => {
  const at = '2026-01-20T10:05:00.000Z'
  const first = newWins([win('9', at)], MEMORY)
  expect(idsOf(newWins([win('10', at), win('9', at)], first.memory).fresh)).toEqual(['10'])
})

test('one that was won, lost by a corrected result and won again is celebrated once', () => {
  const first = newWins([win('9', '2026-01-20T10:05:00.000Z')], MEMORY)
  expect(newWins([win('9', '2026-01-20T10:25:00.000Z')], first.memory).fresh).toEqual([])
})

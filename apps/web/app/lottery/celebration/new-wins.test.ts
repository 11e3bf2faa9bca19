import { expect, test } from 'vitest'

import { newWins } from './new-wins.ts'

const STARTED_AT = '2026-01-20T10:00:00.000Z'
const LATER = '2026-01-20T10:05:30.000Z'
const MEMORY = { userName: 'player01', since: STARTED_AT, reported: ['7'] }
const win = (orderDetailId: string, settledAt: string | null) => ({ orderDetailId, settledAt })
const idsOf = (wins: { orderDetailId: string }[]) => wins.map(({ orderDetailId }) => orderDetailId)

test('a win is new if it was settled after the start time and has not been celebrated', () => {
  const wins = [
    win('9', '2026-01-20T10:05:00.000Z'),
    win('8', null),
    win('7', '2026-01-20T10:01:00.000Z'),
    win('6', '2026-01-20T09:59:59.999Z'),
  ]
  const { newWins: fresh, memory } = newWins(wins, MEMORY, LATER)
  expect(idsOf(fresh)).toEqual(['9'])
  expect(memory).toEqual({ userName: 'player01', since: '2026-01-20T10:04:30.000Z', reported: ['9', '7'] })
  expect(newWins(wins, memory, LATER).newWins).toEqual([])
})

test('two wins settled at the same time are each celebrated, even if they come in different answers', () => {
  const at = '2026-01-20T10:05:00.000Z'
  const first = newWins([win('9', at)], MEMORY, LATER)
  expect(idsOf(newWins([win('10', at), win('9', at)], first.memory, LATER).newWins)).toEqual(['10'])
})

// rules: lottery-6
test('a bet won, lost by a corrected result and won again is celebrated once', () => {
  const first = newWins([win('9', '2026-01-20T10:05:00.000Z')], MEMORY, LATER)
  const repeatedWin = win('9', '2026-01-20T10:25:00.000Z')
  expect(newWins([repeatedWin], first.memory, '2026-01-20T10:25:01.000Z').newWins).toEqual([])
})

test('each check advances the time, never to before the start', () => {
  const { memory } = newWins([], MEMORY, '2026-01-20T10:00:10.000Z')
  expect(memory.since).toBe(STARTED_AT)
  expect(newWins([], memory, '2026-01-28T10:00:00.000Z').memory.since).toBe('2026-01-28T09:59:00.000Z')
})

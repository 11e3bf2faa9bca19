import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createQueryClient } from '../lib/calls/query-client.ts'
import { winners } from './queries.ts'
import { mergeWinners, applyWinnerEvent } from './apply-winners.ts'

const win = (roundId: string, winAmount: string) => ({
  roundId,
  winAmount,
  iconUrl: '',
  gameName: '',
  nodeId: 1,
  customerName: 'p***1',
  currency: 'PHP',
})

test('the largest win is first, compared to the last decimal and beyond the precision of a float', () => {
  const merged = mergeWinners(
    [win('a', '9.99'), win('b', '9007199254740993.01')],
    [win('c', '9007199254740993.02'), win('d', '10')],
  )
  expect(merged.map(({ roundId }) => roundId)).toEqual(['c', 'b', 'd', 'a'])
})

test('a repeated round is listed once', () => {
  expect(mergeWinners([win('a', '1')], [win('a', '1')])).toHaveLength(1)
})

test('no more wins are stored than displayed', () => {
  const manyWinners = Array.from({ length: 30 }, (_, index) => win(String(index), String(index)))
  expect(mergeWinners(manyWinners, [])).toHaveLength(20)
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('wins in quick succession are added together, 250 ms after the last of them', async () => {
  const queries = createQueryClient(() => Promise.reject(new Error('no call expected')))
  queries.setQueryData(winners.queryKey, { vo: [] })
  const amounts = () => queries.getQueryData(winners.queryKey)?.vo.map(({ winAmount }) => winAmount)
  const take = applyWinnerEvent(queries)
  take(win('a', '1'))
  await vi.advanceTimersByTimeAsync(249)
  take(win('b', '2'))
  await vi.advanceTimersByTimeAsync(249)
  expect(amounts()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(amounts()).toEqual(['2', '1'])
})

test('a win that arrives during a reload is not overwritten by the answer', async () => {
  let answer: (value: never) => void = () => {}
  const queries = createQueryClient(() => new Promise((resolve) => (answer = resolve)))
  const requested = queries.query(winners)
  await vi.advanceTimersByTimeAsync(0)
  const take = applyWinnerEvent(queries)
  take(win('b', '2'))
  await vi.advanceTimersByTimeAsync(5_000)
  answer({ vo: [win('a', '1')] } as never)
  await requested
  await vi.advanceTimersByTimeAsync(250)
  expect(queries.getQueryData(winners.queryKey)?.vo.map(({ roundId }) => roundId)).toEqual(['b', 'a'])
})

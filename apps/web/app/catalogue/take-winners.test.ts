import { expect, test } from 'vitest'

import { mergeWinners } from './take-winners.ts'

const win = (roundId: string, winAmount: string) => ({
  roundId,
  winAmount,
  iconUrl: '',
  gameName: '',
  nodeId: 1,
  customerName: 'p***1',
  currency: 'PHP',
})

test('the largest win stands first, to the last decimal and beyond what a float can tell', () => {
  const merged = mergeWinners(
    [win('a', '9.99'), win('b', '9007199254740993.01')],
    [win('c', '9007199254740993.02'), win('d', '10')],
  )
  expect(merged.map(({ roundId }) => roundId)).toEqual(['c', 'b', 'd', 'a'])
})

test('a round that is told twice stands once', () => {
  expect(mergeWinners([win('a', '1')], [win('a', '1')])).toHaveLength(1)
})

test('no more than the board shows are kept', () => {
  const many = Array.from({ length: 30 }, (_, place) => win(String(place), String(place)))
  expect(mergeWinners(many, [])).toHaveLength(20)
})

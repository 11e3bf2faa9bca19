import { expect, test } from 'vitest'

import { isDescending, sortBy, sortColumn } from './sorting.ts'

const Order = sortBy(['account', 'registeredAt'])

test.each([
  ['account', 'account', false],
  ['-account', 'account', true],
  ['-registeredAt', 'registeredAt', true],
])('%s is the order by %s, descending: %s', (text, column, descending) => {
  const sort = Order.parse(text)
  expect([sortColumn(sort), isDescending(sort)]).toEqual([column, descending])
})

test.each(['', '-', 'balance', '--account', 'account '])('%j is no order of the list', (text) => {
  expect(Order.safeParse(text).success).toBe(false)
})

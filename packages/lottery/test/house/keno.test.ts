import { describe, expect, test } from 'vitest'

import { pays, consecutiveNumbers } from './examples.ts'
import type { Example } from './examples.ts'
import { payoutOfTicket } from './paid.ts'
import type { Ticket } from './paid.ts'

const other = (family: string, play: string, selection: unknown, amount: number): Ticket => ({
  family,
  play,
  selection,
  amount,
})

/** Twenty numbers with the sum in the name. */
const SUM_600 = [...consecutiveNumbers(10, 15), ...consecutiveNumbers(10, 36)]
const SUM_810 = [...consecutiveNumbers(10, 31), ...consecutiveNumbers(10, 41)]
const SUM_900 = [...consecutiveNumbers(10, 35), ...consecutiveNumbers(10, 46)]

describe('keno', () => {
  test.each<Example>([
    ['big', other('KENO', 'sum_big', 'x', 100), SUM_900, 'won', '190.8400'],
    ['big on 810', other('KENO', 'sum_big', 'x', 100), SUM_810, 'lost', '0.0000'],
    ['the middle', other('KENO', 'sum_tie', 'x', 10), SUM_810, 'won', '2160.8450'],
    ['gold', other('KENO', 'gold', 'x', 10), SUM_600, 'won', '92.6680'],
    ['as many below as above', other('KENO', 'up_down_tie', 'x', 10), SUM_810, 'won', '46.7420'],
    ['more below', other('KENO', 'up', 'x', 10), SUM_600, 'won', '23.8460'],
  ])('%s', (...[, ticket, draw, ...expected]) => {
    expect(payoutOfTicket(ticket, draw)).toEqual(pays(ticket, expected))
  })
})

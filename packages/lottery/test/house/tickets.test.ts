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

describe('tickets', () => {
  test.each<Example>([
    ['four of 42', other('TL642', 'pick6', consecutiveNumbers(6), 2), [1, 2, 3, 4, 41, 42], 'won', '300.0000'],
    ['three of 42', other('TL642', 'pick6', consecutiveNumbers(6), 2), [1, 2, 3, 40, 41, 42], 'won', '20.0000'],
    ['two of 42', other('TL642', 'pick6', consecutiveNumbers(6), 2), [1, 2, 39, 40, 41, 42], 'lost', '0.0000'],
    [
      'seven numbers, four drawn',
      other('TL642', 'pick6', consecutiveNumbers(7), 2),
      [1, 2, 3, 4, 41, 42],
      'won',
      '980.0000',
      '14.0000',
    ],
    [
      'seven reds and two blues',
      other('SSQ', 'pick6_1', [consecutiveNumbers(7), [1, 2]], 1),
      [33, 32, 31, 30, 29, 28, 1],
      'won',
      '35.0000',
      '14.0000',
    ],
    [
      'eight reds and a blue',
      other('SSQ', 'pick6_1', [consecutiveNumbers(8), [1]], 1),
      [33, 32, 31, 30, 29, 28, 2],
      'lost',
      '0.0000',
      '28.0000',
    ],
    [
      'six front and three back',
      other('DLT', 'pick5_2', [consecutiveNumbers(6), consecutiveNumbers(3)], 1),
      [35, 34, 33, 32, 31, 11, 12],
      'lost',
      '0.0000',
      '18.0000',
    ],
  ])('%s', (...[, ticket, draw, ...expected]) => {
    expect(payoutOfTicket(ticket, draw)).toEqual(pays(ticket, expected))
  })
})

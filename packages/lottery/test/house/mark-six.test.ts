import { describe, expect, test } from 'vitest'

import { pays } from './examples.ts'
import type { Example } from './examples.ts'
import { payoutOfTicket } from './paid.ts'
import type { Ticket } from './paid.ts'

const lhc = (play: string, selection: unknown, amount: number, lunarYear?: number): Ticket => ({
  family: 'LHC',
  play,
  selection,
  amount,
  ...(lunarYear !== undefined && { options: { lunarYear } }),
})

/** Returns six arbitrary numbers, followed by the special number. */
const special = (number: number): number[] => [
  ...[1, 2, 3, 4, 5, 6, 7].filter((item) => item !== number).slice(0, 6),
  number,
]

describe('Mark Six', () => {
  test.each<Example>([
    ['the special number', lhc('special_number', [25], 10), special(25), 'won', '465.0000'],
    ['special big', lhc('special_big', 'x', 100), special(30), 'won', '190.0000'],
    ['special big on 49', lhc('special_big', 'x', 100), special(49), 'tie', '100.0000'],
    ['special odd on 49', lhc('special_odd', 'x', 100), special(49), 'tie', '100.0000'],
    ['special big on 12', lhc('special_big', 'x', 100), special(12), 'lost', '0.0000'],
    ['digits of 34 are big', lhc('special_sum_big', 'x', 100), special(34), 'won', '190.0000'],
    ['digits of 33 are small', lhc('special_sum_big', 'x', 100), special(33), 'lost', '0.0000'],
    ['the last digit of 30 is small', lhc('special_tail_small', 'x', 100), special(30), 'won', '190.0000'],
    ['49 is green', lhc('special_green', 'x', 100), special(49), 'won', '290.9300'],
    ['a head', lhc('special_head', [0], 10), special(9), 'won', '51.7220'],
    [
      'three of five numbers',
      lhc('join_3in3', [1, 2, 3, 40, 41], 2),
      [1, 2, 3, 10, 11, 12, 13],
      'won',
      '1750.2800',
      '20.0000',
    ],
    ['three of which two are drawn', lhc('join_3in2', [1, 2, 40], 10), [1, 2, 3, 10, 11, 12, 40], 'won', '271.3610'],
    [
      'three of which three are drawn are not two',
      lhc('join_3in2', [1, 2, 3], 10),
      [1, 2, 3, 10, 11, 12, 40],
      'lost',
      '0.0000',
    ],
    [
      'a normal and the special number',
      lhc('join_special', [1, 40], 10),
      [1, 2, 3, 10, 11, 12, 40],
      'won',
      '1862.0000',
    ],
    [
      'two normal numbers are no such pair',
      lhc('join_special', [1, 2], 10),
      [1, 2, 3, 10, 11, 12, 40],
      'lost',
      '0.0000',
    ],
    ['none of five', lhc('not_hit_5', [1, 2, 3, 4, 5], 10), [10, 11, 12, 13, 14, 15, 16], 'won', '21.2950'],
    [
      'none of five, but the special one',
      lhc('not_hit_5', [1, 2, 3, 4, 16], 10),
      [10, 11, 12, 13, 14, 15, 16],
      'lost',
      '0.0000',
    ],
    // 2026 is the year of the horse: 1 is a horse, 2 a snake.
    ['an animal of four numbers', lhc('animal_hit', ['snake'], 50, 2026), special(49), 'won', '100.6950'],
    ['the animal of the year', lhc('animal_hit', ['horse'], 50, 2026), special(49), 'won', '85.7550'],
    ['an animal that was not drawn', lhc('animal_miss', ['rat'], 50, 2026), [1, 2, 3, 4, 5, 6, 13], 'won', '89.9100'],
    ['the special animal', lhc('special_zodiac', ['horse'], 10, 2026), special(49), 'won', '93.1000'],
    ['the same number in another year', lhc('special_zodiac', ['goat'], 10, 2027), special(49), 'won', '93.1000'],
    [
      'two of three animals',
      lhc('animals_2', ['horse', 'snake', 'rat'], 10, 2026),
      [1, 2, 13, 25, 37, 14, 26],
      'won',
      '39.1500',
      '30.0000',
    ],
    ['a last digit', lhc('tail_hit', [1], 10), special(49), 'won', '17.1510'],
    ['a nought at the end', lhc('tail_hit', [0], 10), [10, 1, 2, 3, 4, 5, 6], 'won', '20.1390'],
    ['a normal number', lhc('normal_number', [1], 10), special(49), 'won', '77.5830'],
    ['the special one is not normal', lhc('normal_number', [49], 10), special(49), 'lost', '0.0000'],
    ['any of seven', lhc('any_number', [49], 10), special(49), 'won', '66.5000'],
  ])('%s', (...[, ticket, draw, ...expected]) => {
    expect(payoutOfTicket(ticket, draw)).toEqual(pays(ticket, expected))
  })
})

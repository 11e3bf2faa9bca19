import { describe, expect, test } from 'vitest'

import { pays } from './examples.ts'
import type { Example } from './examples.ts'
import { payoutOfTicket } from './paid.ts'
import type { Ticket } from './paid.ts'

const wgg = (play: string, selection: unknown): Ticket => ({ family: 'WGG', play, selection, amount: 100 })
const other = (family: string, play: string, selection: unknown, amount: number): Ticket => ({
  family,
  play,
  selection,
  amount,
  series: 1950,
})

describe('short games', () => {
  test.each<Example>([
    ['red on 2', wgg('red', 'x'), [2], 'won', '196.0000'],
    ['red on 0', wgg('red', 'x'), [0], 'won', '147.0000'],
    ['green on 5', wgg('green', 'x'), [5], 'won', '147.0000'],
    ['violet on 5', wgg('violet', 'x'), [5], 'won', '441.0000'],
    ['number 7', wgg('number', 7), [7], 'won', '882.0000'],
    ['big on 9', wgg('big', 'x'), [9], 'won', '196.0000'],
    ['big on 3', wgg('big', 'x'), [3], 'lost', '0.0000'],
    ['ball A', other('5D', 'fixed_place', [[7], [], [], [], []], 2), [7, 0, 0, 0, 0], 'won', '19.5000'],
    ['ball A big', other('5D', 'ball_bsoe', [['b'], [], [], [], []], 100), [7, 0, 0, 0, 0], 'won', '195.0000'],
    ['the sum odd', other('5D', 'sum_odd', 'x', 100), [7, 0, 0, 0, 0], 'won', '195.0000'],
    ['red twice', other('CLR', 'red', 'x', 10), ['red', 'red', 'blue'], 'won', '30.0000'],
    ['red three times', other('CLR', 'red', 'x', 10), ['red', 'red', 'red'], 'won', '40.0000'],
    ['no red', other('CLR', 'red', 'x', 10), ['blue', 'green', 'blue'], 'lost', '0.0000'],
    ['crab twice', other('VBC', 'crab', 'x', 10), ['crab', 'crab', 'fish'], 'won', '30.0000'],
    ['crab three times', other('VBC', 'crab', 'x', 10), ['crab', 'crab', 'crab'], 'won', '40.0000'],
    ['no crab', other('VBC', 'crab', 'x', 10), ['deer', 'gourd', 'fish'], 'lost', '0.0000'],
    ['even on two reds', other('VXD', 'even', 'x', 100), ['red', 'white', 'red', 'white'], 'won', '194.0000'],
    ['four reds', other('VXD', 'four_red', 'x', 10), ['red', 'red', 'red', 'red'], 'won', '155.2000'],
    ['three reds', other('VXD', 'three_red', 'x', 50), ['red', 'red', 'white', 'red'], 'won', '194.0000'],
    ['two and two', other('VXD', 'two_two', 'x', 10), ['red', 'red', 'white', 'white'], 'won', '25.8660'],
  ])('%s', (...[, ticket, draw, ...expected]) => {
    expect(payoutOfTicket(ticket, draw)).toEqual(pays(ticket, expected))
  })
})

import { describe, expect, test } from 'vitest'

import { pays } from './examples.ts'
import type { Example } from './examples.ts'
import { payoutOfTicket, tableDraw } from './paid.ts'
import type { Ticket } from './paid.ts'

const thai = (play: string, selection: unknown, amount: number): Ticket => ({ family: 'THAI', play, selection, amount })
const lao = (play: string, selection: unknown, amount: number): Ticket => ({ family: 'LAO', play, selection, amount })
const fourD = (play: string, selection: unknown, amount: number): Ticket => ({ family: '4D', play, selection, amount })

describe('Thailand and Laos', () => {
  test.each<Example>([
    ['three on top', thai('3top', '456', 10), tableDraw('thai', { first: ['123456'] }), 'won', '9000.0000'],
    ['tod', thai('tod', '445', 10), tableDraw('thai', { first: ['123544'] }), 'won', '1500.0000'],
    ['tod of other repeats', thai('tod', '445', 10), tableDraw('thai', { first: ['123455'] }), 'lost', '0.0000'],
    [
      'tod of several numbers',
      thai('tod', ['445', '123'], 10),
      tableDraw('thai', { first: ['999321'] }),
      'won',
      '1500.0000',
      '20.0000',
    ],
    ['two on top', thai('2top', '56', 10), tableDraw('thai', { first: ['123456'] }), 'won', '950.0000'],
    ['two at the bottom', thai('2bottom', '07', 20), tableDraw('thai', { bottom2: ['07'] }), 'won', '1900.0000'],
    [
      'a digit on top, once however often',
      thai('run_top', '4', 50),
      tableDraw('thai', { first: ['123445'] }),
      'won',
      '160.0000',
    ],
    ['a digit at the bottom', thai('run_bottom', '4', 50), tableDraw('thai', { bottom2: ['44'] }), 'won', '210.0000'],
    [
      'a second prize',
      thai('3second', '456', 10),
      tableDraw('thai', { second: ['999999', '123456'] }),
      'won',
      '1800.0000',
    ],
    ['three in any order', lao('3any', '123', 20), [4, 1, 2, 3], 'won', '3000.0000'],
    ['the last two', lao('2last', '34', 10), [1, 2, 3, 4], 'won', '900.0000'],
    ['the first two', lao('2first', '12', 10), [1, 2, 3, 4], 'won', '900.0000'],
    ['four', lao('4exact', '1234', 1), [1, 2, 3, 4], 'won', '6000.0000'],
    ['four in any order', lao('4any', '4321', 1), [1, 2, 3, 4], 'won', '200.0000'],
    ['three', lao('3exact', '234', 1), [1, 2, 3, 4], 'won', '900.0000'],
    ['a digit', lao('1any', [2], 10), [1, 2, 3, 4], 'won', '32.0000'],
    ['the first digit is not among the last three', lao('1any', [1], 10), [1, 2, 3, 4], 'lost', '0.0000'],
    ['digits at their places', lao('position', [[1, 2], [], [3], []], 10), [1, 2, 3, 4], 'won', '180.0000', '30.0000'],
  ])('%s', (...[, ticket, draw, ...expected]) => {
    expect(payoutOfTicket(ticket, draw)).toEqual(pays(ticket, expected))
  })
})

describe('4D', () => {
  test.each<Example>([
    ['big, the second prize', fourD('big', '4321', 1), tableDraw('fourD', { second: ['4321'] }), 'won', '1000.0000'],
    ['big, a special prize', fourD('big', '4321', 1), tableDraw('fourD', { special: ['4321'] }), 'won', '180.0000'],
    [
      'big, two prizes',
      fourD('big', '4321', 1),
      tableDraw('fourD', { third: ['4321'], consolation: ['4321'] }),
      'won',
      '560.0000',
    ],
    [
      'small, the second prize',
      fourD('small', '4321', 2),
      tableDraw('fourD', { second: ['4321'] }),
      'won',
      '4000.0000',
    ],
    ['small, a special prize', fourD('small', '4321', 2), tableDraw('fourD', { special: ['4321'] }), 'lost', '0.0000'],
    ['a box of twelve', fourD('box12_big', '1123', 1), tableDraw('fourD', { first: ['3112'] }), 'won', '209.0000'],
    ['a box of 24', fourD('box24_big', '1234', 1), tableDraw('fourD', { consolation: ['4321'] }), 'won', '3.0000'],
    ['a small box of six', fourD('box6_small', '1122', 1), tableDraw('fourD', { third: ['2211'] }), 'won', '167.0000'],
  ])('%s', (...[, ticket, draw, ...expected]) => {
    expect(payoutOfTicket(ticket, draw)).toEqual(pays(ticket, expected))
  })
})

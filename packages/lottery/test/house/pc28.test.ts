import { describe, expect, test } from 'vitest'

import { pays } from './examples.ts'
import type { Example } from './examples.ts'
import { payoutOfTicket } from './paid.ts'
import type { Ticket } from './paid.ts'

const pc28 = (play: string, selection: unknown, amount: number, options?: Ticket['options']): Ticket => ({
  family: 'PC28',
  play,
  selection,
  amount,
  series: 1900,
  ...(options && { options }),
})

const REFUND = { special1314: 'refund' } as const

describe('PC28', () => {
  test.each<Example>([
    ['sum 13', pc28('sum', [13], 20), [4, 4, 5], 'won', '253.3320'],
    ['sum 0', pc28('sum', [0], 1), [0, 0, 0], 'won', '950.0000'],
    ['big and odd', pc28('big_odd', 'x', 100), [9, 9, 9], 'won', '411.2500'],
    ['extreme small on 4', pc28('extreme_small', 'x', 10), [0, 0, 4], 'won', '169.6420'],
    ['extreme small on 6', pc28('extreme_small', 'x', 10), [0, 2, 4], 'lost', '0.0000'],
    ['green on 10', pc28('color_green', 'x', 20), [0, 5, 5], 'won', '73.6420'],
    ['no colour on a grey sum', pc28('color', ['red', 'green', 'blue'], 20), [4, 4, 5], 'lost', '0.0000', '60.0000'],
    ['small on 13: the stake is returned', pc28('small', 'x', 50, REFUND), [4, 4, 5], 'tie', '50.0000'],
    ['even on 13: the stake is returned', pc28('even', 'x', 50, REFUND), [4, 4, 5], 'tie', '50.0000'],
    ['small on 13 without special rules', pc28('small', 'x', 50), [4, 4, 5], 'won', '95.0000'],
    ['big and even on 14 is no half', pc28('big_even', 'x', 100, REFUND), [4, 5, 5], 'won', '353.1500'],
    ['three alike', pc28('baozi', 'x', 10), [4, 4, 4], 'won', '950.0000'],
  ])('%s', (...[, ticket, draw, ...expected]) => {
    expect(payoutOfTicket(ticket, draw)).toEqual(pays(ticket, expected))
  })
})

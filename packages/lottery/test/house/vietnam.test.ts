import { describe, expect, test } from 'vitest'

import { pays } from './examples.ts'
import type { Example } from './examples.ts'
import { payoutOfTicket, tableDraw } from './paid.ts'
import type { Ticket } from './paid.ts'

const vnc = (play: string, selection: unknown, amount: number, options?: Ticket['options']): Ticket => ({
  family: 'VNC',
  play,
  selection,
  amount,
  ...(options && { options }),
})

describe('Vietnam', () => {
  test.each<Example>([
    [
      'lô 2, twice',
      vnc('MB_lo2', '68', 10),
      tableDraw('north', { third: ['10068'], seventh: ['68'] }),
      'won',
      '1980.0000',
      '270.0000',
    ],
    ['lô 2, not at all', vnc('MB_lo2', '68', 10), tableDraw('north'), 'lost', '0.0000', '270.0000'],
    [
      'lô 2 of several numbers',
      vnc('MB_lo2', ['68', '07'], 1),
      tableDraw('north', { special: ['98707'] }),
      'won',
      '99.0000',
      '54.0000',
    ],
    [
      'lô 2 in the south',
      vnc('MN_lo2', '07', 10),
      tableDraw('south', { eighth: ['07'] }),
      'won',
      '999.0000',
      '180.0000',
    ],
    [
      'lô 3',
      vnc('lo3', '123', 5),
      tableDraw('north', { third: ['99123'], seventh: ['23'] }),
      'won',
      '4800.0000',
      '115.0000',
    ],
    [
      'lô 3, picked digit by digit',
      vnc('lo3', [[1], [2], [3, 4]], 5),
      tableDraw('north', { third: ['99123'] }),
      'won',
      '4800.0000',
      '230.0000',
    ],
    [
      'two digits are no three',
      vnc('lo3', '123', 5),
      tableDraw('north', { seventh: ['23'] }),
      'lost',
      '0.0000',
      '115.0000',
    ],
    [
      'lô 4 in the south',
      vnc('MN_lo4', '0123', 1),
      tableDraw('south', { special: ['990123'] }),
      'won',
      '8880.0000',
      '16.0000',
    ],
    ['lô 2 at the front', vnc('lo2_first', '12', 10), tableDraw('north', { special: ['12999'] }), 'won', '36.5000'],
    ['lô 2 at the fast price', vnc('lo2_1k', '12', 10), tableDraw('north', { special: ['99912'] }), 'won', '36.5000'],
    [
      'the fast price of set B',
      vnc('lo2_1k', '12', 10, { oddsSet: 'B' }),
      tableDraw('north', { special: ['99912'] }),
      'won',
      '37.0000',
    ],
    ['đề', vnc('de', '45', 50), tableDraw('north', { special: ['98745'] }), 'won', '4950.0000'],
    ['three càng', vnc('3cang', '745', 1), tableDraw('north', { special: ['98745'] }), 'won', '960.0000'],
    ['four càng', vnc('4cang', '8745', 1), tableDraw('north', { special: ['98745'] }), 'won', '8880.0000'],
    [
      'the head in the north',
      vnc('de_dau', '45', 10),
      tableDraw('north', { seventh: ['45', '45'] }),
      'won',
      '1980.0000',
      '40.0000',
    ],
    ['the head in the south', vnc('MN_de_dau', '45', 10), tableDraw('south', { eighth: ['45'] }), 'won', '990.0000'],
    ['đầu', vnc('dau', [4], 10), tableDraw('north', { special: ['98745'] }), 'won', '95.0000'],
    ['đuôi', vnc('duoi', [5], 10), tableDraw('north', { special: ['98745'] }), 'won', '95.0000'],
    ['kéo', vnc('keo_small', 'x', 100), tableDraw('north', { special: ['98745'] }), 'won', '198.0000'],
    [
      'xiên 3',
      vnc('xien3', '12,34,56', 100),
      tableDraw('north', { first: ['00012'], second: ['00034'], seventh: ['56'] }),
      'won',
      '6500.0000',
    ],
    [
      'xiên 3 without one',
      vnc('xien3', '12,34,56', 100),
      tableDraw('north', { first: ['00012'], second: ['00034', '00034'] }),
      'lost',
      '0.0000',
    ],
    [
      'xiên 2 of three numbers',
      vnc('xien2', [12, 34, 56], 10),
      tableDraw('north', { first: ['00012'], second: ['00034'] }),
      'won',
      '160.0000',
      '30.0000',
    ],
    ['trượt 4', vnc('truot4', ['01', '02', '03', '04'], 100), tableDraw('north'), 'won', '230.0000'],
    [
      'trượt 4, where one shows',
      vnc('truot4', [1, 2, 3, 4], 100),
      tableDraw('north', { sixth: ['104'] }),
      'lost',
      '0.0000',
    ],
    [
      'trượt 10 in the centre',
      vnc('MT_truot10', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 10),
      tableDraw('south'),
      'won',
      '43.0000',
    ],
  ])('%s', (...[, ticket, draw, ...expected]) => {
    expect(payoutOfTicket(ticket, draw)).toEqual(pays(ticket, expected))
  })
})

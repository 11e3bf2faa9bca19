import { describe, expect, test } from 'vitest'

import type { Family } from '../../family.ts'
import { decimal, rational, multiply } from '../../kit/rational.ts'
import type { Rational } from '../../kit/rational.ts'
import { consecutiveNumbers } from './examples.ts'
import { drawsWithOne, tableDraw } from './paid.ts'
import { DIGITS, picked, returned, tuplesOf } from './returned.ts'

type Case = [family: Family, play: string, picks: readonly string[], part: Rational]

const percent = (text: string): Rational => multiply(decimal(text), rational(1, 100))

describe('over all ten draws of wingo', () => {
  test.each<Case>([
    ['WGG', 'color', ['green'], percent('93.1')],
    ['WGG', 'color', ['red'], percent('93.1')],
    ['WGG', 'color', ['violet'], percent('88.2')],
    ['WGG', 'number', ['7'], percent('88.2')],
    ['WGG', 'size', ['b'], percent('98')],
    ['WGG', 'size', ['s'], percent('98')],
  ])('%s %s %j', (family, play, picks, part) => {
    const draws = DIGITS.map((digit) => [digit])
    expect(returned({ family, play, selection: picked(picks) }, draws)).toEqual(part)
  })
})

describe('over all sixteen throws of four discs', () => {
  test.each<Case>([
    ['VXD', 'sides', ['o'], percent('97')],
    ['VXD', 'sides', ['e'], percent('97')],
    ['VXD', 'four', ['four_red'], percent('97')],
    ['VXD', 'four', ['four_white'], percent('97')],
    ['VXD', 'three_one', ['three_red'], percent('97')],
    ['VXD', 'three_one', ['three_white'], percent('97')],
    ['VXD', 'two_two', ['x'], percent('97')],
  ])('%s %s %j', (family, play, picks, part) => {
    const draws = tuplesOf(Array.from({ length: 4 }, () => ['red', 'white']))
    expect(returned({ family, play, selection: picked(picks) }, draws)).toEqual(part)
  })
})

test.each([
  ['CLR', 'color', ['red', 'yellow', 'green', 'blue', 'purple', 'white']],
  ['VBC', 'symbol', ['fish', 'prawn', 'crab', 'gourd', 'rooster', 'deer']],
] as const)('three dice of %s return 92.13 %%, for any pick', (family, play, symbols) => {
  const draws = tuplesOf([symbols, symbols, symbols])
  for (const symbol of symbols) {
    expect(returned({ family, play, selection: picked([symbol]) }, draws)).toEqual(rational(199, 216))
  }
})

describe('over all draws of five balls', () => {
  const draws = tuplesOf([DIGITS, DIGITS, DIGITS, DIGITS, DIGITS])
  test.each([
    ['fixed_place', picked([], ['3'], [], [], ['0', '9'])],
    ['ball_bsoe', picked(['b'], [], ['o', 'e'], [], ['s'])],
    ['total_bsoe', picked(['b'])],
    ['total_bsoe', picked(['s'])],
    ['total_bsoe', picked(['o'])],
    ['total_bsoe', picked(['e'])],
  ])('%s', (play, selection) => {
    expect(returned({ family: '5D', play, selection }, draws)).toEqual(rational(1))
  })
})

describe('over all draws of Laos', () => {
  const draws = tuplesOf([DIGITS, DIGITS, DIGITS, DIGITS])
  const typed = (...entries: string[]) => ({ kind: 'typed' as const, entries })
  test.each([
    ['4exact', typed('1234'), '60'],
    ['4exact', picked(['1'], ['2'], ['3', '4'], ['5']), '60'],
    ['4any', typed('1234'), '48'],
    ['4any', typed('1123'), '24'],
    ['3exact', typed('123', '777'), '90'],
    ['3any', typed('123'), '90'],
    ['3any', typed('112'), '45'],
    ['2last', picked(['00', '34']), '90'],
    ['2first', typed('34'), '90'],
    ['1any', picked(['0', '7']), '86.72'],
    ['position', picked(['1'], [], ['2', '3'], []), '90'],
  ])('%s %j', (play, selection, part) => {
    expect(returned({ family: 'LAO', play, selection }, draws)).toEqual(percent(part))
  })
})

describe('over all endings of the Thai prize', () => {
  const tops = tuplesOf([DIGITS, DIGITS, DIGITS]).map((digits) =>
    tableDraw('thai', { first: [`999${digits.join('')}`] }),
  )
  const bottoms = tuplesOf([DIGITS, DIGITS]).map((digits) => tableDraw('thai', { bottom2: [digits.join('')] }))
  const typed = (entry: string) => ({ kind: 'typed' as const, entries: [entry] })
  test.each([
    ['3top', typed('123'), tops, '90'],
    ['tod', typed('123'), tops, '90'],
    ['tod', typed('445'), tops, '45'],
    ['2top', typed('07'), tops, '95'],
    ['run_top', picked(['4']), tops, '86.72'],
    ['2bottom', typed('07'), bottoms, '95'],
    ['run_bottom', picked(['4']), bottoms, '79.8'],
  ])('%s %j', (play, selection, draws, part) => {
    expect(returned({ family: 'THAI', play, selection }, draws)).toEqual(percent(part))
  })
})

describe('over all endings of the special prize', () => {
  const draws = tuplesOf([DIGITS, DIGITS]).map((digits) => tableDraw('north', { special: [`999${digits.join('')}`] }))
  test.each([
    ['dau', ['4'], '95'],
    ['duoi', ['0'], '95'],
    ['keo', ['b'], '99'],
    ['keo', ['s'], '99'],
    ['keo', ['o'], '99'],
    ['keo', ['e'], '99'],
  ])('%s %j', (play, picks, part) => {
    expect(returned({ family: 'VNC_NORTH', play, selection: picked(picks) }, draws)).toEqual(percent(part))
  })
})

/** Prizes are drawn independently, so their separate returns add up. */
describe('prize by prize', () => {
  test.each([
    ['VNC_NORTH', 'lo2', 'north', '68', '99'],
    ['VNC_NORTH', 'lo2_1k', 'north', '68', '98.55'],
    ['VNC_NORTH', 'lo3', 'north', '123', '96'],
    ['VNC_NORTH', 'lo4', 'north', '0123', '88.8'],
    ['VNC_NORTH', 'de', 'north', '45', '99'],
    ['VNC_NORTH', 'de_dau', 'north', '45', '99'],
    ['VNC_NORTH', '3cang', 'north', '745', '96'],
    ['VNC_NORTH', '4cang', 'north', '8745', '88.8'],
    ['VNC_SOUTH', 'lo2', 'south', '68', '99.9'],
    ['VNC_SOUTH', 'lo2_1k', 'south', '68', '97.2'],
    ['VNC_SOUTH', 'lo3', 'south', '123', '96'],
    ['VNC_SOUTH', 'lo4', 'south', '0123', '88.8'],
    ['VNC_CENTRE', 'lo2', 'south', '68', '99.9'],
    ['VNC_CENTRE', 'de_dau', 'south', '45', '99'],
    ['THAI', '3second', 'thai', '123', '90'],
    ['4D', 'big', 'fourD', '4321', '64'],
    ['4D', 'small', 'fourD', '4321', '65'],
  ] as const)('%s %s', (...[family, play, table, number, part]) => {
    const draws = drawsWithOne(table, number)
    const alone = returned({ family, play, selection: { kind: 'typed', entries: [number] } }, draws)
    expect(multiply(alone, rational(draws.length, 10 ** number.length))).toEqual(percent(part))
  })

  test('first digits of every prize', () => {
    const draws = drawsWithOne('north', '12', 'start')
    const alone = returned({ family: 'VNC_NORTH', play: 'lo2_first', selection: picked(['12']) }, draws)
    expect(draws).toHaveLength(27)
    expect(multiply(alone, rational(27, 100))).toEqual(percent('98.55'))
  })

  test.each([24, 12, 6, 4])('a box of %i is the straight play, rounded up', (orders) => {
    const entry = { 24: '1234', 12: '1123', 6: '1122', 4: '1112' }[orders] ?? ''
    for (const [size, part] of [
      ['big', 0.64],
      ['small', 0.65],
    ] as const) {
      const draws = drawsWithOne('fourD', entry)
      const alone = returned(
        { family: '4D', play: `box${orders}_${size}`, selection: { kind: 'typed', entries: [entry] } },
        draws,
      )
      const all = multiply(alone, rational(draws.length * orders, 10_000))
      expect(Number(all.n) / Number(all.d)).toBeGreaterThanOrEqual(part)
      expect(Number(all.n) / Number(all.d)).toBeLessThan(part + 0.04)
    }
  })
})

/** The special number is each of 49 in turn; the others do not matter. */
describe('over all special numbers', () => {
  const draws = consecutiveNumbers(49).map((special) => [
    ...consecutiveNumbers(7)
      .filter((item) => item !== special)
      .slice(0, 6),
    special,
  ])
  const half = { won: rational(48 * 95 + 100, 4900) }
  test.each([
    ['special_number', ['25'], rational(465, 490)],
    ['special_sides', ['b'], half.won],
    ['special_sides', ['s'], half.won],
    ['special_sides', ['o'], half.won],
    ['special_sides', ['e'], half.won],
    ['special_sum_sides', ['b'], half.won],
    ['special_sum_sides', ['s'], half.won],
    ['special_sum_sides', ['o'], half.won],
    ['special_sum_sides', ['e'], half.won],
    ['special_tail_sides', ['b'], half.won],
    ['special_tail_sides', ['s'], half.won],
    ['special_color', ['red'], percent('95')],
    ['special_color', ['blue'], percent('95')],
    ['special_color', ['green'], percent('95')],
    ['special_tail', ['0'], percent('95')],
    ['special_tail', ['9'], percent('95')],
    ['special_head', ['0'], percent('95')],
    ['special_head', ['4'], percent('95')],
    ['special_zodiac', ['horse'], percent('95')],
    ['special_zodiac', ['rat'], percent('95')],
  ])('%s %j', (play, picks, part) => {
    expect(returned({ family: 'LHC', play, selection: picked(picks) }, draws)).toEqual(part)
  })
})

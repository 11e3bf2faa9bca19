import { describe, expect, test } from 'vitest'

import { payoutOf } from '../../payout.ts'
import { digits, resultsOf } from '../../test/example.ts'

const slip = { family: 'SSC', prizeMode: 'Lott', series: 1950, unit: '1', multiple: 1 } as const
const drawn = (...texts: string[]) => texts.map(digits)

describe('the worked examples of five digits', () => {
  test('straight of the last three, at a tenth of the price and the multiple five', () => {
    const bet = { ...slip, play: 'last3_straight', selection: [[1, 3], [0, 5, 7], [2]], unit: '0.1', multiple: 5 }
    expect(resultsOf(bet, drawn('88352', '88302', '88372', '88332'))).toEqual([
      6,
      '6.0000',
      '975.0000',
      '975.0000',
      '975.0000',
      '0.0000',
    ])
  })

  test('groups of three and of two equal digits', () => {
    const six = { ...slip, play: 'last3_group6', selection: [[2, 4, 7, 9]] }
    const three = { ...slip, play: 'last3_group3', selection: [[1, 5]] }
    expect(resultsOf(six, drawn('00974', '00944'))).toEqual([4, '8.0000', '325.0000', '0.0000'])
    expect(resultsOf(three, drawn('00515', '00111'))).toEqual([2, '4.0000', '650.0000', '0.0000'])
  })

  test('codes without positions, where repeats count once', () => {
    const bet = { ...slip, play: 'last3_any1code', selection: [[3, 8]] }
    expect(resultsOf(bet, drawn('00388', '00331', '00124'))).toEqual([2, '4.0000', '14.3910', '7.1955', '0.0000'])
  })

  test('a fixed position', () => {
    const bet = { ...slip, play: 'fixed_place', selection: [[0, 1, 2, 3, 4], [], [], [], []] }
    expect(resultsOf(bet, drawn('30000', '70000'))).toEqual([5, '10.0000', '19.5000', '0.0000'])
  })

  test('the span of two', () => {
    const bet = { ...slip, play: 'last2_span', selection: [[9]] }
    expect(resultsOf(bet, drawn('00090', '00091'))).toEqual([2, '4.0000', '195.0000', '0.0000'])
  })

  test('dragon against tiger by amount, where a tie loses', () => {
    const bet = { ...slip, play: 'dragon_tiger_1_5', selection: ['D'], amount: 100 }
    expect(resultsOf(bet, drawn('90004', '40009', '40004'))).toEqual([1, '100.0000', '216.6600', '0.0000', '0.0000'])
    expect(resultsOf({ ...bet, selection: ['tie'] }, drawn('40004'))).toEqual([1, '100.0000', '975.0000'])
  })

  test('big and odd of the last two', () => {
    const bet = { ...slip, play: 'last2_bsoe', selection: [['b'], ['o']] }
    expect(resultsOf(bet, drawn('00075', '00072'))).toEqual([1, '2.0000', '7.8000', '0.0000'])
  })

  test('both sides of a digit win where both are correct', () => {
    const bet = {
      ...slip,
      play: 'last2_bsoe',
      selection: [
        ['b', 'o'],
        ['o', 'e'],
      ],
    }
    expect(payoutOf(bet, digits('00075')).wins).toEqual([{ tier: 'win', stakes: 2n, units: 156_000n }])
  })

  test('TongXuan, whose tiers are summed', () => {
    const bet = { ...slip, play: 'tongxuan5', selection: [[1], [2], [3], [4], [5]] }
    const payouts = ['39858.0000', '429.0000', '39.0000', '78.0000', '429.0000', '0.0000']
    expect(resultsOf(bet, drawn('12345', '12399', '99945', '12945', '99345', '99999'))).toEqual([
      1,
      '2.0000',
      ...payouts,
    ])
  })

  test.each([
    ['five_have_one', '7', '77000', '2.4419'],
    ['bull', '10', '12737', '15.4894'],
    ['bull', '0', '11111', '2.8051'],
    ['bull', '1', '00001', '15.6862'],
    ['hand', 'high', '13579', '3.3875'],
    ['hand', 'straight', '43210', '138.8888'],
    ['last3_shape', 'straight', '00901', '16.6666'],
    ['last3_shape', 'halfstraight', '00125', '2.7777'],
    ['total_bsoe', 'b', '99500', '2.0000'],
  ] as const)('of %s %s drawn in %s pays %s for one, at par', (play, pick, draw, payout) => {
    const bet = { ...slip, series: 2000, amount: 1, play, selection: [[pick]] }
    expect(resultsOf(bet, [digits(draw)])).toEqual([1, '1.0000', payout])
  })
})

describe('ZY', () => {
  const zy = { ...slip, prizeMode: 'ZY', series: 2000, play: 'last3_straight', selection: [[1], [2], [3]] } as const

  test('applies a reduction where the first digit is six or nine', () => {
    expect(resultsOf(zy, drawn('30123', '60123', '90123', '30124'))).toEqual([
      1,
      '2.0000',
      '2000.0000',
      '1500.0000',
      '1800.0000',
      '0.0000',
    ])
  })

  test('pays shown odds with the same reduction', () => {
    const bet = { ...zy, play: 'dragon_tiger_2_5', selection: ['D'], amount: 100 }
    expect(resultsOf(bet, drawn('09001', '69001', '99001'))).toEqual([
      1,
      '100.0000',
      '222.2200',
      '166.6650',
      '199.9980',
    ])
  })
})

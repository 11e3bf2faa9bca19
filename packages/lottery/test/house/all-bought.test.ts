import { describe, expect, test } from 'vitest'

import type { Family } from '../../family.ts'
import { rational } from '../../kit/rational.ts'
import { consecutiveNumbers } from './examples.ts'
import { picked, returned } from './returned.ts'

const numbers = (highest: number): string[] => consecutiveNumbers(highest).map(String)

/** A slip with all combinations has the same payout in any draw, which equals the return of the play. */
describe('all combinations together', () => {
  test.each([
    'join_2in2',
    'join_special',
    'join_3in3',
    'join_3in2',
    'join_4in4',
    'not_hit_5',
    'not_hit_6',
    'not_hit_7',
    'not_hit_8',
    'not_hit_9',
    'not_hit_10',
    'not_hit_11',
    'not_hit_12',
    'normal_number',
    'any_number',
  ])('of %s return 95 %%', (play) => {
    const selection = picked(numbers(49))
    expect(returned({ family: 'LHC', play, selection }, [[3, 14, 15, 9, 26, 5, 35]])).toEqual(rational(95, 100))
  })

  test.each<[Family, string[][], number[], number]>([
    ['TL642', [numbers(42)], consecutiveNumbers(6), 84.4],
    ['TL645', [numbers(45)], consecutiveNumbers(6), 83.7],
    ['TL649', [numbers(49)], consecutiveNumbers(6), 84.0],
    ['TL655', [numbers(55)], consecutiveNumbers(6), 83.9],
    ['TL658', [numbers(58)], consecutiveNumbers(6), 83.8],
    ['SSQ', [numbers(33), numbers(16)], [...consecutiveNumbers(6), 16], 84.1],
    ['DLT', [numbers(35), numbers(12)], [...consecutiveNumbers(5), 11, 12], 84.4],
  ])('of %s return about 84 %%', (family, rows, draw, percent) => {
    const play = { SSQ: 'pick6_1', DLT: 'pick5_2' }[family as string] ?? 'pick6'
    const { n, d } = returned({ family, play, selection: picked(...rows) }, [draw])
    expect(Math.round((Number(n) / Number(d)) * 1000) / 10).toBe(percent)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { FAMILIES } from '../../family.ts'
import { stakesOf } from '../../stakes.ts'

const typed = (...entries: unknown[]) => ({ kind: 'typed', entries })
const counted = (family: string, play: string, selection: unknown) =>
  stakesOf({ family, prizeMode: 'SEA', play, selection })

describe('an invalid bet returns its problem', () => {
  test.each([
    ['tod of one digit', 'THAI', 'tod', '111', { code: 'entry_wrong', entry: 0 }],
    ['any order of one digit', 'LAO', '4any', typed('1234', '7777'), { code: 'entry_wrong', entry: 1 }],
    ['a box of other orders', '4D', 'box12_big', '1234', { code: 'entry_wrong', entry: 0 }],
    ['a number too short', 'VNC', 'lo3', typed('12'), { code: 'entry_wrong', entry: 0 }],
    ['a parlay of too few legs', 'VNC', 'xien3', '12,34', { code: 'picks_too_few', row: 0 }],
    ['a parlay of the same twice', 'VNC', 'xien2', [12, 12], { code: 'pick_repeated', row: 0 }],
    ['a parlay of the same, written twice', 'VNC', 'xien2', ['07', 7], { code: 'pick_repeated', row: 0 }],
    ['a number above 99', 'VNC', 'lo2', [100], { code: 'pick_unknown', row: 0 }],
    ['a number above 49', 'LHC', 'join_2in2', [1, 50], { code: 'pick_unknown', row: 0 }],
    ['nought in Mark Six', 'LHC', 'special_number', [0], { code: 'pick_unknown', row: 0 }],
    ['an unknown animal', 'LHC', 'animal_hit', ['cat'], { code: 'pick_unknown', row: 0 }],
    ['a sum above 27', 'PC28', 'sum', [28], { code: 'pick_unknown', row: 0 }],
    ['a choice that another name has', 'PC28', 'big_odd', 'small_odd', { code: 'selection_malformed' }],
    ['three reds in the wrong place', 'WGG', 'color', '3 red', { code: 'pick_unknown', row: 0 }],
    ['five of a ticket of six', 'TL642', 'pick6', [1, 2, 3, 4, 5], { code: 'picks_too_few', row: 0 }],
    ['a ticket without a blue one', 'SSQ', 'pick6_1', [[1, 2, 3, 4, 5, 6]], { code: 'rows_wrong' }],
    ['a play of another area', 'VNC_NORTH', 'MN_lo2', '07', { code: 'play_unknown' }],
    ['a name of every object', 'PC28', 'constructor', 'x', { code: 'play_unknown' }],
    ['a prize mode that has no such game', 'PC28-ZY', 'sum', [13], { code: 'play_unknown' }],
  ])('%s', (...[, family, play, selection, problem]) => {
    expect(counted(family, play, selection)).toEqual({ ok: false, problem })
  })
})

test('permutations of a number are equal in any-order plays, and bought once', () => {
  expect(counted('THAI', 'tod', ['445', '454', '123'])).toEqual({ ok: true, stakes: 2n })
})

test('many combinations are counted by formula', () => {
  const all = Array.from({ length: 49 }, (_, index) => index + 1)
  expect(counted('LHC', 'not_hit_12', all)).toEqual({ ok: true, stakes: 92_263_734_836n })
  const hundred = Array.from({ length: 100 }, (_, index) => index)
  expect(counted('VNC', 'xien4', hundred)).toEqual({ ok: true, stakes: 3_921_225n })
})

test('an arbitrary play name never throws', () => {
  const names = fc.oneof(
    fc.string(),
    fc.constantFrom('big', 'red', 'toString', '__proto__', 'MB_', 'MN_keo_big', 'crab'),
  )
  fc.assert(
    fc.property(fc.constantFrom('VNC', ...FAMILIES), names, fc.anything(), (family, play, selection) => {
      expect(typeof counted(family, play, selection).ok).toBe('boolean')
    }),
  )
})

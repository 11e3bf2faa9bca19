import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { FAMILIES } from '../family.ts'
import { playsOf } from '../plays.ts'
import { stakesOf } from '../stakes.ts'

const every = FAMILIES.flatMap((family) =>
  (['Lott', 'ZY'] as const).flatMap((prizeMode) =>
    playsOf(family, prizeMode).map((play) => ({ family, prizeMode, play: play.id })),
  ),
)

/**
 * Almost valid selections, which find more defects than random input: digits, positions and lists among other values.
 */
const piece = fc.oneof(
  fc.integer({ min: -2, max: 50 }),
  fc.constantFrom('0', '1', '07', '11', 'b', 'D', 'x', '1-2', 'ones', '123', '0102', '', ' '),
  fc.anything(),
)
const pieces = fc.array(piece, { maxLength: 12 })
const list = fc.array(fc.oneof(piece, pieces), { maxLength: 12 })
const anything = fc.oneof(
  list,
  fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true, withTypedArray: true }),
  fc.record(
    { kind: fc.constantFrom('picked', 'typed'), rows: list, entries: list, places: list },
    { requiredKeys: [] },
  ),
  fc.json().map((text): unknown => JSON.parse(text)),
)

test('an arbitrary selection is counted or returns a problem, and never throws', () => {
  fc.assert(
    fc.property(fc.constantFrom(...every), anything, (bet, selection) => {
      const counted = stakesOf({ ...bet, selection })
      expect(counted.ok ? counted.stakes > 0n : counted.problem.code.length > 0).toBe(true)
    }),
    { numRuns: 4000 },
  )
})

type Bad = [name: string, family: string, play: string, selection: unknown, problem: object]

describe.each<Bad>([
  ['an unknown family', 'SSD', 'straight5', [[1]], { code: 'family_unknown' }],
  ['a play of another family', 'SSC', 'any5', [[1]], { code: 'play_unknown' }],
  ['a name of every object', 'SSC', 'constructor', [[1]], { code: 'play_unknown' }],
  ['no selection', 'SSC', 'straight5', undefined, { code: 'selection_malformed' }],
  ['rows of the wrong type', 'SSC', 'straight5', { kind: 'picked', rows: 7 }, { code: 'selection_malformed' }],
  ['a row too few', 'SSC', 'last3_straight', [[1], [2]], { code: 'rows_wrong' }],
  ['a row too many', 'SSC', 'last3_straight', [[1], [2], [3], [4]], { code: 'rows_wrong' }],
  ['an empty row', 'SSC', 'last3_straight', [[1], [], [3]], { code: 'picks_too_few', row: 1 }],
  ['a digit outside', 'SSC', 'last3_straight', [[1], [2], [10]], { code: 'pick_unknown', row: 2 }],
  ['a negative digit', 'SSC', 'last3_straight', [[-1], [2], [3]], { code: 'pick_unknown', row: 0 }],
  ['a broken digit', 'SSC', 'last3_straight', [[1], [2.5], [3]], { code: 'pick_unknown', row: 1 }],
  ['a digit in an endless number', 'SSC', 'last3_straight', [[1], [Infinity], [3]], { code: 'pick_unknown', row: 1 }],
  ['a digit twice', 'SSC', 'last3_straight', [[1], [2], [3, 3]], { code: 'pick_repeated', row: 2 }],
  ['a digit twice, once as text', 'SSC', 'last3_straight', [[1], [2], [3, '03']], { code: 'pick_repeated', row: 2 }],
  ['eleven digits', 'SSC', 'last2_group2', [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0]], { code: 'picks_too_many', row: 0 }],
  ['too few for a group', 'SSC', 'last3_group6', [[1, 2]], { code: 'picks_too_few', row: 0 }],
  ['two dan of one', 'SSC', 'last3_dan', [[1, 2]], { code: 'picks_too_many', row: 0 }],
  ['a group of the same digit in both rows', 'SSC', 'last4_group4', [[1], [1]], { code: 'no_stakes' }],
  ['no place at all', 'SSC', 'fixed_place', [[], [], [], [], []], { code: 'picks_too_few' }],
  ['one place of any two', 'SSC', 'any2_straight', [[1], [], [], [], []], { code: 'picks_too_few' }],
  ['a car twice', 'PK10', 'first2_straight', [[1], [1]], { code: 'no_stakes' }],
  ['a number above eleven', '11X5', 'any2', [[1, 12]], { code: 'pick_unknown', row: 0 }],
  ['a dan among the tuo', '11X5', 'any3_dantuo', [[7], [7, 1, 2]], { code: 'pick_repeated' }],
  ['too few tuo', '11X5', 'any3_dantuo', [[7], [1]], { code: 'no_stakes' }],
  ['the same value twice', 'PK10', 'nim', [2, 2], { code: 'pick_unknown', row: 0 }],
  ['values that are not neighbours', 'PK10', 'kwok', [1, 3], { code: 'pick_unknown', row: 0 }],
  [
    'a typed number too short',
    'SSC',
    'last3_straight',
    { kind: 'typed', entries: ['123', '12'] },
    { code: 'entry_wrong', entry: 1 },
  ],
  [
    'a typed text that is not a number',
    'SSC',
    'last3_straight',
    { kind: 'typed', entries: ['1x3'] },
    { code: 'entry_wrong', entry: 0 },
  ],
  [
    'typed digits of another script',
    'SSC',
    'last3_straight',
    { kind: 'typed', entries: ['١٢٣'] },
    { code: 'entry_wrong', entry: 0 },
  ],
  [
    'a typed triple among groups',
    'SSC',
    'last3_mixed',
    { kind: 'typed', entries: ['333'] },
    { code: 'entry_wrong', entry: 0 },
  ],
  [
    'a typed car twice',
    'PK10',
    'first2_straight',
    { kind: 'typed', entries: ['0101'] },
    { code: 'entry_wrong', entry: 0 },
  ],
  ['nothing typed', 'SSC', 'last3_mixed', { kind: 'typed', entries: [] }, { code: 'no_stakes' }],
  [
    'a typed number for a play without typing',
    'SSC',
    'last3_sum',
    { kind: 'typed', entries: ['13'] },
    { code: 'selection_malformed' },
  ],
  [
    'places for a play without places',
    'SSC',
    'last3_mixed',
    { kind: 'typed', entries: ['123'], places: ['ones'] },
    { code: 'rows_wrong' },
  ],
  [
    'too few places',
    'SSC',
    'any3_mixed',
    { kind: 'typed', entries: ['123'], places: ['ones', 'tens'] },
    { code: 'picks_too_few', row: 0 },
  ],
  ['a ZY play of the first digit', 'SSC-ZY', 'first3_straight', [[1], [2], [3]], { code: 'play_unknown' }],
  ['a first digit in ZY', 'SSC-ZY', 'fixed_place', [[1], [], [], [], []], { code: 'rows_wrong' }],
])('%s', (...[, family, play, selection, problem]) => {
  test('returns the problem', () => {
    expect(stakesOf({ family, prizeMode: 'Lott', play, selection })).toEqual({ ok: false, problem })
  })
})

test('a list longer than any board is refused before it is read', () => {
  const huge = Array.from({ length: 1_000_000 }, (_, index) => index)
  expect(stakesOf({ family: 'SSC', prizeMode: 'Lott', play: 'last2_group2', selection: [huge] })).toEqual({
    ok: false,
    problem: { code: 'picks_too_many', row: 0 },
  })
})

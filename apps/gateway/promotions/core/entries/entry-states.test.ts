import { PromotionStatus } from '@ante/contract/promotions/promotion-type.ts'
import { expect, test } from 'vitest'

import { mayBecome, pathTo } from '../../../kit/state-machine/state-machine.ts'
import { entryStates, shownState } from './entry-states.ts'
import type { EntryState } from './entry-states.ts'

const STATES: EntryState[] = [...PromotionStatus.options, 'expired']

/** Source: domain handbook 9.2. */
const LEGAL = [
  'coming>open',
  'open>signed',
  'signed>applying',
  'signed>closed',
  'applying>issued',
  'applying>rejected',
  'rejected>applying',
  'issued>claimed',
  'issued>expired',
]

test.each(STATES.flatMap((from) => STATES.map((to) => [from, to] as const)))(
  'the transition from %s to %s follows the handbook',
  (from, to) => {
    expect(mayBecome(entryStates, from, to)).toBe(LEGAL.includes(`${from}>${to}`))
  },
)

test.each([
  ['open', 'issued', ['signed', 'applying', 'issued']],
  ['signed', 'issued', ['applying', 'issued']],
  ['rejected', 'applying', ['applying']],
  ['applying', 'rejected', ['rejected']],
  // No path leads through `rejected`, or back.
  ['claimed', 'issued', null],
  ['issued', 'applying', null],
  ['closed', 'open', null],
  ['issued', 'issued', null],
] as const)('the path from %s to %s is %s', (from, to, way) => {
  expect(pathTo(entryStates, from, to)).toEqual(way)
})

test('an expired entry is shown as closed, and all others unchanged', () => {
  expect(STATES.map(shownState)).toEqual([...PromotionStatus.options, 'closed'])
})

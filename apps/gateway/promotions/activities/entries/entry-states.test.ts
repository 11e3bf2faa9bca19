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
  'from %s to %s is as the handbook says',
  (from, to) => {
    expect(mayBecome(entryStates, from, to)).toBe(LEGAL.includes(`${from}>${to}`))
  },
)

test.each([
  ['open', 'issued', ['signed', 'applying', 'issued']],
  ['signed', 'issued', ['applying', 'issued']],
  ['rejected', 'applying', ['applying']],
  ['applying', 'rejected', ['rejected']],
  // Nobody's refusal is passed through, and nothing comes back.
  ['claimed', 'issued', null],
  ['issued', 'applying', null],
  ['closed', 'open', null],
  ['issued', 'issued', null],
] as const)('the way from %s to %s is %s', (from, to, way) => {
  expect(pathTo(entryStates, from, to)).toEqual(way)
})

test('what has expired reads as closed, and all else as it is', () => {
  expect(STATES.map(shownState)).toEqual([...PromotionStatus.options, 'closed'])
})

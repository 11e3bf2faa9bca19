import type { MemberType } from '@ante/contract/member/member-type.ts'
import { expect, test } from 'vitest'

import { maySendToDownline, maySendToUpline, mayShareMoney } from './rules.ts'

test.each<[MemberType, bigint | null, boolean]>([
  [0, 7n, true],
  [0, null, false],
  [1, 7n, true],
  [2, 7n, false],
  [4, 7n, false],
  [40, 7n, true],
  [41, 7n, true],
  [42, 7n, false],
])('a member of type %i under %s may send money up: %s', (type, uplineId, may) => {
  expect(maySendToUpline({ type, uplineId })).toBe(may)
})

test.each<[MemberType, boolean]>([
  [0, false],
  [1, true],
  [2, true],
  [4, false],
  [40, false],
  [41, true],
  [42, true],
])('a member of type %i may send money down: %s', (type, may) => {
  expect(maySendToDownline({ type })).toBe(may)
})

test.each<[MemberType, MemberType, boolean]>([
  [0, 1, true],
  [2, 1, true],
  [40, 41, true],
  [0, 41, false],
  [42, 1, false],
])('money may go from type %i to type %i: %s', (item, other, may) => {
  expect(mayShareMoney({ type: item }, { type: other })).toBe(may)
})

import type { MemberType } from '@ante/contract/member/member-type.ts'
import { expect, test } from 'vitest'

import { maySendToUpline } from './rules.ts'

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

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { mergedRights, rightIn } from './held-rights.ts'

const limit = fc.option(fc.bigInt({ min: 0n, max: 1_000n }), { nil: null })
const given = fc.record({
  permission: fc.constantFrom('a.b.read', 'a.b.update'),
  right: fc.constantFrom('apply' as const, 'approve' as const),
  perDecision: limit,
  perDay: limit,
})
const allows = (limitOf: bigint | null, amount: bigint) => limitOf === null || amount <= limitOf

test('several roles allow an amount exactly if one of them does', () => {
  fc.assert(
    fc.property(fc.array(given, { maxLength: 6 }), fc.bigInt({ min: 0n, max: 1_100n }), (rights, amount) => {
      for (const permission of ['a.b.read', 'a.b.update']) {
        const same = rights.filter((one) => one.permission === permission && one.right === 'apply')
        const held = rightIn(mergedRights(rights), permission, 'apply')
        expect(held !== undefined).toBe(same.length > 0)
        const byOne = same.some((one) => allows(one.perDecision, amount))
        expect(held !== undefined && allows(held.perDecision, amount)).toBe(byOne)
      }
    }),
  )
})

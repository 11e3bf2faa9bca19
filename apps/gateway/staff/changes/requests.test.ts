import fc from 'fast-check'
import { expect, test } from 'vitest'

import { bindingOf } from './requests.ts'

const values = fc.dictionary(fc.string({ maxLength: 5 }), fc.oneof(fc.string(), fc.boolean(), fc.array(fc.string())), {
  maxKeys: 5,
})
const bound = fc.record({ action: fc.string(), object: fc.string(), values, version: fc.string() })

test('the order of fields does not change a binding', () => {
  fc.assert(
    fc.property(bound, (one) => {
      const reversed = Object.fromEntries(Object.entries(one.values).toReversed())
      expect(bindingOf({ ...one, values: reversed })).toEqual(bindingOf(one))
    }),
  )
})

test('any difference of action, object, values or version changes the binding', () => {
  fc.assert(
    fc.property(bound, bound, (one, other) => {
      const isSame = JSON.stringify(jsonOf(one)) === JSON.stringify(jsonOf(other))
      expect(bindingOf(one).equals(bindingOf(other))).toBe(isSame)
    }),
  )
})

const jsonOf = ({ values: fields, ...rest }: { values: Record<string, unknown> }) => [
  Object.entries(rest).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1)),
]

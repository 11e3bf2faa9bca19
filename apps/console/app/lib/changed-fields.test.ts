import { expect, test } from 'vitest'

import { changedFields } from './changed-fields.ts'

test.each([
  ['an equal value has no difference', { a: 1, b: [2] }, { b: [2], a: 1 }, []],
  ['a changed field', { a: 1, b: 2 }, { a: 1, b: 3 }, [{ path: 'b', before: '2', after: '3' }]],
  ['an added object', null, { state: 'locked' }, [{ path: 'state', before: undefined, after: 'locked' }]],
  ['a removed element', { r: ['x', 'y'] }, { r: ['x'] }, [{ path: 'r.1', before: 'y', after: undefined }]],
  ['text and number differ', { a: 'x' }, { a: null }, [{ path: 'a', before: 'x', after: 'null' }]],
  ['a bare value', 1, 2, [{ path: 'value', before: '1', after: '2' }]],
])('%s', (_name, before, after, expected) => {
  expect(changedFields(before, after)).toEqual(expected)
})

import { expect, test } from 'vitest'

import { objectParts } from './object-parts.ts'

test.each([
  ['member:ana01', { kind: 'member', id: 'ana01', details: '' }],
  ['member:ana01 D7K 9', { kind: 'member', id: 'ana01', details: 'D7K 9' }],
  ['staff:ana@example.com', { kind: 'staff', id: 'ana@example.com', details: '' }],
  ['bank-line:12', { kind: 'bank-line', id: '12', details: '' }],
  ['GET /console/m/:merchant/accounts', { kind: '', id: 'GET /console/m/:merchant/accounts', details: '' }],
])('%s', (object, parts) => {
  expect(objectParts(object)).toEqual(parts)
})

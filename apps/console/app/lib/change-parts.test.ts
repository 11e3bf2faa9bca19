import { expect, test } from 'vitest'

import { rightsIn, scalarsIn } from './change-parts.ts'

test('rights have their names, with their limits per decision and per day', () => {
  const limited = { permission: 'wallet.balance.update', right: 'apply', perDecision: '500', perDay: null }
  const free = { permission: 'audit.entry.read', right: 'apply', perDecision: null, perDay: null }
  expect(rightsIn({ role: 'finance', rights: [limited, free] })).toEqual({
    'wallet.balance.update apply': '500 / ∞',
    'audit.entry.read apply': '✓',
  })
})

test.each([null, 1, {}, { rights: [1] }])('%j contains no rights', (values) => {
  expect(rightsIn(values)).toBeNull()
})

test('only fields with a single value are listed', () => {
  expect(scalarsIn({ role: 'x', granted: false, rights: [], more: {}, none: null })).toEqual([
    ['role', 'x'],
    ['granted', 'false'],
    ['none', 'null'],
  ])
  expect(scalarsIn('text')).toEqual([])
})

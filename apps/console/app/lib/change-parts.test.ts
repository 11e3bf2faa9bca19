import { expect, test } from 'vitest'

import { rightsIn, scalarsIn } from './change-parts.ts'

const texts = {
  nameOf: (permission: string, right: string) => `${right} ${permission}`,
  limitsOf: (...limits: (string | null)[]) => limits.map((limit) => limit ?? 'none').join(' / '),
}

test('rights are listed by their names, with the texts of their limits per decision and per day', () => {
  const limited = { permission: 'wallet.balance.update', right: 'apply', perDecision: '500', perDay: null }
  const free = { permission: 'audit.entry.read', right: 'apply', perDecision: null, perDay: null }
  expect(rightsIn({ role: 'finance', rights: [limited, free] }, texts)).toEqual({
    'apply wallet.balance.update': '500 / none',
    'apply audit.entry.read': 'none / none',
  })
})

test.each([null, 1, {}, { rights: [1] }])('%j contains no rights', (values) => {
  expect(rightsIn(values, texts)).toBeNull()
})

test('only fields with a single value are listed', () => {
  expect(scalarsIn({ role: 'x', granted: false, rights: [], more: {}, none: null })).toEqual([
    ['role', 'x'],
    ['granted', 'false'],
    ['none', 'null'],
  ])
  expect(scalarsIn('text')).toEqual([])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { redact } from './redact.ts'

test.each([
  [
    { password: 'x', newPassword: 'y' },
    { password: '[secret]', newPassword: '[secret]' },
  ],
  [
    { apiKey: 'a', key: 'b', monkey: 'c' },
    { apiKey: '[secret]', key: '[secret]', monkey: 'c' },
  ],
  [
    { totpSecret: 'a', recoveryCodes: ['b'] },
    { totpSecret: '[secret]', recoveryCodes: '[secret]' },
  ],
  [
    { code: '493817', role: { code: 'finance' } },
    { code: '[secret]', role: { code: 'finance' } },
  ],
  [
    { realName: 'Ana Cruz', name: 'Weekend' },
    { realName: '[personal]', name: 'Weekend' },
  ],
  [
    { mobile: '639171234567', state: 'open' },
    { mobile: '[personal]', state: 'open' },
  ],
  [{ deep: [{ email: 'a@b.example' }] }, { deep: [{ email: '[personal]' }] }],
  ['Paid to ana@player.example', 'Paid to [personal]'],
  ['Card 6210987654321098 refused', 'Card [personal] refused'],
  [
    { passwordRequired: true, token: null },
    { passwordRequired: true, token: null },
  ],
  [
    { amount: '1250.00', at: '2026-03-01T10:00:00Z' },
    { amount: '1250.00', at: '2026-03-01T10:00:00Z' },
  ],
  [null, null],
])('%j is written as %j', (value, written) => {
  expect(redact(value)).toEqual(written)
})

test('units are written as text', () => {
  expect(redact({ units: 5n })).toEqual({ units: '5' })
})

test('secrets are removed at any depth', () => {
  const secret = 'correct horse battery'
  const field = fc.constantFrom('password', 'secretKey', 'accessToken', 'newPaymentPassword')
  const leaf = field.map((name): unknown => ({ [name]: secret }))
  const around = (inner: fc.Arbitrary<unknown>) =>
    fc.oneof(inner, fc.array(inner, { maxLength: 3 }), fc.dictionary(fc.string(), inner, { maxKeys: 3 }))
  const tree = around(around(around(leaf)))
  fc.assert(
    fc.property(tree, (value) => {
      expect(JSON.stringify(redact(value))).not.toContain(secret)
    }),
  )
})

import { expect, test } from 'vitest'

import { maskedEmail, maskedMobile, maskedName } from './masked.ts'

test('personal data is masked except for a few characters', () => {
  expect(maskedMobile('+639175550111')).toBe('+63•••••0111')
  expect(maskedEmail('player01@ante.example')).toBe('p•••@ante.example')
  expect(maskedEmail('"a@b"@ante.example')).toBe('"•••@ante.example')
  expect(maskedName('Juan  dela Cruz')).toBe('J••• d••• C•••')
  expect(maskedName('𠮷田 太郎')).toBe('𠮷••• 太•••')
})

import { expect, test } from 'vitest'

import { rememberReturn, takeReturn } from './return-to.ts'

test('the remembered address is returned once', () => {
  rememberReturn('/m/launchGame?vendor=ANS&nodeId=1')
  expect(takeReturn()).toBe('/m/launchGame?vendor=ANS&nodeId=1')
  expect(takeReturn()).toBe('/m/home')
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/m/login',
  '/m/register?x',
])('%s is not a valid return address', (address) => {
  rememberReturn(address)
  expect(takeReturn()).toBe('/m/home')
})

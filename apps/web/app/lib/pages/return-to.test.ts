import { expect, test } from 'vitest'

import { rememberReturn, takeReturn } from './return-to.ts'

test('one comes back to where one was going, once', () => {
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
])('%s is not a place to come back to', (address) => {
  rememberReturn(address)
  expect(takeReturn()).toBe('/m/home')
})

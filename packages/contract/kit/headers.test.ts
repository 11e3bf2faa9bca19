import { expect, test } from 'vitest'

import { deviceOf } from './headers.ts'

test.each([
  ['WEB', 'WEB'],
  ['APP', 'APP'],
  ['1', 'WEB'],
  ['3', 'MOBILE'],
  ['2', 'MOBILE'],
  ['constructor', 'MOBILE'],
  [undefined, 'MOBILE'],
])('a client with the device %s is %s', (input, device) => {
  expect(deviceOf(input)).toBe(device)
})

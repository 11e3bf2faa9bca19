import { expect, test } from 'vitest'

import { isNativeShell, shellMarks } from './native-shell.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36'
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'

test.each([
  [`${IPHONE} AnteApp/1.0`, true],
  [`${ANDROID} AnteApp/12.3`, true],
  [IPHONE, false],
  [`${ANDROID} NotAnteApp/1.0`, false],
  [`${ANDROID} AnteApp`, false],
  ['', false],
])('%s is the merchant’s own app: %s', (userAgent, is) => {
  expect(isNativeShell(userAgent)).toBe(is)
})

test.each([
  [`${IPHONE} AnteApp/1.0`, 812, { shell: 'app' }],
  [`${IPHONE} AnteApp/1.0`, 813, { shell: 'app', tall: 'iphone' }],
  [`${IPHONE} AnteApp/1.0`, 932, { shell: 'app', tall: 'iphone' }],
  [`${IPAD} AnteApp/1.0`, 1180, { shell: 'app' }],
  [`${ANDROID} AnteApp/1.0`, 915, { shell: 'app' }],
  [IPHONE, 932, {}],
])('%s, %i px high, is marked as such', (userAgent, screenHeight, marks) => {
  expect(shellMarks({ userAgent, screenHeight })).toEqual(marks)
})

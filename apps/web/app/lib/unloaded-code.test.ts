import { expect, test } from 'vitest'

import { isUnloadedCode } from './unloaded-code.ts'

test.each([
  ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://site.example/assets/a.js'), true],
  ['Firefox', new TypeError('error loading dynamically imported module: https://site.example/assets/a.js'), true],
  ['WebKit', new TypeError('Importing a module script failed.'), true],
  ['styles', new Error('Unable to preload CSS for /assets/a.css'), true],
  ['a call', new TypeError('Failed to fetch'), false],
  ['a render error', new TypeError('undefined is not an object'), false],
  ['no error', undefined, false],
])('recognizes code that could not be loaded: %s', (_case, error, expected) => {
  expect(isUnloadedCode(error)).toBe(expected)
})

import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const COMMENT = /\/\*[\s\S]*?\*\//g
/** Selects an element after any other one. */
const AFTER_ANY_ELEMENT = /(?:^|[\s,>+~(])\*\s*[+~]/m

const styles = globSync('apps/{web,console,studio}/**/*.css', { exclude: ['**/node_modules/**'] })

test('no style selects an element after any other one', () => {
  // With such a rule, each element inserted before another makes the browser calculate the styles of its whole parent.
  expect(styles.length).toBeGreaterThan(0)
  const found = styles.filter((file) => AFTER_ANY_ELEMENT.test(readFileSync(file, 'utf8').replace(COMMENT, '')))
  expect(found).toEqual([])
})

test.each([
  ['.list > * + * {', true],
  ['* ~ p {', true],
  ['.list > :not(:first-child) {', false],
  ['.picture ~ * {', false],
  ['li + li {', false],
  ['width: calc(2 * 3px + 4px)', false],
])('%s', (css, isRefused) => {
  expect(AFTER_ANY_ELEMENT.test(css)).toBe(isRefused)
})

import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/**
 * A horizontal translation by a fixed length, which has the same direction in every language. Percentages are allowed:
 * they are relative to the moved element and stay inside its clip.
 */
const FIXED_SIDE = /translate(X|3d)?\(\s*-?[\d.]+(em|px|rem|vw)/

test('horizontal animations follow the direction of writing', () => {
  const animations = globSync('apps/web/app/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@keyframes ([\w-]+) \{[\s\S]*?\n\}/g)].map(([code, name]) => ({
      name: `${file}: ${name}`,
      code,
    })),
  )
  expect(animations.length).toBeGreaterThan(0)
  expect(animations.filter(({ code }) => FIXED_SIDE.test(code)).map(({ name }) => name)).toEqual([])
})

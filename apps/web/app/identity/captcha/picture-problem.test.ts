import { expect, test } from 'vitest'

import { pictureProblem } from './picture-problem.ts'

test.each([
  ['equation', 'captcha.required', 'Type the answer to the sum in the picture.'],
  ['equation', 'captcha.incorrect', 'That was not the answer to the sum in the picture. Here is a new one.'],
  ['digits', 'captcha.required', 'Type the code in the picture.'],
  ['letters', 'captcha.incorrect', 'That was not the code in the picture. Here is a new one.'],
] as const)('a picture of %s says of %s: %s', (kind, problem, words) => {
  expect(pictureProblem(problem, kind).message).toBe(words)
})

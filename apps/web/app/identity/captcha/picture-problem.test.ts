import { expect, test } from 'vitest'

import { pictureProblem } from './picture-problem.ts'

test.each([
  ['equation', 'captcha.required', 'Enter the answer to the sum in the image.'],
  ['equation', 'captcha.incorrect', 'That answer is wrong. Try the new sum.'],
  ['digits', 'captcha.required', 'Enter the code in the image.'],
  ['letters', 'captcha.incorrect', 'Wrong code. Try the new image.'],
] as const)('a picture of %s says of %s: %s', (kind, problem, expected) => {
  expect(pictureProblem(problem, kind).message).toBe(expected)
})

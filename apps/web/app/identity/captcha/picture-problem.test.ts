import { expect, test } from 'vitest'

import { pictureProblem } from './picture-problem.ts'

test.each([
  ['equation', 'captcha.required', 'Enter the answer to the sum in the image.'],
  ['equation', 'captcha.incorrect', 'That answer is wrong. Try the new sum.'],
  ['digits', 'captcha.required', 'Enter the code in the image.'],
  ['letters', 'captcha.incorrect', 'Wrong code. Try the new image.'],
] as const)('for a picture of %s the problem %s has the message: %s', (kind, problem, expected) => {
  expect(pictureProblem(problem, kind).message).toBe(expected)
})

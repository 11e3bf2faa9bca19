import { changeProblems, isChangeProblemCode } from '@ante/contract/staff/change-problem.ts'
import { expect, test } from 'vitest'

import { problemSentence } from './problem-sentence.ts'

test('each problem has a sentence with its values', () => {
  const problems = Object.entries(changeProblems).map(([code, names]) => ({
    code,
    values: Object.fromEntries(names.map((name: string) => [name, `<${name}>`])),
  }))
  const incomplete = problems.filter((problem) => {
    const sentence = problemSentence(problem)
    return /[{}]/.test(sentence) || !Object.values(problem.values).every((value) => sentence.includes(value))
  })
  expect(incomplete).toEqual([])
  expect(problems.every(({ code }) => isChangeProblemCode(code))).toBe(true)
})

test('values with braces stay as they are, and an unknown code is shown', () => {
  expect(problemSentence({ code: 'member.not_found', values: { account: '{account}' } })).toBe(
    'There is no member {account}.',
  )
  expect(problemSentence({ code: 'of.a_later_version', values: {} })).toBe('of.a_later_version')
})

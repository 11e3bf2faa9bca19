import { expect, test } from 'vitest'

import { codeProblem, sentCode } from './code-check.ts'

test.each([
  ['app', '123456', null],
  ['app', '123 456', null],
  ['app', '١٢٣٤٥٦', null],
  ['app', '12345', 'code.missing'],
  ['app', '', 'code.missing'],
  ['recovery', 'ABCD-EFGH-JKLM-2345', null],
  ['recovery', 'abcd efgh jklm 2345', null],
  ['recovery', 'ABCD-EFGH-JKLM', 'recovery_code.missing'],
  ['recovery', '0000-0000-0000-0000', 'recovery_code.missing'],
  ['recovery', '', 'recovery_code.missing'],
] as const)('of the kind %s, %j has the problem %j', (kind, typed, problem) => {
  expect(codeProblem(kind, typed)).toBe(problem)
})

test("a code is sent in the gateway's format", () => {
  expect(sentCode('app', '123 ٤56')).toBe('123456')
  expect(sentCode('recovery', ' abcd-efgh-jklm-2345 ')).toBe('ABCDEFGHJKLM2345')
})

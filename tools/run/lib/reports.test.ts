import { expect, test } from 'vitest'

import { playwrightReport, vitestReport } from './reports.ts'
import { withUnnamedFailure, sum } from './tally.ts'

test('a test file that could not be loaded counts as a failed test', () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] }
  const testResults = [
    { name: 'sums.test.ts', status: 'failed', message: 'no such module\nat line 3', assertionResults: [] },
    { name: 'adds.test.ts', status: 'passed', message: '', assertionResults: [passed, passed] },
  ]
  const report = JSON.stringify({ numPassedTests: 2, numFailedTests: 0, testResults })
  expect(vitestReport(report)).toEqual({
    tally: { passed: 2, failed: 1, failures: ['sums.test.ts: no such module'] },
    flaky: [],
  })
})

test('a failed test is named with the first line of its error', () => {
  const lost = { status: 'failed', fullName: 'adds', failureMessages: ['expected 4\nat line 3', 'expected 4'] }
  const testResults = [{ name: 'adds.test.ts', status: 'failed', message: '', assertionResults: [lost] }]
  const report = JSON.stringify({ numPassedTests: 0, numFailedTests: 1, testResults })
  expect(vitestReport(report).tally.failures).toEqual(['adds.test.ts: adds: expected 4'])
})

test('a test that passed only on its second attempt is named', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{ status: 'passed', fullName: 'wins', failureMessages: ['expected 4'] }] },
  ]
  const report = JSON.stringify({ numPassedTests: 1, numFailedTests: 0, testResults })
  expect(vitestReport(report)).toEqual({ tally: { passed: 1, failed: 0, failures: [] }, flaky: ['wins'] })
})

const run = (status: string, message?: string) => ({
  projectName: 'aurora',
  status,
  results: message === undefined ? [] : [{ error: { message } }],
})

test('a skipped browser test counts as failed; one that passed on its second attempt is named', () => {
  const specs = [
    { title: 'plays', file: 'a.spec.ts', tests: [run('flaky')] },
    { title: 'joins', file: 'a.spec.ts', tests: [run('expected')] },
    { title: 'leaves', file: 'a.spec.ts', tests: [run('unexpected', 'no button\nat line 3'), run('skipped')] },
  ]
  const report = JSON.stringify({
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 },
    suites: [{ suites: [{ specs }] }],
  })
  const failures = ['a.spec.ts: leaves (aurora): no button', 'a.spec.ts: leaves (aurora): skipped']
  expect(playwrightReport(report)).toEqual({ tally: { passed: 4, failed: 2, failures }, flaky: ['plays'] })
})

const tally = (passed: number, failures: string[] = []) => ({ passed, failed: failures.length, failures })
const ended = ['the runner itself ended badly']

test.each([
  ['ends badly without a failed test', tally(5), false, tally(5, ended)],
  ['finds no test at all', tally(0), true, tally(0, ended)],
  ['names its failed tests', tally(5, ['adds', 'wins']), false, tally(5, ['adds', 'wins'])],
  ['ends well', tally(5), true, tally(5)],
])('a runner that %s is counted as %j, %j → %j', (_case, received, ok, counted) => {
  expect(withUnnamedFailure(received, ok)).toEqual(counted)
})

test('the tallies of the runners are summed', () => {
  expect(sum([tally(1), tally(2, ['adds', 'wins']), withUnnamedFailure(tally(0), true)])).toEqual(
    tally(3, ['adds', 'wins', ...ended]),
  )
})

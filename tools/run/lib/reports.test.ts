import { expect, test } from 'vitest'

import { playwrightReport, vitestReport } from './reports.ts'
import { ranWell, sum } from './tally.ts'

test('a test file that could not be loaded counts as a failed test', () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] }
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [passed, passed] },
  ]
  const report = JSON.stringify({ numPassedTests: 2, numFailedTests: 0, testResults })
  expect(vitestReport(report)).toEqual({ tally: { passed: 2, failed: 1 }, unsteady: [] })
})

test('a test that passed only at its second try is named', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{ status: 'passed', fullName: 'wins', failureMessages: ['expected 4'] }] },
  ]
  const report = JSON.stringify({ numPassedTests: 1, numFailedTests: 0, testResults })
  expect(vitestReport(report)).toEqual({ tally: { passed: 1, failed: 0 }, unsteady: ['wins'] })
})

test('a browser test that was skipped did not pass; one that passed at its second try is named', () => {
  const specs = [
    { title: 'plays', tests: [{ status: 'flaky' }] },
    { title: 'joins', tests: [{ status: 'expected' }] },
  ]
  const report = JSON.stringify({
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 },
    suites: [{ suites: [{ specs }] }],
  })
  expect(playwrightReport(report)).toEqual({ tally: { passed: 4, failed: 2 }, unsteady: ['plays'] })
})

test.each([
  ['ends badly without a failed test', { passed: 5, failed: 0 }, false, { passed: 5, failed: 1 }],
  ['finds no test at all', { passed: 0, failed: 0 }, true, { passed: 0, failed: 1 }],
  ['names its failed tests', { passed: 5, failed: 2 }, false, { passed: 5, failed: 2 }],
  ['ends well', { passed: 5, failed: 0 }, true, { passed: 5, failed: 0 }],
])('a runner that %s is counted as %j, %j → %j', (_case, tally, ok, counted) => {
  expect(ranWell(tally, ok)).toEqual(counted)
})

test('the runners are summed', () => {
  expect(sum([{ passed: 1, failed: 0 }, { passed: 2, failed: 3 }, ranWell({ passed: 0, failed: 0 }, true)])).toEqual({
    passed: 3,
    failed: 4,
  })
})

import { expect, test } from 'vitest'

import { playwrightTally, vitestTally } from './reports.ts'
import { ranWell, sum } from './tally.ts'

test('a test file that could not be loaded counts as a failed test', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{}, {}] },
  ]
  const report = JSON.stringify({ numPassedTests: 2, numFailedTests: 0, testResults })
  expect(vitestTally(report)).toEqual({ passed: 2, failed: 1 })
})

test('a browser test that was skipped or passed only at its second try did not pass', () => {
  const report = JSON.stringify({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 } })
  expect(playwrightTally(report)).toEqual({ passed: 3, failed: 3 })
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

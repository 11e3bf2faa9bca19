import type { Tally } from './tally.ts'

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** A file that could not be loaded has no tests to count, and counts as a failed one. */
export function vitestTally(json: string): Tally {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(json) as VitestReport
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.length)
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** A test that was skipped or needed a second try did not pass. */
export function playwrightTally(json: string): Tally {
  const { stats } = JSON.parse(json) as PlaywrightReport
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
}

import type { Tally } from './tally.ts'

/** What a runner's report says: its count, and the tests that passed only at their second try. */
export interface Report {
  tally: Tally
  /** To be mended, though the run goes on: a test that sometimes fails tells nobody anything. */
  unsteady: string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: VitestTest[] }[]
}

interface VitestTest {
  status: string
  fullName: string
  failureMessages: string[]
}

/** A file that could not be loaded has no tests to count, and counts as a failed one. */
export function vitestReport(json: string): Report {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(json) as VitestReport
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.length)
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  return {
    tally: { passed: numPassedTests, failed: numFailedTests + broken.length },
    unsteady: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => fullName),
  }
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; tests: { status: string }[] }[]
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** A test that was skipped did not pass. */
export function playwrightReport(json: string): Report {
  const { stats, suites = [] } = JSON.parse(json) as PlaywrightReport
  const { expected, flaky, unexpected, skipped } = stats
  return { tally: { passed: expected + flaky, failed: unexpected + skipped }, unsteady: suites.flatMap(flakyOf) }
}

function flakyOf({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title)
  return [...own, ...suites.flatMap(flakyOf)]
}

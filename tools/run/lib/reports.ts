import type { Tally } from './tally.ts'

/** Content of a runner's report: its tally, and the tests that passed only on their second attempt. */
export interface Report {
  tally: Tally
  /** Tests that passed only on their second attempt: a flaky test proves nothing and has to be fixed. */
  flaky: string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: VitestFile[]
}

interface VitestFile {
  name: string
  status: string
  message: string
  assertionResults: VitestTest[]
}

interface VitestTest {
  status: string
  fullName: string
  failureMessages: string[]
}

/** Parses a report of vitest. A file that could not be loaded has no tests, and counts as one failed test. */
export function vitestReport(json: string): Report {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(json) as VitestReport
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.length)
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failureOf(`${name}: ${fullName}`, failureMessages[0])),
  )
  return {
    tally: {
      passed: numPassedTests,
      failed: numFailedTests + broken.length,
      failures: [...failed, ...broken.map(({ name, message }) => failureOf(name, message))],
    },
    flaky: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => fullName),
  }
}

const failureOf = (name: string, why = '') => `${name}: ${why.split('\n', 1)[0]}`

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: PlaywrightSpec[]
}

interface PlaywrightSpec {
  title: string
  file: string
  tests: { projectName: string; status: string; results: { error?: { message: string } }[] }[]
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** Parses a report of Playwright. A skipped test counts as failed. */
export function playwrightReport(json: string): Report {
  const { stats, suites = [] } = JSON.parse(json) as PlaywrightReport
  const { expected, flaky, unexpected, skipped } = stats
  const specs = suites.flatMap(specsOf)
  return {
    tally: { passed: expected + flaky, failed: unexpected + skipped, failures: specs.flatMap(failuresOf) },
    flaky: specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  }
}

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]

const failuresOf = ({ file, title, tests }: PlaywrightSpec): string[] =>
  tests
    .filter(({ status }) => status === 'unexpected' || status === 'skipped')
    .map(({ projectName, status, results }) =>
      failureOf(`${file}: ${title} (${projectName})`, results.at(-1)?.error?.message ?? status),
    )

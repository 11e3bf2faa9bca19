import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'

import { emulatorProgram } from '../../emulator/install.ts'
import { runChecks } from './checks.ts'
import { installChromium, installJourneyBrowser } from './chromium.ts'
import type { Plan } from './depth.ts'
import { installOtherBrowsers } from './other-browsers.ts'
import { playwrightReport, vitestReport } from './reports.ts'
import type { Report } from './reports.ts'
import { withUnnamedFailure, sum } from './tally.ts'
import type { Tally } from './tally.ts'

const RESULTS = 'test-results'
/** Time limit of a suite, after which it is killed and counts as failed; sufficient on a busy machine. */
const SUITE_LIMIT_MS = 60 * 60_000

/** Suites of `npm test`, in this order. */
export const SUITES: Record<string, () => Promise<Tally>> = {
  check: runChecks,
  unit: () => vitest('unit', ['unit', 'watching', 'web']),
  screens,
  studio: () => vitest('studio', ['studio']),
  harness: () => vitest('harness', ['harness']),
  e2e: journeys,
  engines,
}

/** Returns the suites that run by default. */
export const suitesOf = ({ studio }: Plan): string[] =>
  Object.keys(SUITES).filter((name) => name !== 'studio' || studio)

async function vitest(name: string, projects: string[]): Promise<Tally> {
  const report = reportOf(name)
  const ok = await run('vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  return tallyOf(vitestReport(readFileSync(report, 'utf8')), ok)
}

async function screens(): Promise<Tally> {
  installJourneyBrowser()
  return vitest('screens', ['screens', 'console'])
}

async function engines(): Promise<Tally> {
  installChromium()
  installOtherBrowsers()
  return playwright('engines', 'e2e/engines/playwright.config.ts')
}

async function journeys(): Promise<Tally> {
  installJourneyBrowser()
  await emulatorProgram()
  return playwright('e2e', 'e2e/playwright.config.ts')
}

async function playwright(name: string, config: string): Promise<Tally> {
  const report = reportOf(name)
  const ok = await run('playwright', ['test', '--config', config, '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  return tallyOf(playwrightReport(readFileSync(report, 'utf8')), ok)
}

/** Prints tests that needed a second attempt: each is a bug to fix the same day. */
function tallyOf({ tally, flaky }: Report, ok: boolean): Tally {
  for (const name of flaky) console.log(`FLAKY, passed only at its second try: ${name}`)
  return withUnnamedFailure(tally, ok)
}

/** Returns the path of a report, after removing an older report: it must not count if a runner fails to write one. */
function reportOf(name: string): string {
  const file = `${RESULTS}/${name}.json`
  mkdirSync(RESULTS, { recursive: true })
  rmSync(file, { force: true })
  return file
}

function run(program: string, argv: string[], environment: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn(program, argv, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  })
  const limit = setTimeout(() => child.kill('SIGKILL'), SUITE_LIMIT_MS)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => {
      clearTimeout(limit)
      resolve(code === 0)
    })
  })
}

/** Returns the processor time since the start of the machine, of all cores: busy and in total, in milliseconds. */
function processorTime(): { busy: number; total: number } {
  const times = cpus().map((core) => core.times)
  const total = times.reduce((all, { user, nice, sys, irq, idle }) => all + user + nice + sys + irq + idle, 0)
  return { total, busy: total - times.reduce((all, { idle }) => all + idle, 0) }
}

/** Runs the named suites and prints their durations, and how busy the processor was; a suite that cannot run at all counts as one failed test. */
export async function runSuites(names: string[]): Promise<Tally> {
  const tallies: Tally[] = []
  const times: string[] = []
  for (const name of names) {
    console.log(`\n── ${name}`)
    const began = performance.now()
    const before = processorTime()
    const tally = await SUITES[name]?.().catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error)
      console.error(why)
      return { passed: 0, failed: 1, failures: [why] }
    })
    if (!tally) continue
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(`${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`)
    const { busy, total } = processorTime()
    const share = Math.round((100 * (busy - before.busy)) / (total - before.total))
    times.push(`${name} ${seconds} s (processor ${share} %)`)
    tallies.push({ ...tally, failures: tally.failures.map((failure) => `${name}: ${failure}`) })
  }
  console.log(`\nTook: ${times.join(', ')}`)
  return sum(tallies)
}

import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

import { emulatorProgram } from '../../emulator/install.ts'
import { runChecks } from './checks.ts'
import { installChromium, installJourneyBrowser } from './chromium.ts'
import type { Plan } from './depth.ts'
import { installOtherBrowsers } from './other-browsers.ts'
import { playwrightReport, vitestReport } from './reports.ts'
import type { Report } from './reports.ts'
import { ranWell } from './tally.ts'
import type { Tally } from './tally.ts'

export const RESULTS = 'test-results'
/** A suite that hangs is killed and counts as failed; one that is slow on a busy machine is not. */
const SUITE_LIMIT_MS = 60 * 60_000

/** Where a suite's program writes: to the terminal, or into an open file. */
export type Output = 'inherit' | number

/** Suites of `npm test`. */
export const SUITES: Record<string, (output: Output) => Promise<Tally>> = {
  check: runChecks,
  unit: (output) => vitest('unit', ['unit', 'watching', 'web'], output),
  screens,
  studio: (output) => vitest('studio', ['studio'], output),
  harness: (output) => vitest('harness', ['harness'], output),
  e2e: journeys,
  engines,
}

/** Default suites if none is named. */
export const suitesOf = ({ studio }: Plan): string[] =>
  Object.keys(SUITES).filter((name) => name !== 'studio' || studio)

async function vitest(name: string, projects: string[], output: Output): Promise<Tally> {
  const report = reportOf(name)
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const ok = await run('vitest', ['run', ...chosen, ...reporters], output)
  return tallyOf(vitestReport(readFileSync(report, 'utf8')), ok)
}

async function screens(output: Output): Promise<Tally> {
  installJourneyBrowser()
  return vitest('screens', ['screens', 'console'], output)
}

async function engines(output: Output): Promise<Tally> {
  installChromium()
  installOtherBrowsers()
  return playwright('engines', 'e2e/engines/playwright.config.ts', output)
}

async function journeys(output: Output): Promise<Tally> {
  installJourneyBrowser()
  await emulatorProgram()
  return playwright('e2e', 'e2e/playwright.config.ts', output)
}

async function playwright(name: string, config: string, output: Output): Promise<Tally> {
  const report = reportOf(name)
  const argv = ['test', '--config', config, '--reporter=list,json']
  const ok = await run('playwright', argv, output, { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
  return tallyOf(playwrightReport(readFileSync(report, 'utf8')), ok)
}

/** Prints tests that needed a second attempt: each is a bug to fix the same day. */
function tallyOf({ tally, unsteady }: Report, ok: boolean): Tally {
  for (const name of unsteady) console.log(`UNSTEADY, passed only at its second try: ${name}`)
  return ranWell(tally, ok)
}

/** Removes an older report, which must not be counted if a runner fails to write one. */
function reportOf(name: string): string {
  const file = `${RESULTS}/${name}.json`
  mkdirSync(RESULTS, { recursive: true })
  rmSync(file, { force: true })
  return file
}

function run(program: string, argv: string[], output: Output, environment: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn(program, argv, {
    stdio: ['ignore', output, output],
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

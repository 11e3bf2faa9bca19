import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'

import { RESULTS, SUITES } from './suites.ts'
import type { Output } from './suites.ts'
import { sum } from './tally.ts'
import type { Tally } from './tally.ts'

/** They keep all cores busy by themselves, so they run first and alone. */
const ALONE = ['check']
/**
 * Suites of a lane run one after another, the lanes at the same time: a browser waits for its site for half of the time,
 * which leaves half of a core to the tests without one.
 */
const LANES = [
  ['unit', 'studio', 'harness'],
  ['screens', 'e2e', 'engines'],
]

/** Splits the named suites into steps that run one after another; each step is a list of lanes. */
export function stepsOf(names: readonly string[]): string[][][] {
  const chosen = (suites: readonly string[]) => suites.filter((name) => names.includes(name))
  return [[chosen(ALONE)], LANES.map(chosen)]
    .map((lanes) => lanes.filter(({ length }) => length > 0))
    .filter(({ length }) => length > 0)
}

/** Runs the named suites and prints their durations; one that cannot run at all counts as one failed test. */
export async function runSuites(names: readonly string[]): Promise<Tally> {
  const runs: SuiteRun[] = []
  for (const lanes of stepsOf(names)) {
    const done = await Promise.all(lanes.map((lane, index) => runLane(lane, index === 0 ? runLive : runCaptured)))
    runs.push(...done.flat())
  }
  console.log(`\nTook: ${runs.map(({ name, seconds }) => `${name} ${seconds} s`).join(', ')}`)
  return sum(runs.map(({ tally }) => tally))
}

interface SuiteRun {
  name: string
  tally: Tally
  seconds: number
}

async function runLane(names: readonly string[], runOne: (name: string) => Promise<SuiteRun>): Promise<SuiteRun[]> {
  const runs: SuiteRun[] = []
  for (const name of names) runs.push(await runOne(name))
  return runs
}

async function runLive(name: string): Promise<SuiteRun> {
  console.log(`\n── ${name}`)
  return announced(await run(name, 'inherit'))
}

/** Prints the output of the suite at its end, so that it does not mix with that of the other lane. */
async function runCaptured(name: string): Promise<SuiteRun> {
  mkdirSync(RESULTS, { recursive: true })
  const file = `${RESULTS}/${name}.log`
  const output = openSync(file, 'w')
  const done = await run(name, output)
  closeSync(output)
  console.log(`\n── ${name}\n${readFileSync(file, 'utf8')}`)
  return announced(done)
}

async function run(name: string, output: Output): Promise<SuiteRun> {
  const began = performance.now()
  const tally = await tallyOf(name, output)
  const failures = tally.failures.map((failure) => `${name}: ${failure}`)
  return { name, tally: { ...tally, failures }, seconds: Math.round((performance.now() - began) / 1000) }
}

async function tallyOf(name: string, output: Output): Promise<Tally> {
  try {
    return (await SUITES[name]?.(output)) ?? { passed: 0, failed: 1, failures: ['unknown suite'] }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(reason)
    return { passed: 0, failed: 1, failures: [reason] }
  }
}

function announced(done: SuiteRun): SuiteRun {
  const { name, tally, seconds } = done
  console.log(`${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`)
  return done
}

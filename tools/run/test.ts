import { buildAll } from './lib/build.ts'
import { changedFiles, commitHere } from './lib/changes.ts'
import { environmentOf, planOf } from './lib/depth.ts'
import { keepFilesInMemory } from './lib/files-in-memory.ts'
import { runSuites, SUITES, suitesOf } from './lib/suites.ts'
import { sum } from './lib/tally.ts'
import type { Tally } from './lib/tally.ts'

const requested = process.argv.slice(2)
const names = requested.filter((name) => name !== 'deep')
const unknown = names.filter((name) => !(name in SUITES))
if (unknown.length > 0) {
  console.error(`Unknown suite: ${unknown.join(', ')}. Available: ${Object.keys(SUITES).join(', ')}, and deep.`)
  process.exit(1)
}

const plan = planOf(requested.includes('deep') ? 'deep' : 'gate', changedFiles())
const settings = environmentOf(plan, commitHere() ?? String(Date.now()))
Object.assign(process.env, settings)
keepFilesInMemory()
const suites = names.length > 0 ? names : suitesOf(plan)
console.log(`${plan.depth}, suites: ${suites.join(', ')}. ${JSON.stringify(settings)}`)

let built: Tally = { passed: 0, failed: 0, failures: [] }
try {
  await buildAll()
} catch (error) {
  // Suites that need no build still run; the others report the failure themselves.
  console.error(error instanceof Error ? error.message : error)
  built = { passed: 0, failed: 1, failures: ['the build'] }
}
const { passed, failed, failures } = sum([built, await runSuites(suites)])
for (const failure of failures) console.log(`FAILED ${failure}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

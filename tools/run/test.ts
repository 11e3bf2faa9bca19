import { buildAll } from './lib/build.ts'
import { runSuites, SUITES } from './lib/suites.ts'
import { sum } from './lib/tally.ts'
import type { Tally } from './lib/tally.ts'

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in SUITES))
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}. There are: ${Object.keys(SUITES).join(', ')}.`)
  process.exit(1)
}

let built: Tally = { passed: 0, failed: 0, failures: [] }
try {
  await buildAll()
} catch (error) {
  // What needs no build is still worth running; what does will say so itself.
  console.error(error instanceof Error ? error.message : error)
  built = { passed: 0, failed: 1, failures: ['the build'] }
}
const { passed, failed, failures } = sum([built, await runSuites(asked.length > 0 ? asked : Object.keys(SUITES))])
for (const failure of failures) console.log(`FAILED ${failure}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

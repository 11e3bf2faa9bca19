import { buildAll } from './lib/build.ts'
import { runSuites, SUITES } from './lib/suites.ts'

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in SUITES))
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}. There are: ${Object.keys(SUITES).join(', ')}.`)
  process.exit(1)
}

let broken = 0
try {
  await buildAll()
} catch (error) {
  // What needs no build is still worth running; what does will say so itself.
  console.error(error instanceof Error ? error.message : error)
  broken = 1
}
const { passed, failed } = await runSuites(asked.length > 0 ? asked : Object.keys(SUITES))
console.log(`\n${passed} passed, ${failed + broken} failed`)
process.exitCode = failed + broken > 0 ? 1 : 0

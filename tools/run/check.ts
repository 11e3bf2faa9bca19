import { buildAll } from './lib/build.ts'
import { runChecks } from './lib/checks.ts'

// The size checks need the built app.
await buildAll()
const { passed, failed } = await runChecks()
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

import { bench, BENCHES } from '../../bench/bench.ts'
import { buildAll } from './lib/build.ts'

const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  console.error(`Unknown benchmark: ${unknown.join(', ')}. Available: ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(1)
}

await buildAll()
await bench(requested.length > 0 ? requested : Object.keys(BENCHES))

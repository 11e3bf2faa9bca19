import { buildAll } from './lib/build.ts'

await buildAll()

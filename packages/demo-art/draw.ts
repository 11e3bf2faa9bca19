import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { drawAll } from './studio/draw-all.ts'
import { allPictures } from './studio/plan.ts'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'build/pictures' } } })
const started = performance.now()
const { drawn, stored, removed } = await drawAll(resolve(values.out), allPictures())
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`Pictures: ${drawn} drawn, ${stored} as they were, ${removed} removed, in ${seconds} s`)

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { build } from 'vite'

import { buildIdOf, fingerprint } from './offline-file-lists.ts'
import { OLDEST } from './oldest-browsers.ts'

const WEB = join(import.meta.dirname, '..')

/** Builds the scripts that are not part of a page; returns the address of the script that runs before first paint. */
export async function buildStandaloneScripts(client: string): Promise<string> {
  const make = (file: string) => standaloneScript(join(WEB, file), buildIdOf(client))
  const first = await make('app/before-paint.ts')
  const beforePaint = `assets/before-paint-${fingerprint(first)}.js`
  writeFileSync(join(client, beforePaint), first)
  // Their address must stay the same, so they are outside the immutable files.
  writeFileSync(join(client, 'service-worker.js'), await make('service-worker/worker.ts'))
  writeFileSync(join(client, 'service-worker-off.js'), await make('service-worker/off.ts'))
  return `/${beforePaint}`
}

async function standaloneScript(file: string, buildId: string): Promise<string> {
  const output = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD_ID: JSON.stringify(buildId) },
    build: { write: false, target: OLDEST, rolldownOptions: { input: file, output: { format: 'iife' } } },
  })
  const [chunk] = 'output' in output ? output.output : []
  if (chunk?.type !== 'chunk') throw new Error(`${file} was not bundled into one script`)
  return chunk.code
}

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { build } from 'vite'

import { buildIdOf, fingerprint } from './offline-file-lists.ts'
import { OLDEST } from './oldest-browsers.ts'

const WEB = join(import.meta.dirname, '..')

interface StandaloneScripts {
  /** Script that runs before the first paint. */
  beforePaint: string
  /** Script of pages that preview a brand. */
  brandPreview: string
}

/** Builds the scripts that are not part of a page; returns the addresses of those that pages load. */
export async function buildStandaloneScripts(client: string): Promise<StandaloneScripts> {
  const make = (file: string) => standaloneScript(join(WEB, file), buildIdOf(client))
  const write = (name: string, script: string) => {
    const file = `assets/${name}-${fingerprint(script)}.js`
    writeFileSync(join(client, file), script)
    return `/${file}`
  }
  const beforePaint = write('before-paint', await make('app/before-paint.ts'))
  const brandPreview = write('brand-preview', await make('app/brand-preview.ts'))
  // Their address must stay the same, so they are outside the immutable files.
  writeFileSync(join(client, 'service-worker.js'), await make('service-worker/worker.ts'))
  writeFileSync(join(client, 'service-worker-off.js'), await make('service-worker/off.ts'))
  return { beforePaint, brandPreview }
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

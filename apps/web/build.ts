import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { build } from 'vite'

import type { MadeFiles } from './app/assets.ts'
import { createBrands } from './make/brands.ts'
import { copyCountryFlags } from './make/country-flags.ts'
import { writeOfflineFileLists } from './make/offline-file-lists.ts'
import { buildStandaloneScripts } from './make/standalone-scripts.ts'
import { precompress } from './make/precompress.ts'
import { writeMessageFiles } from './make/message-files.ts'

/**
 * Builds the complete web app: the browser's files, the messages, the server's renderer, the brands' icons, and the
 * service worker with its lists; then compresses all files. `--out` sets the output folder (default: `build/web`).
 */
const { values } = parseArgs({ options: { out: { type: 'string' } } })
const out = values.out ? resolve(values.out) : join(import.meta.dirname, '../../build/web')
const [client, server] = [join(out, 'client'), join(out, 'server')]
const common = { configFile: join(import.meta.dirname, 'vite.config.ts'), logLevel: 'warn' } as const

process.env['NODE_ENV'] = 'production'
await build({ ...common, build: { outDir: client } })
await writeMessageFiles(client)
await build({ ...common, build: { outDir: server, ssr: true } })
const brands = await createBrands(client)
copyCountryFlags(client)
const { beforePaint, brandPreview } = await buildStandaloneScripts(client)
const { lists, archives } = writeOfflineFileLists(client, (code) => [
  beforePaint,
  ...(brands[code] ? [brands[code].icon] : []),
])
const madeFiles: MadeFiles = { beforePaint, brandPreview, brands: {}, offline: archives }
for (const [code, files] of Object.entries(brands)) madeFiles.brands[code] = { ...files, keep: lists[code] ?? {} }
writeFileSync(join(server, 'made.json'), JSON.stringify(madeFiles))
await precompress(client)

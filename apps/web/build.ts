import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { build } from 'vite'

import { makeBrands } from './make/brands.ts'
import { precompress } from './make/precompress.ts'

/**
 * Builds the web app whole: the browser's files, the server's renderer, the brands' icons, and all of it compressed.
 * `--out` names another folder than `build/web`.
 */
const { values } = parseArgs({ options: { out: { type: 'string' } } })
const out = values.out ? resolve(values.out) : join(import.meta.dirname, '../../build/web')
const [client, server] = [join(out, 'client'), join(out, 'server')]
const common = { configFile: join(import.meta.dirname, 'vite.config.ts'), logLevel: 'warn' } as const

process.env['NODE_ENV'] = 'production'
await build({ ...common, build: { outDir: client } })
await build({ ...common, build: { outDir: server, ssr: true } })
await makeBrands(client, server)
await precompress(client)

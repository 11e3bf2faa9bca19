import { join } from 'node:path'

import { precompress } from '@ante/web/make/precompress.ts'
import { build } from 'vite'

process.env['NODE_ENV'] = 'production'
await build({ configFile: join(import.meta.dirname, 'vite.config.ts'), logLevel: 'warn' })
await precompress(join(import.meta.dirname, '../../build/console'))

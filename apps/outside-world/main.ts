import { run } from '@ante/plain-server/run.ts'

import { readConfig } from './config.ts'
import { startOutsideWorld } from './start.ts'

await run({ name: 'The sandbox', readConfig, start: startOutsideWorld })

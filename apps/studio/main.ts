import { run } from '@ante/plain-server/run.ts'

import { readStudioConfig } from './config.ts'
import { startStudio } from './start.ts'

await run({ name: 'The studio', readConfig: readStudioConfig, start: startStudio })

import { createLog } from '@ante/plain-server/log.ts'
import { dropRound, testEnvironment } from '@ante/plain-server/test/test-environment.ts'
import type { TestServerOptions } from '@ante/plain-server/test/test-environment.ts'
import type { StudioOverrides } from '@ante/studio/studio-part.ts'

import { readConfig } from '../config.ts'
import { startOutsideWorld } from '../start.ts'
import type { OutsideWorld } from '../start.ts'

/** Runs all third parties within the test's process. */
export function startTestWorld(options: TestServerOptions & StudioOverrides): Promise<OutsideWorld> {
  const config = readConfig(testEnvironment(options))
  return startOutsideWorld(config, { log: createLog(config.logLevel), killProcess: dropRound }, options)
}

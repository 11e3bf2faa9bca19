import { createLog } from '@ante/plain-server/log.ts'
import { Outages } from '@ante/plain-server/outages.ts'
import type { RunningServer } from '@ante/plain-server/start-server.ts'
import { dropRound, testEnvironment } from '@ante/plain-server/test/test-environment.ts'
import type { TestServerOptions } from '@ante/plain-server/test/test-environment.ts'

import { readStudioConfig } from '../config.ts'
import { startStudio } from '../start.ts'
import type { StudioOverrides } from '../studio-part.ts'

export interface TestStudio extends RunningServer {
  /** Vendors that are out of service. */
  outages: Outages
}

/** Runs only the vendors' games, inside the test's process. */
export async function startTestStudio(options: TestServerOptions & StudioOverrides): Promise<TestStudio> {
  const config = readStudioConfig(testEnvironment(options))
  const outages = new Outages()
  const studio = await startStudio(
    config,
    { log: createLog(config.logLevel), killProcess: dropRound, outages },
    options,
  )
  return { ...studio, outages }
}

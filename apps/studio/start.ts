import { startServer } from '@ante/plain-server/start-server.ts'
import type { RunningServer, StartPorts } from '@ante/plain-server/start-server.ts'

import type { StudioConfig } from './config.ts'
import { studioPart } from './studio-part.ts'
import type { StudioOverrides } from './studio-part.ts'

/** Runs only the vendors' games, without the other third parties. */
export function startStudio(
  config: StudioConfig,
  ports: StartPorts,
  overrides: StudioOverrides = {},
): Promise<RunningServer> {
  return startServer(config, ports, [studioPart(overrides)])
}

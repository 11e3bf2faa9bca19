import { startServer } from '@ante/plain-server/start-server.ts'
import type { RunningServer, StartPorts } from '@ante/plain-server/start-server.ts'

import type { StudioConfig } from './config.ts'
import { studioPart } from './studio/studio.ts'
import type { OwnGames } from './studio/studio.ts'

/** Runs the vendors' games alone, without the other outside parties. */
export function startStudio(config: StudioConfig, ports: StartPorts, own: OwnGames = {}): Promise<RunningServer> {
  return startServer(config, ports, [studioPart(own)])
}

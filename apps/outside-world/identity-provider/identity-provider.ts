import type { PartPorts } from '@ante/plain-server/part.ts'
import type { Server } from '@ante/plain-server/server.ts'

import type { Config } from '../config.ts'
import { providerRoutes } from './routes.ts'

/** Simulates Google and Facebook: lets the user choose an identity and reports it to the gateway. It stores nothing. */
export async function identityProvider(app: Server, { config, outages }: PartPorts<Config>): Promise<null> {
  const { identity: client, lobbyOrigins } = config
  await app.register(async (scope) => providerRoutes(scope, { client, lobbyOrigins, outages }))
  return null
}

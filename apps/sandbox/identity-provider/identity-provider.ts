import type { Config } from '../kit/config.ts'
import type { Outages } from '../kit/outages.ts'
import type { Server } from '../kit/server.ts'
import { providerRoutes } from './routes.ts'

/** Stands in for Google and Facebook: asks who somebody is, and says so to the gateway. It keeps nothing. */
export async function identityProvider(
  app: Server,
  { config, outages }: { config: Config; outages: Outages },
): Promise<void> {
  const { identity: client, lobbyOrigins } = config
  await app.register(async (scope) => providerRoutes(scope, { client, lobbyOrigins, outages }))
}

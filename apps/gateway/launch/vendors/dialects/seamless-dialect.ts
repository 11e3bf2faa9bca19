import type { SeamlessAdapter } from '../adapter.ts'
import { gameAddress } from '../game-address.ts'
import type { VendorPorts } from '../vendor-ports.ts'
import { dialectRoutes } from './dialect-routes.ts'
import type { DialectDefinition } from './dialect-definition.ts'

/** Returns the adapter of a dialect whose games open at the vendor's URL with the token in the query. */
export function seamlessDialect(ports: VendorPorts, dialect: DialectDefinition): SeamlessAdapter {
  return {
    kind: 'seamless',
    openGame: async (opening) => ({ kind: 'done', value: gameAddress(opening) }),
    routes: (app) => dialectRoutes(app, ports, dialect),
  }
}

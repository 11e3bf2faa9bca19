import { HUB_KEYS_PATH } from '@ante/contract/launch/dialects/hub.ts'

import type { SeamlessAdapter } from '../../adapter.ts'
import type { VendorPorts } from '../../vendor-ports.ts'
import { dialectRoutes } from '../dialect-routes.ts'
import { hubDialect } from './dialect.ts'
import { openAtHub } from './open-at-hub.ts'
import { SigningKeys } from './signing-keys.ts'

/** Maximum time for which vendors may cache the published keys. */
const KEYS_CACHED_SECONDS = 3_600

/**
 * Adapter of the dialect `hub`. It is the only dialect in which the gateway calls the vendor's server before a game
 * opens, so both sides authenticate.
 */
export function hubAdapter(ports: VendorPorts): SeamlessAdapter {
  const keys = new SigningKeys(ports)
  return {
    kind: 'seamless',
    openGame: (opening) => openAtHub(keys, opening, ports.keys.calls),
    routes: (app) => {
      dialectRoutes(app, ports, hubDialect)
      app.get(HUB_KEYS_PATH, async (_request, reply) => {
        reply.header('Cache-Control', `public, max-age=${KEYS_CACHED_SECONDS}`)
        return keys.published()
      })
    },
  }
}

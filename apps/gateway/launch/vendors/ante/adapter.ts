import { vendorRoutes } from '../../seamless/vendor-routes.ts'
import type { SeamlessAdapter } from '../adapter.ts'
import { gameAddress } from '../game-address.ts'
import type { VendorPorts } from '../vendor-ports.ts'

/** The gateway's own protocol: docs/vendors.md. */
export function anteAdapter(ports: VendorPorts): SeamlessAdapter {
  return {
    kind: 'seamless',
    openGame: async (opening) => ({ kind: 'done', value: gameAddress(opening) }),
    routes: (app) => vendorRoutes(app, ports),
  }
}

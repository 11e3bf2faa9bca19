import type { VendorProtocol } from '@ante/contract/launch/vendor-protocol.ts'

import type { VendorAdapter } from './adapter.ts'
import { anteAdapter } from './ante/adapter.ts'
import type { VendorPorts } from './vendor-ports.ts'

/** Those that this gateway speaks; a vendor of another protocol is shown, but its games cannot be opened. */
export type Adapters = Partial<Record<VendorProtocol, VendorAdapter>>

/** A further protocol is a folder beside this file, and a line here. */
export function openAdapters(ports: VendorPorts): Adapters {
  return { ante: anteAdapter(ports) }
}

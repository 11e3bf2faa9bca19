import type { VendorProtocol } from '@ante/contract/launch/vendor-protocol.ts'

import type { VendorAdapter } from './adapter.ts'
import { anteAdapter } from './ante/adapter.ts'
import { businessAdapter } from './business/adapter.ts'
import { actionsDialect } from './dialects/actions/dialect.ts'
import { formDialect } from './dialects/form/dialect.ts'
import { hubAdapter } from './dialects/hub/adapter.ts'
import { seamlessDialect } from './dialects/seamless-dialect.ts'
import type { VendorPorts } from './vendor-ports.ts'

/** Adapters of the supported protocols; a vendor of another protocol is listed, but its games cannot be opened. */
export type Adapters = Partial<Record<VendorProtocol, VendorAdapter>>

/** To add a protocol, add a folder beside this file and a line here. */
export function openAdapters(ports: VendorPorts): Adapters {
  return {
    ante: anteAdapter(ports),
    actions: seamlessDialect(ports, actionsDialect),
    hub: hubAdapter(ports),
    form: seamlessDialect(ports, formDialect),
    business: businessAdapter(ports),
  }
}

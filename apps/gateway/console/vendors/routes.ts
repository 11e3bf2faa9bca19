import { listVendorNames, listVendors, showVendor } from '@ante/contract/console/vendors.ts'

import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import type { StaffContext } from '../../kit/staff-context.ts'
import { rightIn } from '../../staff/public.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { readVendor } from './read-vendor.ts'
import { readVendors, vendorStates } from './read-vendors.ts'

/**
 * Calls of the vendors' page. Its changes, such as stopping a vendor, are the commands of the operator CLI, which
 * `../operations` runs.
 */
export function vendorScreen(app: Server, ports: ScreenPorts): void {
  const of = ({ merchantCode }: StaffContext) => ({ merchantCode, now: ports.clock.now() })
  serveStaff(app, listVendors, async (_input, context) => ({ vendors: await readVendors(ports.db, of(context)) }))
  serveStaff(app, listVendorNames, async (_input, context) => {
    const vendors = await vendorStates(ports.db, of(context))
    return { vendors: vendors.map(({ code, name, state, can_stop: canStop }) => ({ code, name, state, canStop })) }
  })
  serveStaff(app, showVendor, ({ vendor }, context) => {
    const seesConnection = rightIn(context.held, 'launch.connection.read', 'apply') !== undefined
    return readVendor(ports.db, { ...of(context), vendor, seesConnection })
  })
}

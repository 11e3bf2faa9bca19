import type { RegisteredJob } from '../kit/job-queue/job.ts'
import type { Ports } from '../kit/ports.ts'
import type { Server } from '../kit/server.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import type { GuardedActions } from '../staff/public.ts'
import { approvalRoutes } from './approvals/routes.ts'
import { exportables } from './exportables.ts'
import { exportRoutes } from './exports/routes.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { shortcutRoutes } from './shortcuts/routes.ts'
import { viewRoutes } from './views/routes.ts'

/** Ports of the console's screens. */
export interface ScreenPorts extends Ports {
  merchants: MerchantDirectory
  actions: GuardedActions
}

/** Registers the calls of all screens. Returns their background jobs. */
export function screenRoutes(server: Server, ports: ScreenPorts): RegisteredJob[] {
  approvalRoutes(server, ports)
  inboxRoutes(server, ports)
  shortcutRoutes(server, ports)
  viewRoutes(server, ports)
  return [...exportRoutes(server, { ...ports, exportables })]
}

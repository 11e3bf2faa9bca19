import type { RegisteredJob } from '../kit/job-queue/job.ts'
import type { Ports } from '../kit/ports.ts'
import type { Server } from '../kit/server.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import type { GuardedActions } from '../staff/public.ts'

/** Ports of the console's screens. */
export interface ScreenPorts extends Ports {
  merchants: MerchantDirectory
  actions: GuardedActions
}

/** Registers the calls of all screens. Returns their background jobs. */
export function screenRoutes(_server: Server, _ports: ScreenPorts): RegisteredJob[] {
  return []
}

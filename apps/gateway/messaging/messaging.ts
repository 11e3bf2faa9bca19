import type { RegisteredJob } from '../kit/job-queue/job.ts'
import type { Ports } from '../kit/ports.ts'
import type { Server } from '../kit/server.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import { messagingJobs } from './jobs.ts'
import { openPushKeys } from './push/push-keys.ts'
import { pushRoutes } from './push/routes.ts'
import { messagingRoutes } from './routes.ts'

/** Registers mail and push messages; returns their background jobs. */
export async function openMessaging(
  app: Server,
  ports: Ports & { merchants: MerchantDirectory },
): Promise<RegisteredJob[]> {
  messagingRoutes(app, ports)
  const keys = await openPushKeys(ports)
  pushRoutes(app, { ...ports, keys })
  return messagingJobs({ ...ports, keys })
}

import { resolveCall } from '@ante/contract/kit/call-outcome.ts'
import { HOUR_MS } from '@ante/contract/kit/time.ts'

import { deleteOldKeys, keyedCallOf, resolveKey } from './call-keys.ts'
import { every } from './job-queue/job.ts'
import type { RegisteredJob } from './job-queue/job.ts'
import type { Ports } from './ports.ts'
import { serve } from './serve.ts'
import type { Server } from './server.ts'

/** Pages poll every few seconds at first and then more rarely; many members share an address. */
const PER_MINUTE = 600

/** Registers the route for outcomes of calls; returns the job that deletes old keys. */
export function callKeyRoutes(app: Server, { db }: Pick<Ports, 'db'>): RegisteredJob[] {
  serve(
    app,
    resolveCall,
    async ({ key }, { member }) => ({ outcome: await resolveKey(db, keyedCallOf({ member, idempotencyKey: key })) }),
    { perMinute: PER_MINUTE },
  )
  return [every(HOUR_MS, 'calls.delete-old-keys', () => deleteOldKeys(db))]
}

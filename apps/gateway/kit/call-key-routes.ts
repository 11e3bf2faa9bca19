import { resolveCall } from '@ante/contract/kit/call-outcome.ts'
import { HOUR_MS } from '@ante/contract/kit/time.ts'

import { deleteOldKeys, keyedCallOf, resolveKey } from './call-keys.ts'
import { Keeper } from './keeper.ts'
import type { Ports } from './ports.ts'
import { serve } from './serve.ts'
import type { Server } from './server.ts'

/** A page asks every few seconds at first and then more rarely; many members share an address. */
const PER_MINUTE = 600

/** Serves the outcome of calls, and returns the job that deletes old keys. */
export function callKeyRoutes(app: Server, { db, log }: Pick<Ports, 'db' | 'log'>): Keeper {
  serve(
    app,
    resolveCall,
    async ({ key }, { member }) => ({ outcome: await resolveKey(db, keyedCallOf({ member, idempotencyKey: key })) }),
    { perMinute: PER_MINUTE },
  )
  const failure = 'old idempotency keys could not be deleted'
  return new Keeper({ everyMs: HOUR_MS, look: () => deleteOldKeys(db), failure, log })
}

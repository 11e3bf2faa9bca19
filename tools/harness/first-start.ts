import { setTimeout as pause } from 'node:timers/promises'

import type { Prng } from '@ante/demo-art/kit/prng.ts'

import type { Figures } from './figures.ts'
import type { Site } from './servers/site.ts'

/**
 * Maximum delay of a kill: about the duration of a first start, so that kills occur in every step, and some after it.
 */
const LATEST_KILL_MS = 2_500

/** Kills first starts repeatedly, then lets one complete, which must succeed without manual repair. */
export async function killFirstStarts(site: Site, figures: Figures, plan: { prng: Prng; times: number }) {
  for (let kill = 0; kill < plan.times; kill++) {
    await site.server.restart()
    site.gateway.start()
    await pause(plan.prng.between(0, LATEST_KILL_MS))
    site.gateway.throwIfExited()
    await site.kill(plan.prng.pick(['gateway', 'tree'] as const))
    figures.kills['first start'] += 1
  }
  await site.restart()
}

import { setTimeout as pause } from 'node:timers/promises'

import type { Prng } from '@ante/demo-art/kit/prng.ts'

import type { Figures } from './figures.ts'
import type { Site } from './servers/site.ts'

/** About the duration of a first start: kills occur in every step of it, and some after its end. */
const LATEST_KILL_MS = 2_500

/** Kills the first start repeatedly, then lets one complete: it must succeed without help. */
export async function killFirstStarts(site: Site, figures: Figures, plan: { chance: Prng; times: number }) {
  for (let kill = 0; kill < plan.times; kill++) {
    await site.server.restart()
    site.gateway.start()
    await pause(plan.chance.between(0, LATEST_KILL_MS))
    site.gateway.throwIfExited()
    await site.kill(plan.chance.pick(['gateway', 'tree'] as const))
    figures.kills['first start'] += 1
  }
  await site.restart()
}

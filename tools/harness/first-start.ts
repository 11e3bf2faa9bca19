import { setTimeout as pause } from 'node:timers/promises'

import type { Prng } from '@ante/demo-art/kit/prng.ts'

import type { Figures } from './figures.ts'
import type { Site } from './servers/site.ts'

/** Around the time that a first start takes: kills fall into every step of it, and some behind its end. */
const LATEST_KILL_MS = 2_500

/** Kills the very first start, again and again, then leaves one alone: it must come up by itself. */
export async function killFirstStarts(site: Site, figures: Figures, plan: { chance: Prng; times: number }) {
  for (let kill = 0; kill < plan.times; kill++) {
    await site.place.comeBack()
    site.gateway.start()
    await pause(plan.chance.between(0, LATEST_KILL_MS))
    site.gateway.refuseOwnEnd()
    await site.kill(plan.chance.pick(['gateway', 'tree'] as const))
    figures.kills['first start'] += 1
  }
  await site.comeBack()
}

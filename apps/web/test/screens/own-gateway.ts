import { afterAll, afterEach, beforeAll } from 'vitest'

import { ask } from './ask.ts'
import { gatewayCookie } from './gateway-cookie.ts'
import type { WantedGateway } from './gateways.ts'
import type { BrokenLine } from './line.ts'

/**
 * Gives the tests of this file a separate gateway on a separate database, for changes that others must not see:
 * settings, promotions, announcements, faults. It takes a few seconds.
 */
export function ownGateway(wanted: WantedGateway = {}): void {
  let id = ''
  beforeAll(async () => {
    id = await ask('openGateway', wanted)
    document.cookie = `${gatewayCookie}=${id}; path=/`
  })
  afterEach(mendLine)
  afterAll(async () => {
    document.cookie = `${gatewayCookie}=; path=/; max-age=0`
    await ask('closeGateway', id)
  })
}

/** Runs a command of the operator CLI (`npm run ante`) on the own gateway, while everything is running. */
export const operate = (...words: string[]): Promise<void> => ask('operate', words)

/** From now on these calls do not reach the own gateway, or their answers are lost, or they wait; until `mendLine`. */
export const breakLine = (calls: RegExp, fate: BrokenLine['fate']): Promise<void> =>
  ask('breakLine', { calls: calls.source, fate })

export const mendLine = (): Promise<void> => ask('mendLine', undefined)

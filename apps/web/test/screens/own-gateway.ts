import { afterAll, afterEach, beforeAll } from 'vitest'

import { ask } from './ask.ts'
import { gatewayCookie } from './gateway-cookie.ts'
import type { WantedGateway } from './gateways.ts'
import type { BrokenLine } from './line.ts'

/**
 * Gives the tests of this file a gateway of their own, on a database of its own, for what others must not see: settings,
 * offers, announcements, a line that breaks. It takes a few seconds.
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

/** Says something to `npm run ante` of the own gateway, as an operator does while everything runs. */
export const operate = (...words: string[]): Promise<void> => ask('operate', words)

/** From now on these calls do not reach the own gateway, or their answers are lost, or they wait; until `mendLine`. */
export const breakLine = (calls: RegExp, fate: BrokenLine['fate']): Promise<void> =>
  ask('breakLine', { calls: calls.source, fate })

export const mendLine = (): Promise<void> => ask('mendLine', undefined)

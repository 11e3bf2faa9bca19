import { afterAll, afterEach, beforeAll } from 'vitest'

import { runServerAction } from './run-server-action.ts'
import { gatewayCookie } from './gateway-cookie.ts'
import type { RequestedGateway } from './gateways.ts'
import type { BrokenNetwork } from './network-faults.ts'

/**
 * Gives the tests of this file a separate gateway on a separate database, for changes that other tests must not see:
 * settings, promotions, announcements, faults. Starting it takes a few seconds.
 */
export function ownGateway(options: RequestedGateway = {}): void {
  let id = ''
  beforeAll(async () => {
    id = await runServerAction('openGateway', options)
    document.cookie = `${gatewayCookie}=${id}; path=/`
  })
  afterEach(repairNetwork)
  afterAll(async () => {
    document.cookie = `${gatewayCookie}=; path=/; max-age=0`
    await runServerAction('closeGateway', id)
  })
}

/** Runs a command of the operator CLI (`npm run ante`) on the own gateway, while everything is running. */
export const runOperator = (...args: string[]): Promise<void> => runServerAction('operate', args)

/** Applies a fault to these calls until `repairNetwork`: they do not arrive, wait, or lose their answers. */
export const breakNetwork = (calls: RegExp, fault: BrokenNetwork['fault']): Promise<void> =>
  runServerAction('breakNetwork', { calls: calls.source, fault })

export const repairNetwork = (): Promise<void> => runServerAction('repairNetwork', undefined)

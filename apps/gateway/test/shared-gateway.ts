import { test } from 'vitest'

import { started } from './gateway-and-sandbox.ts'
import { startGateway } from './start-gateway.ts'
import type { SharedGateway } from './start-gateway.ts'

/**
 * Fixture with the scope `worker`, which Vitest ends with the worker. Workers are not isolated and run many files. At
 * the end the run stops the database server at the same time, so connections may already be closed when the gateway
 * stops.
 */
const worker = test.extend('gateway', { scope: 'worker' }, async ({}, { onCleanup }): Promise<SharedGateway> => {
  const gateway = await startGateway()
  onCleanup(() => gateway.stop().catch(() => undefined))
  return gateway
})

let running: SharedGateway | undefined

/**
 * Returns the gateway of this worker, which starts before the first test of the first file that calls this. Call it at
 * the top of a file. Its database has the members, rounds and messages of other files. A file that moves the clock,
 * changes settings, vendors or games, or reads complete tables and lists must start a separate gateway.
 */
export function sharedGateway(): SharedGateway {
  worker.beforeAll(({ gateway }) => {
    running = gateway
  })
  return {
    get ports() {
      return started(running).ports
    },
    get url() {
      return started(running).url
    },
    get databaseUrl() {
      return started(running).databaseUrl
    },
    call: (...requested) => started(running).call(...requested),
    fetch: (...requested) => started(running).fetch(...requested),
  }
}

import { test } from 'vitest'

import { started } from './gateway-and-sandbox.ts'
import { startGateway } from './start-gateway.ts'
import type { SharedGateway } from './start-gateway.ts'

/**
 * Vitest ends what has the scope `worker` with the worker, which without isolation has run many files. After the last file the
 * run stops the database server at the same time, so this stop may find its connections closed.
 */
const worker = test.extend('gateway', { scope: 'worker' }, async ({}, { onCleanup }): Promise<SharedGateway> => {
  const gateway = await startGateway()
  onCleanup(() => gateway.stop().catch(() => undefined))
  return gateway
})

let running: SharedGateway | undefined

/**
 * Call it at the top of a file: the gateway of this worker, started before the first test of the first file that calls it. Its
 * database has the members, rounds and messages of other files. A file that moves the clock, changes settings, vendors or
 * games, or reads tables and lists as a whole starts a gateway of its own.
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

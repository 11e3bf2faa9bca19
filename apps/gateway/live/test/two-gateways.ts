import { afterAll, afterEach, beforeAll } from 'vitest'

import type { Config } from '../../kit/config.ts'
import { started } from '../../test/gateway-and-sandbox.ts'
import { startGateway, startGatewayOn } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { LiveReader } from './live-reader.ts'

export interface TwoGateways {
  gateway: TestGateway
  /** A second instance on the same database. */
  other: TestGateway
  /** Opens a page of a member or a visitor, at the first or another instance; it is closed after the test. */
  open(token: string | null, at?: TestGateway): Promise<LiveReader>
}

/** Two instances on one database, and pages connected to them, for all tests of a file. */
export function twoGateways(changes: Partial<Config> = {}): TwoGateways {
  const running: { gateway?: TestGateway; other?: TestGateway } = {}
  let readers: LiveReader[] = []
  beforeAll(async () => {
    running.gateway = await startGateway(changes)
    running.other = await startGatewayOn(running.gateway.databaseUrl, changes)
  })
  afterEach(() => {
    for (const reader of readers) reader.disconnect()
    readers = []
  })
  afterAll(async () => {
    await running.other?.stop()
    await running.gateway?.stop()
  })
  return {
    get gateway() {
      return started(running.gateway)
    },
    get other() {
      return started(running.other)
    },
    open: async (token, at = started(running.gateway)) => {
      const reader = new LiveReader(at, token === null ? {} : { token })
      readers.push(reader)
      await reader.opened
      return reader
    },
  }
}

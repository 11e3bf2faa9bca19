import { afterAll, beforeAll, beforeEach } from 'vitest'

import { startGateway } from './start-gateway.ts'
import type { TestGateway } from './start-gateway.ts'
import { withSandbox } from './with-sandbox.ts'
import type { TestSandbox } from './with-sandbox.ts'

export interface GatewayAndSandbox {
  gateway: TestGateway
  /** Sandbox whose providers deliver the gateway's messages. */
  sandbox: TestSandbox
}

/** Starts a gateway whose messages reach the sandbox, for all tests of a file; each test begins at the real time. */
export function gatewayAndSandbox(): GatewayAndSandbox {
  const running: Partial<GatewayAndSandbox> = {}
  beforeAll(async () => {
    running.gateway = await startGateway()
    running.sandbox = await withSandbox(running.gateway)
  })
  afterAll(async () => {
    await running.gateway?.stop()
    await running.sandbox?.stop()
  })
  beforeEach(() => {
    site.gateway.ports.clock.offsetMs = 0
  })
  const site: GatewayAndSandbox = {
    get gateway() {
      return started(running.gateway)
    },
    get sandbox() {
      return started(running.sandbox)
    },
  }
  return site
}

/** Returns a value that exists once the file's tests begin. */
export function started<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('it is available only within tests')
  return thing
}

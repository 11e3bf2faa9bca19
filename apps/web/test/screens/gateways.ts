import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import { startGateway } from '@ante/gateway/test'
import type { TestGateway } from '@ante/gateway/test'
import { withSandbox } from '@ante/gateway/test/with-sandbox.ts'
import type { TestSandbox } from '@ante/gateway/test/with-sandbox.ts'

import { gatewayCookie } from './gateway-cookie.ts'
import { NetworkFaults } from './network-faults.ts'

/** Requirements of a test that the shared gateway does not meet. */
export interface RequestedGateway {
  /** Runs lottery draws. */
  draws?: boolean
  /** Delivers text messages and mails to a sandbox. */
  messages?: boolean
}

/** A gateway, and the fault proxy in front of it. */
export interface TestGatewayAccess {
  gateway: TestGateway
  faults: NetworkFaults
  /** Whether other tests use the gateway too. */
  isShared: boolean
  /** Sandbox that receives the gateway's messages; null without one. */
  messages: TestSandbox | null
}

/** The shared gateway of all tests, and the gateways of single test files. */
export class Gateways {
  readonly #shared: TestGatewayAccess
  readonly #gatewaysById = new Map<string, TestGatewayAccess>()

  constructor(gateway: TestGateway) {
    this.#shared = { gateway, faults: new NetworkFaults(), isShared: true, messages: null }
  }

  /** Starts another gateway; returns the value of its test's cookie. */
  async open({ draws = false, messages = false }: RequestedGateway): Promise<string> {
    const id = randomUUID()
    const gateway = await startGateway({ lotteryDraws: draws })
    const carrier = messages ? await withSandbox(gateway) : null
    this.#gatewaysById.set(id, { gateway, faults: new NetworkFaults(), isShared: false, messages: carrier })
    return id
  }

  async close(id: string): Promise<void> {
    const own = this.#gatewaysById.get(id)
    this.#gatewaysById.delete(id)
    own?.faults.repair()
    await own?.gateway.stop()
    await own?.messages?.stop()
  }

  of({ headers }: IncomingMessage): TestGatewayAccess {
    const [, id = ''] = new RegExp(`${gatewayCookie}=([\\w-]+)`).exec(headers.cookie ?? '') ?? []
    return this.#gatewaysById.get(id) ?? this.#shared
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#gatewaysById.keys()].map((id) => this.close(id)))
    await this.#shared.gateway.stop()
  }
}

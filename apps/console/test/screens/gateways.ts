import type { IncomingMessage } from 'node:http'

import { startGateway } from '@ante/gateway/test'
import type { TestGateway } from '@ante/gateway/test'

/** Name of the cookie that selects the gateway of a browser. */
const COOKIE = 'console-screens-gateway'

/**
 * The gateways of a run, one per browser: files that run at the same time see neither each other's rows nor each
 * other's changes.
 */
export class Gateways {
  readonly #started: Promise<TestGateway>[] = []

  /** Starts a gateway, unless the browser already has one; returns the value of the header that stores its cookie. */
  async choose(incoming: IncomingMessage): Promise<string> {
    const index = indexOf(incoming) ?? this.#started.push(startGateway()) - 1
    await Promise.all(this.#started)
    return `${COOKIE}=${index}; Path=/`
  }

  async of(incoming: IncomingMessage): Promise<TestGateway> {
    const gateway = await this.#started[indexOf(incoming) ?? -1]
    if (!gateway) throw new Error('This browser has no gateway: choose-gateway.ts must run first')
    return gateway
  }

  async stop(): Promise<void> {
    await Promise.all(this.#started.map(async (gateway) => (await gateway).stop()))
  }
}

function indexOf({ headers }: IncomingMessage): number | null {
  const [, index] = new RegExp(`${COOKIE}=(\\d+)`).exec(headers.cookie ?? '') ?? []
  return index === undefined ? null : Number(index)
}

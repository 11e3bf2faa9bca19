import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import { startGateway } from '@ante/gateway/test'
import type { TestGateway } from '@ante/gateway/test'

/** Name of the cookie that selects the gateway of a browser. */
const COOKIE = 'console-screens-gateway'

/** The gateways of a run, one per test file: files see neither each other's rows nor each other's changes. */
export class Gateways {
  readonly #started = new Map<string, Promise<TestGateway>>()

  /** Starts a gateway in place of that of the browser's last file; returns the header that stores its cookie. */
  async replace(incoming: IncomingMessage): Promise<string> {
    const last = idOf(incoming)
    const id = randomUUID()
    this.#started.set(id, startGateway())
    await Promise.all([this.#started.get(id), this.#stop(last)])
    return `${COOKIE}=${id}; Path=/`
  }

  async of(incoming: IncomingMessage): Promise<TestGateway> {
    const gateway = await this.#started.get(idOf(incoming))
    if (!gateway) throw new Error('This browser has no gateway: replace-gateway.ts must run first')
    return gateway
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#started.keys()].map((id) => this.#stop(id)))
  }

  async #stop(id: string): Promise<void> {
    const gateway = await this.#started.get(id)
    this.#started.delete(id)
    await gateway?.stop()
  }
}

const idOf = ({ headers }: IncomingMessage): string =>
  new RegExp(`${COOKIE}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1] ?? ''

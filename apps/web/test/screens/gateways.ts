import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import { startGateway } from '@ante/gateway/test'
import type { TestGateway } from '@ante/gateway/test'

import { gatewayCookie } from './gateway-cookie.ts'
import { Line } from './line.ts'

/** What a test needs that the shared gateway cannot give. */
export interface WantedGateway {
  /** Lotteries are drawn. */
  draws?: boolean
}

/** A gateway, and the line to it. */
export interface Reached {
  gateway: TestGateway
  line: Line
  /** Others see what is changed there. */
  isShared: boolean
}

/** The gateway of all tests, and those that test files have for themselves. */
export class Gateways {
  readonly #shared: Reached
  readonly #own = new Map<string, Reached>()

  constructor(gateway: TestGateway) {
    this.#shared = { gateway, line: new Line(), isShared: true }
  }

  /** Starts another one; answers what the cookie of its test holds. */
  async open({ draws = false }: WantedGateway): Promise<string> {
    const id = randomUUID()
    this.#own.set(id, { gateway: await startGateway({ lotteryDraws: draws }), line: new Line(), isShared: false })
    return id
  }

  async close(id: string): Promise<void> {
    const own = this.#own.get(id)
    this.#own.delete(id)
    own?.line.mend()
    await own?.gateway.stop()
  }

  of({ headers }: IncomingMessage): Reached {
    const [, id = ''] = new RegExp(`${gatewayCookie}=([\\w-]+)`).exec(headers.cookie ?? '') ?? []
    return this.#own.get(id) ?? this.#shared
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#own.keys()].map((id) => this.close(id)))
    await this.#shared.gateway.stop()
  }
}

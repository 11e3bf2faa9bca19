import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import { startGateway } from '@ante/gateway/test'
import type { TestGateway } from '@ante/gateway/test'
import { withSandbox } from '@ante/gateway/test/with-sandbox.ts'
import type { TestSandbox } from '@ante/gateway/test/with-sandbox.ts'

import { gatewayCookie } from './gateway-cookie.ts'
import { Line } from './line.ts'

/** What a test needs that the shared gateway cannot give. */
export interface WantedGateway {
  /** Lotteries are drawn. */
  draws?: boolean
  /** Its text messages and mails arrive. */
  messages?: boolean
}

/** A gateway, and the line to it. */
export interface Reached {
  gateway: TestGateway
  line: Line
  /** Others see what is changed there. */
  isShared: boolean
  /** Where its messages arrive; null where none do. */
  messages: TestSandbox | null
}

/** The gateway of all tests, and those that test files have for themselves. */
export class Gateways {
  readonly #shared: Reached
  readonly #own = new Map<string, Reached>()

  constructor(gateway: TestGateway) {
    this.#shared = { gateway, line: new Line(), isShared: true, messages: null }
  }

  /** Starts another one; answers what the cookie of its test holds. */
  async open({ draws = false, messages = false }: WantedGateway): Promise<string> {
    const id = randomUUID()
    const gateway = await startGateway({ lotteryDraws: draws })
    const carrier = messages ? await withSandbox(gateway) : null
    this.#own.set(id, { gateway, line: new Line(), isShared: false, messages: carrier })
    return id
  }

  async close(id: string): Promise<void> {
    const own = this.#own.get(id)
    this.#own.delete(id)
    own?.line.mend()
    await own?.gateway.stop()
    await own?.messages?.stop()
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

import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { Answer } from '@ante/wallet-client/answer.ts'
import { readAnswer } from '@ante/wallet-client/seamless/read-answer.ts'
import { signedHeaders } from '@ante/wallet-client/seamless/sign.ts'

import { vendorKey } from '../servers/vendor-key.ts'
import { exchange } from './exchange.ts'

/** The seamless wallet as seen by the vendor, at the gateway's current address. */
export class Wallet {
  readonly #url: () => string
  /** Number of answered calls, and of calls whose outcome is unknown. */
  answered = 0
  unanswered = 0
  /** Number of answers that report a defect of the gateway instead of an outage. */
  defects = 0

  constructor(url: () => string) {
    this.#url = url
  }

  /** Makes one attempt with a new signature. */
  async call<E extends Endpoint>(endpoint: E, input: InputOf<E>, cutAfterMs: number): Promise<Answer<OutputOf<E>>> {
    const body = JSON.stringify(input)
    const headers = {
      'Content-Type': 'application/json',
      ...signedHeaders(vendorKey, { path: endpoint.path, body }),
    }
    const reply = await exchange({ url: this.#url() + endpoint.path, method: 'POST', headers, body, cutAfterMs })
    const answer = reply ? readAnswer(endpoint, reply.status, reply.text) : NOTHING_CAME
    this.#countAnswer(answer)
    return answer
  }

  #countAnswer(answer: Answer<unknown>): void {
    if (answer.kind !== 'unknown') this.answered += 1
    else this.unanswered += 1
    if (answer.kind === 'unknown' && answer.problem === 'defect') this.defects += 1
  }
}

const NOTHING_CAME: Answer<never> = { kind: 'unknown', problem: 'nothing came' }

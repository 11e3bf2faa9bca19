import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'

import type { Answer } from '../answer.ts'
import type { WalletPorts } from '../wallet.ts'
import { readAnswer } from './read-answer.ts'
import { signedHeaders } from './sign.ts'

/** One attempt at one call; it never throws, and who wants another attempt makes it. */
type CallWallet = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<Answer<OutputOf<E>>>

export function walletOver({ gatewayUrl, key, timeoutMs }: Omit<WalletPorts, 'db'>): CallWallet {
  return async (endpoint, input) => {
    const body = JSON.stringify(input)
    try {
      const response = await fetch(gatewayUrl + endpoint.path, {
        method: endpoint.method,
        headers: { 'Content-Type': 'application/json', ...signedHeaders(key, { path: endpoint.path, body }) },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      return readAnswer(endpoint, response.status, await response.text())
    } catch (error) {
      return { kind: 'unknown', problem: problemOf(error) }
    }
  }
}

/** `fetch` says only that it failed; the reason is the cause. */
function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}

import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'

import { readAnswer } from './answer.ts'
import type { Answer } from './answer.ts'
import { signedHeaders } from './sign.ts'
import type { Credentials } from './sign.ts'

/** One attempt at one call; it never throws, and who wants another attempt makes it. */
export type CallWallet = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<Answer<OutputOf<E>>>

export interface WalletPorts {
  gatewayUrl: string
  credentials: Credentials
  timeoutMs: number
}

export function walletOver({ gatewayUrl, credentials, timeoutMs }: WalletPorts): CallWallet {
  return async (endpoint, input) => {
    const body = JSON.stringify(input)
    try {
      const response = await fetch(gatewayUrl + endpoint.path, {
        method: endpoint.method,
        headers: { 'Content-Type': 'application/json', ...signedHeaders(credentials, { path: endpoint.path, body }) },
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

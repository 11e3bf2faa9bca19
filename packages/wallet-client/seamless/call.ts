import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'

import type { Answer } from '../answer.ts'
import { sendAndRead } from '../dialects/send.ts'
import type { CallPorts } from '../dialects/wallet-calls.ts'
import { readAnswer } from './read-answer.ts'
import { signedHeaders } from './sign.ts'

/** One attempt of one call; it never throws, and retries are the caller's decision. */
type CallWallet = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<Answer<OutputOf<E>>>

export function walletOver({ gatewayUrl, key, send }: Pick<CallPorts, 'gatewayUrl' | 'key' | 'send'>): CallWallet {
  return (endpoint, input) => {
    const body = JSON.stringify(input)
    const headers = { 'Content-Type': 'application/json', ...signedHeaders(key, { path: endpoint.path, body }) }
    return sendAndRead(send, { url: gatewayUrl + endpoint.path, headers, body }, ({ status, text }) =>
      readAnswer(endpoint, status, text),
    )
  }
}

import { Agent, request } from 'node:http'
import type { IncomingMessage } from 'node:http'

export interface Exchange {
  url: string
  method: string
  headers: Record<string, string>
  body: string
  /** Local source address; the gateway's rate limits treat each as a different client. */
  from?: string
  /** The connection is cut after this time, in milliseconds, regardless of any partial answer. */
  cutAfterMs: number
}

export interface Reply {
  status: number
  text: string
}

/** Timeout of a vendor's call. */
export const VENDORS_TIMEOUT_MS = 3_000
/** Timeout of calls that must be answered, even on a slow machine. */
export const LONG_TIMEOUT_MS = 60_000

const agent = new Agent({ keepAlive: true, maxSockets: 1_024 })

/** Sends one request; null if there was no complete answer. Never throws. */
export function exchange({ url, method, headers, body, from, cutAfterMs }: Exchange): Promise<Reply | null> {
  const { promise, resolve } = Promise.withResolvers<Reply | null>()
  const length = { 'Content-Length': String(Buffer.byteLength(body)) }
  const via = { agent, ...(from && { localAddress: from }) }
  const sent = request(url, { method, headers: { ...headers, ...length }, ...via })
  const cut = setTimeout(() => sent.destroy(), cutAfterMs)
  sent.on('response', (answer) => void read(answer).then(resolve))
  sent.on('error', () => resolve(null))
  sent.end(body)
  return promise.finally(() => clearTimeout(cut))
}

async function read(answer: IncomingMessage): Promise<Reply | null> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of answer) chunks.push(chunk as Buffer)
  } catch {
    return null // the connection was cut
  }
  return answer.complete ? { status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() } : null
}

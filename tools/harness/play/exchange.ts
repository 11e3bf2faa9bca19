import { Agent, request } from 'node:http'
import type { IncomingMessage } from 'node:http'

export interface Exchange {
  url: string
  method: string
  headers: Record<string, string>
  body: string
  /** From which address of this machine; each is somebody else to the gateway's limits. */
  from?: string
  /** The connection is cut so many milliseconds after the sending, whatever has come by then. */
  cutAfterMs: number
}

export interface Reply {
  status: number
  text: string
}

/** What a vendor waits for an answer. */
export const VENDORS_TIMEOUT_MS = 3_000
/** For calls that have to be answered, however slow the machine is. */
export const LONG_TIMEOUT_MS = 60_000

const agent = new Agent({ keepAlive: true, maxSockets: 1_024 })

/** One request; null where no whole answer came. It never throws. */
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
    return null // it was cut in the middle
  }
  return answer.complete ? { status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() } : null
}

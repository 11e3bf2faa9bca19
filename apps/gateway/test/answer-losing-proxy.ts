import { createServer, request as ask } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Fault applied to a call. `late`: the connection breaks, and the request reaches the gateway when `deliver` is called.
 * `lost`: the gateway answers, and the connection breaks before the answer. `half`: it breaks within the answer. `bad
 * gateway`: a proxy in between gives up with an HTML error page.
 */
export type DeliveryFault = 'late' | 'lost' | 'half' | 'bad gateway'

interface HeldCall {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: Buffer
}

export interface AnswerLosingProxy {
  url: string
  /**
   * Sets the fault of the next calls with this method and path, once by default; other calls are forwarded unchanged.
   */
  next(call: string, fault: DeliveryFault, times?: number): void
  /** Forwards all further calls unchanged. */
  restore(): void
  /** Forwards the held request to the gateway now. Returns the code of its refusal, or null. */
  deliver(): Promise<string | null>
  close(): Promise<void>
}

/** Starts a proxy between a client and a gateway that injects the configured faults. */
export async function answerLosingProxy(gatewayUrl: string): Promise<AnswerLosingProxy> {
  const planned = new Map<string, DeliveryFault[]>()
  let heldAnswer: HeldCall | null = null
  const serve = async (from: IncomingMessage, to: ServerResponse) => {
    const { method = 'GET', url: path = '/', headers } = from
    const call = { method, path, headers, body: await bodyOf(from) }
    const fault = planned.get(`${method} ${path}`)?.shift()
    if (fault === 'late') {
      heldAnswer = call
      from.socket.destroy()
      return
    }
    const answer = await forward(gatewayUrl, call)
    if (!fault) {
      // Streams the answer chunk by chunk, including server-sent events.
      to.writeHead(answer.statusCode ?? 500, answer.headers)
      to.on('close', () => answer.destroy())
      answer.pipe(to)
      return
    }
    const body = await bodyOf(answer)
    if (fault === 'lost') from.socket.destroy()
    else if (fault === 'half') breakWithin(to, answer, body)
    else to.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>')
  }
  const server = createServer((from, to) => void serve(from, to).catch(() => to.destroy()))
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve))
  // A server that listens on a TCP port has an AddressInfo.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    next: (call, fault, times = 1) =>
      void planned.set(
        call,
        Array.from({ length: times }, () => fault),
      ),
    restore: () => planned.clear(),
    deliver: async () => {
      if (!heldAnswer) throw new Error('no request is held')
      const body = await bodyOf(await forward(gatewayUrl, heldAnswer))
      heldAnswer = null
      const { errorCode = null } = JSON.parse(body.toString('utf8')) as { errorCode?: string }
      return errorCode
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function bodyOf(from: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of from) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function forward(gatewayUrl: string, { method, path, headers, body }: HeldCall): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = ask(gatewayUrl + path, { method, headers }, resolve)
    sent.on('error', reject)
    sent.end(body)
  })
}

function breakWithin(to: ServerResponse, answer: IncomingMessage, body: Buffer): void {
  to.writeHead(answer.statusCode ?? 500, { ...answer.headers, 'content-length': String(body.length) })
  to.write(body.subarray(0, body.length / 2), () => to.destroy())
}

import { createServer, request as send } from 'node:http'
import type { ClientRequest, IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

import type { FaultDecision } from './fault-decision.ts'
import { listenOnFreePort } from './listen-on-free-port.ts'

/** Maximum delay of a late call: longer than the calls that follow it, shorter than the session. */
const LATEST_MS = 600
/** Maximum delay before the callee is killed, while it processes the call. */
const KILL_DELAY_MS = 12
/** Time limit for the answers of pending calls; after it a callee counts as hanging. */
const IDLE_WITHIN_MS = 60_000
const POLL_MS = 10
/** Longer than the timeout of any of our callers. */
const SLOW_MS = 4_000
const STREAM = 'text/event-stream'
/** Fraction of the broken streams that send nothing. */
const BROKEN_AT_ONCE = 0.3

interface LinePorts {
  /** Current target of the calls; null if it is down. */
  to(): string | null
  decisionFor(path: string): { decision: FaultDecision; length: number }
  killTarget(): void
  killCaller(): void
}

interface Call {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

interface Reply {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Fault proxy through which all calls of one side to the other pass. */
export class FaultProxy {
  readonly url: string
  readonly #server: Server
  readonly #ports: LinePorts
  /** Pending work, with its description. */
  readonly #pending = new Map<Promise<unknown>, string>()
  #connectionAbort = new AbortController()

  private constructor(server: Server, ports: LinePorts, port: number) {
    this.#server = server
    this.#ports = ports
    this.url = `http://127.0.0.1:${port}`
    server.on('request', (request, response) => void this.#handle(request, response))
  }

  static async open(ports: LinePorts): Promise<FaultProxy> {
    const server = createServer({ keepAlive: false })
    return new FaultProxy(server, ports, await listenOnFreePort(server))
  }

  /** Drops all pending calls and answers, after one of the two sides has died. */
  dropConnections(): void {
    this.#connectionAbort.abort()
    this.#connectionAbort = new AbortController()
    this.#server.closeAllConnections()
  }

  /** Resolves when no calls are pending, including late ones; throws if a call is never answered. */
  async idle(): Promise<void> {
    const until = performance.now() + IDLE_WITHIN_MS
    while (this.#pending.size > 0) {
      if (performance.now() > until) throw new Error(`Never answered: ${[...this.#pending.values()].join(', ')}`)
      await pause(POLL_MS)
    }
  }

  close(): void {
    this.dropConnections()
    this.#server.close()
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request).catch(() => null)
    if (body === null) return
    const { method = 'GET', url: path = '/', headers } = request
    const call = { method, path, headers, body }
    const { decision, length } = this.#ports.decisionFor(path)
    if (headers.accept === STREAM) return this.#stream(call, response, decision === 'passed' ? Infinity : length)
    const reply = await this.#applyDecision(call, decision, length)
    if (reply === null || response.destroyed) return void request.socket.destroy()
    response.writeHead(reply.status, repliedHeaders(reply))
    response.end(reply.body)
  }

  /** Proxies a stream until the client disconnects; a faulty one breaks off, immediately or later. */
  #stream(call: Call, response: ServerResponse, length: number): void {
    const to = this.#ports.to()
    if (to === null || length < BROKEN_AT_ONCE) return void response.destroy()
    const sent = sending(to, call, this.#connectionAbort.signal)
    sent.on('error', () => response.destroy())
    sent.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 0, forwardedHeaders(answer.headers))
      answer.on('close', () => response.destroy()).pipe(response)
    })
    response.on('close', () => sent.destroy())
    if (length <= 1) setTimeout(() => sent.destroy(), length * LATEST_MS).unref()
    sent.end()
  }

  /** Returns the reply that the caller receives; null for none. */
  async #applyDecision(call: Call, decision: FaultDecision, length: number): Promise<Reply | null> {
    switch (decision) {
      case 'lost':
        return null
      case 'failed':
        return { status: length < 0.5 ? 500 : 502, headers: {}, body: Buffer.from('<h1>Bad gateway</h1>') }
      case 'late':
        void this.#forward(call, length * LATEST_MS)
        return null
      case 'doubled': {
        const responses = await Promise.all([this.#forward(call), this.#forward(call)])
        return responses[length < 0.5 ? 0 : 1] ?? null
      }
      case 'killed':
        void this.#track(
          pause(length * KILL_DELAY_MS).then(() => this.#ports.killTarget()),
          'a death',
        )
        await this.#forward(call)
        return null
      default:
        return this.#answered(await this.#forward(call), decision)
    }
  }

  async #answered(reply: Reply | null, decision: FaultDecision): Promise<Reply | null> {
    if (decision === 'unanswered') return null
    if (decision === 'slow') await pause(SLOW_MS, null, { signal: this.#connectionAbort.signal }).catch(() => null)
    if (decision === 'orphaned') this.#ports.killCaller()
    if (decision === 'slow' || decision === 'orphaned') return null
    if (decision === 'garbled' && reply) return { ...reply, body: reply.body.subarray(0, reply.body.length / 2) }
    return reply
  }

  #forward(call: Call, afterMs = 0): Promise<Reply | null> {
    const { signal } = this.#connectionAbort
    const sent = (afterMs > 0 ? pause(afterMs) : Promise.resolve()).then(() => {
      const to = this.#ports.to()
      return to === null ? null : sendTo(to, call, signal)
    })
    return this.#track(sent, call.path)
  }

  #track<Result>(work: Promise<Result>, description: string): Promise<Result> {
    const tracked = work.finally(() => this.#pending.delete(tracked))
    this.#pending.set(tracked, description)
    return tracked
  }
}

/** Sends a call and returns the reply; null if there is none. Never throws. */
function sendTo(to: string, call: Call, signal: AbortSignal): Promise<Reply | null> {
  const { promise, resolve } = Promise.withResolvers<Reply | null>()
  const sent = sending(to, call, signal)
  sent.on('error', () => resolve(null))
  sent.on('response', (answer) => {
    buffer(answer).then(
      (text) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
      () => resolve(null),
    )
  })
  sent.end(call.body)
  return promise
}

function sending(to: string, { method, path, headers, body }: Call, signal: AbortSignal): ClientRequest {
  const stored = { ...forwardedHeaders(headers), 'content-length': body.length }
  return send(to + path, { method, headers: stored, agent: false, signal })
}

function repliedHeaders({ headers, body }: Reply) {
  return { ...forwardedHeaders(headers), 'content-length': body.length, connection: 'close' }
}

/** Returns the headers without the hop-by-hop headers. */
function forwardedHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection: _connection, 'transfer-encoding': _coding, 'keep-alive': _kept, ...stored } = headers
  return stored
}

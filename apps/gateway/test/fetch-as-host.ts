import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

const WITHOUT_BODY = new Set([204, 205, 304])

/** Like `fetch`, as a visitor of the site `host`: the built-in function does not allow setting the Host header. */
export async function fetchAsHost(url: string, init: RequestInit, host: string): Promise<Response> {
  const outgoing = new Request(url, init)
  const body = Buffer.from(await outgoing.arrayBuffer())
  // Node sets the content length only for some methods, and DELETE is not one of them.
  const length = body.length > 0 ? { 'content-length': body.length } : {}
  const headers = { ...Object.fromEntries(outgoing.headers), ...length, host }
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const sent = request(outgoing.url, { method: outgoing.method, headers, signal: outgoing.signal })
  sent.on('response', (answer) => resolve(responseOf(answer)))
  sent.on('error', reject)
  sent.end(body)
  return promise
}

function responseOf(answer: IncomingMessage): Response {
  const headers = new Headers()
  for (const [name, values] of Object.entries(answer.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  const status = answer.statusCode ?? 0
  if (WITHOUT_BODY.has(status)) answer.resume()
  // Node's types of the same web stream differ only by name.
  const body = WITHOUT_BODY.has(status) ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>)
  return new Response(body, { status, headers })
}

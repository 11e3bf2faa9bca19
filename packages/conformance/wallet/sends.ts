import { request as overHttp } from 'node:http'
import { request as overTls } from 'node:https'

import type { Request, Send } from '@ante/wallet-client/dialects/send.ts'

/** Modifies the bytes of a request after it was signed, but not its meaning. */
export const tampering =
  (send: Send): Send =>
  ({ body, ...request }) => {
    const isForm = request.headers['Content-Type'] === 'application/x-www-form-urlencoded'
    return send({ ...request, body: isForm ? `${body}&more=1` : `${body} ` })
  }

/** Sends a complete request, and closes the connection after a delay without reading the answer. */
export const cutAfter =
  (ms: number): Send =>
  (request) =>
    new Promise((_resolve, reject) => {
      const sent = open(request)
      const cut = () => setTimeout(() => sent.destroy(), ms)
      sent.on('error', reject).on('close', () => reject(new Error('the connection was cut')))
      sent.on('response', (response) => response.resume())
      sent.end(request.body, cut)
    })

function open({ url, headers, body }: Request) {
  const requestBy = url.startsWith('https:') ? overTls : overHttp
  const length = { 'Content-Length': String(Buffer.byteLength(body)) }
  return requestBy(url, { method: 'POST', headers: { ...headers, ...length }, agent: false })
}

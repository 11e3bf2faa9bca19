import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { header } from '@ante/contract/kit/headers.ts'
import { startGateway } from '@ante/gateway/test'
import type { TestGateway } from '@ante/gateway/test'

import { hostOf, newMember } from './new-member.ts'
import type { WantedMember } from './new-member.ts'
import { passOn } from './pass-on.ts'
import { MEMBERS_PATH, SERVED_VARIABLE } from './plugin.ts'

/**
 * Vitest's global setup: one gateway on its own database for all screens of a run, since no test of a screen changes its
 * clock or its settings. Beside it stands an endpoint that makes members.
 */
export async function setup(): Promise<() => Promise<void>> {
  const gateway = await startGateway()
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === MEMBERS_PATH) return void answerWithMember(gateway, incoming, outgoing)
    const host = hostOf(incoming.headers[header.merchant.toLowerCase()])
    return passOn(incoming, outgoing, { to: gateway.url, headers: { host } })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  process.env[SERVED_VARIABLE] = `http://127.0.0.1:${address.port}`
  return async () => {
    server.closeAllConnections()
    server.close()
    await gateway.stop()
  }
}

async function answerWithMember(gateway: TestGateway, incoming: IncomingMessage, outgoing: ServerResponse) {
  try {
    let text = ''
    for await (const part of incoming) text += String(part)
    const wanted: WantedMember = JSON.parse(text)
    outgoing.end(JSON.stringify(await newMember(gateway, wanted)))
  } catch (error) {
    outgoing.writeHead(500).end(String(error))
  }
}

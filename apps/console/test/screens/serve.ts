import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'

import type { TestGateway } from '@ante/gateway/test'
import { CONSOLE, CONSOLE_ORIGIN } from '@ante/gateway/staff/test/staff-members.ts'
import { forwardRequest } from '@ante/web/test/screens/forward-request.ts'

import { consoleActions, isAction } from './console-actions.ts'
import { Gateways } from './gateways.ts'
import { ACTIONS_PATH, GATEWAY_PATH } from './paths.ts'
import { GATEWAY_VARIABLE } from './plugin.ts'

/** Vitest's global setup: a gateway for each file of screen tests, called as at the console's host. */
export async function setup(): Promise<() => Promise<void>> {
  const gateways = new Gateways()
  const server = createServer((incoming, outgoing) => {
    answer(gateways, incoming, outgoing).catch((error: unknown) => outgoing.writeHead(500).end(String(error)))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  process.env[GATEWAY_VARIABLE] = `http://127.0.0.1:${address.port}`
  return async () => {
    server.closeAllConnections()
    server.close()
    await gateways.stop()
  }
}

async function answer(gateways: Gateways, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  if (incoming.url === GATEWAY_PATH) {
    outgoing.setHeader('Set-Cookie', await gateways.replace(incoming)).end()
    return
  }
  const gateway = await gateways.of(incoming)
  if (incoming.url?.startsWith(ACTIONS_PATH)) await answerAction(gateway, incoming, outgoing)
  else forwardRequest(incoming, outgoing, { to: gateway.url, headers: { host: CONSOLE, origin: CONSOLE_ORIGIN } })
}

/** The types of `act()` have checked each input against its action. */
interface AnyAction {
  run(gateway: TestGateway, input: unknown): Promise<unknown>
}

async function answerAction(gateway: TestGateway, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const name = incoming.url?.slice(ACTIONS_PATH.length) ?? ''
  if (!isAction(name)) throw new Error(`There is no action ${name}`)
  let text = ''
  for await (const part of incoming) text += String(part)
  const action: AnyAction['run'] = consoleActions[name]
  const done = await action(gateway, JSON.parse(text).input)
  const session = (done as { token?: string } | null | undefined)?.token
  if (session !== undefined)
    outgoing.setHeader('Set-Cookie', `__Host-ante-console=${session}; Path=/; Secure; HttpOnly; SameSite=Strict`)
  outgoing.end(JSON.stringify({ done: done ?? null }))
}

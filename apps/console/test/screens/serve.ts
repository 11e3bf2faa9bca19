import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { startGateway } from '@ante/gateway/test'
import type { TestGateway } from '@ante/gateway/test'
import { CONSOLE, CONSOLE_ORIGIN } from '@ante/gateway/staff/test/staff-members.ts'
import { forwardRequest } from '@ante/web/test/screens/forward-request.ts'

import { consoleActions, isAction } from './console-actions.ts'
import { ACTIONS_PATH, GATEWAY_VARIABLE } from './plugin.ts'

/** Vitest's global setup: one gateway for all screens of a run, called as at the console's host. */
export async function setup(): Promise<() => Promise<void>> {
  const gateway = await startGateway()
  const server = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith(ACTIONS_PATH)) void answerAction(gateway, incoming, outgoing)
    else forwardRequest(incoming, outgoing, { to: gateway.url, headers: { host: CONSOLE, origin: CONSOLE_ORIGIN } })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  process.env[GATEWAY_VARIABLE] = `http://127.0.0.1:${address.port}`
  return async () => {
    server.closeAllConnections()
    server.close()
    await gateway.stop()
  }
}

/** The types of `act()` have checked each input against its action. */
interface AnyAction {
  run(gateway: TestGateway, input: unknown): Promise<unknown>
}

async function answerAction(gateway: TestGateway, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  try {
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
  } catch (error) {
    outgoing.writeHead(500).end(String(error))
  }
}

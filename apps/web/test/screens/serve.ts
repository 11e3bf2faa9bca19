import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { header } from '@ante/contract/kit/headers.ts'
import { startGateway } from '@ante/gateway/test'

import { serverActions, isServerAction } from './server-actions.ts'
import type { ActionContext } from './server-actions.ts'
import { Gateways } from './gateways.ts'
import { hostOf } from './new-member.ts'
import { forwardRequest } from './forward-request.ts'
import { ACTIONS_PATH, GATEWAY_VARIABLE } from './plugin.ts'

/**
 * Vitest's global setup: starts the shared gateway, on a separate database, for all screen tests of a run, and the
 * endpoint of their server-side actions. Files that change the clock or settings start their own gateway.
 */
export async function setup(): Promise<() => Promise<void>> {
  const gateways = new Gateways(await startGateway())
  const server = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith(ACTIONS_PATH)) void answerAction(gateways, incoming, outgoing)
    else void answerCall(gateways, incoming, outgoing)
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

async function answerCall(gateways: Gateways, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { gateway, faults } = gateways.of(incoming)
  const fault = await faults.faultFor(`${incoming.method} ${incoming.url}`)
  const host = hostOf(incoming.headers[header.merchant.toLowerCase()])
  if (fault === 'cut') outgoing.destroy()
  else forwardRequest(incoming, outgoing, { to: gateway.url, headers: { host }, loseAnswer: fault === 'lost' })
}

/** The types of `runServerAction()` have checked each input against its action. */
interface AnyAction {
  do(scene: ActionContext, input: unknown): Promise<unknown>
}

async function answerAction(gateways: Gateways, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  try {
    const name = incoming.url?.slice(ACTIONS_PATH.length) ?? ''
    if (!isServerAction(name)) throw new Error(`There is no server action ${name}`)
    let text = ''
    for await (const part of incoming) text += String(part)
    const action: AnyAction['do'] = serverActions[name]
    const done = await action({ ...gateways.of(incoming), gateways }, JSON.parse(text).input)
    outgoing.end(JSON.stringify({ done }))
  } catch (error) {
    outgoing.writeHead(500).end(String(error))
  }
}

import { HUB_GAME_PATH, HUB_KEY, HUB_SIGNATURE, HubGameQuery } from '@ante/contract/launch/dialects/hub.ts'
import { Refused } from '@ante/plain-server/refusal.ts'
import type { Server } from '@ante/plain-server/server.ts'
import type { FastifyRequest } from 'fastify'

import type { FindTitle } from '../titles.ts'
import { GatewayKeys } from './gateway-keys.ts'

export interface HubPorts {
  gatewayUrl: string
  findTitle: FindTitle
  /** Throws for a vendor that is out of service. */
  requireInService(vendor: string): void
}

type Named = { Params: { vendor: string } }

/**
 * Routes by which a vendor of the dialect `hub` returns the address of a game. `app` is a separate scope: signatures
 * cover raw bytes.
 */
export function hubRoutes(app: Server, { gatewayUrl, findTitle, requireInService }: HubPorts): void {
  const keys = new GatewayKeys(gatewayUrl)
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.post<Named>(`/studio/:vendor${HUB_GAME_PATH}`, async (request) => {
    const { vendor } = request.params
    requireInService(vendor)
    const text = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const signed = { keyId: headerOf(request, HUB_KEY), signature: headerOf(request, HUB_SIGNATURE), text }
    if (!(await keys.haveSigned(signed))) throw new Refused('seamless.signature.invalid', {}, 403)
    const gameQuery = HubGameQuery.safeParse(JSON.parse(text.toString('utf8')))
    if (!gameQuery.success) throw new Refused('request.invalid', {}, 400)
    const { game_code: gameId, token, table, prize_mode: mode } = gameQuery.data
    if (!findTitle({ vendor, gameId })) throw new Refused('title.unknown', {}, 404)
    const optional = { ...(table !== undefined && { room: table }), ...(mode !== undefined && { prize_mode: mode }) }
    return { url: addressOf(request, { vendor, game: gameId, token, ...optional }) }
  })
}

function addressOf({ protocol, host }: FastifyRequest, query: Record<string, string>): string {
  return `${protocol}://${host}/studio/play/?${new URLSearchParams(query).toString()}`
}

function headerOf({ headers }: FastifyRequest, name: string): string {
  const value = headers[name.toLowerCase()]
  return typeof value === 'string' ? value : ''
}

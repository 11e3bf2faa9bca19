import type { Endpoint, OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { statusOfRefusal } from '@ante/contract/kit/refusal.ts'
import { vendorMatchPrices, vendorRoundDetail, vendorRounds } from '@ante/contract/launch/vendor-service.ts'
import { vendorSportsMatches, vendorSportsResults, vendorSportsStandings } from '@ante/contract/launch/vendor-sports.ts'
import { vendorSportsTickets } from '@ante/contract/launch/vendor-tickets.ts'
import { vendorKeyOf } from '@ante/demo/vendor-keys.ts'
import type { Db } from '@ante/plain-server/db.ts'
import { parsedInput } from '@ante/contract/kit/parsed.ts'
import { Refused } from '@ante/plain-server/refusal.ts'
import type { Server } from '@ante/plain-server/server.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { FindPrices, FindSports, SportsFeed } from '../family.ts'
import type { FindTitle } from '../titles.ts'
import { listRounds } from './list-rounds.ts'
import { SignatureCheck } from './signature-check.ts'
import { describeRound } from './describe-round.ts'

export interface ServicePorts {
  db: Db
  /** Secret from which all vendors' keys are derived. */
  secret: string
  findTitle: FindTitle
  findPrices: FindPrices
  findSports: FindSports
  /** Throws for a vendor that is out of service. */
  requireInService(vendor: string): void
}

type Named = { Params: { vendor: string } }

/** Routes of the vendors' servers for the gateway. `app` is a separate scope: signatures cover the received bytes. */
export function serviceRoutes(app: Server, ports: ServicePorts): void {
  const signatures = new SignatureCheck((vendor) => vendorKeyOf(ports.secret, vendor))
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((error, request, reply) => answerRefusal(error, request, reply))

  const serve = <E extends Endpoint>(
    endpoint: E,
    handle: (vendor: string, input: ParsedInputOf<E>) => Promise<OutputOf<E>>,
  ) =>
    app.post<Named>(`/studio/:vendor${endpoint.path}`, async (request) => {
      const { vendor } = request.params
      ports.requireInService(vendor)
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      signatures.require({ vendor, path: request.url, body, headers: request.headers })
      return { success: true, value: await handle(vendor, inputOf(endpoint, body)) }
    })

  serve(vendorRoundDetail, (vendor, input) => describeRound(ports, vendor, input))
  serve(vendorRounds, (vendor, input) => listRounds(ports.db, vendor, input))
  serve(vendorMatchPrices, async (vendor, { gameId, roomIds }) => {
    const title = ports.findTitle({ vendor, gameId })
    return { matches: title ? ports.findPrices(title, roomIds) : [] }
  })
  serve(vendorSportsMatches, async (vendor, input) => {
    return (await sportsOf(vendor, input)?.matches(input)) ?? { sports: [], matches: [] }
  })
  serve(vendorSportsResults, async (vendor, input) => {
    return (await sportsOf(vendor, input)?.results(input)) ?? { sports: [], matches: [], totalPages: 0 }
  })
  serve(vendorSportsStandings, async (vendor, input) => {
    return (await sportsOf(vendor, input)?.standings(input)) ?? { sports: [], tables: [] }
  })

  serve(vendorSportsTickets, async (vendor, input) => {
    return (await sportsOf(vendor, input)?.tickets(vendor, input)) ?? { tickets: [] }
  })

  function sportsOf(vendor: string, { gameId }: { gameId: string }): SportsFeed | null {
    const title = ports.findTitle({ vendor, gameId })
    return title && ports.findSports(title)
  }
}

function inputOf<E extends Endpoint>(endpoint: E, body: Buffer): ParsedInputOf<E> {
  const input = parsedInput(endpoint, parsedJson(body))
  if (input === null) throw new Refused('request.invalid', { fields: [] }, 400)
  return input
}

function parsedJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    throw new Refused('request.malformed', {}, 400)
  }
}

/** Answers an error in the same envelope as the gateway's answers to vendors. */
function answerRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (!(error instanceof Refused))
    request.log.error({ event: 'studio.call_failed', err: error }, 'cannot answer a call of the gateway')
  const { code, details } = error instanceof Refused ? error : { code: 'defect', details: {} }
  const status = error instanceof Refused && error.status === 503 ? 503 : statusOfRefusal(code)
  return reply.code(status).send({ success: false, errorCode: code, message: code, value: details })
}

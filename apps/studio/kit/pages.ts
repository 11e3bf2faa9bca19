import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Refused } from '@ante/plain-server/refusal.ts'
import type { Server } from '@ante/plain-server/server.ts'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { closedPage, closedScript } from './closed-page.ts'
import type { FindTitle } from './titles.ts'

export interface PagePorts {
  dist: string
  engines: readonly string[]
  lobbyOrigins: string[]
  lobbyUrl: string
  findTitle: FindTitle
  isOutOfService(vendor: string): boolean
}

/**
 * Serves the games' front ends, as built by Vite: `/studio/play/` serves the page of the title named in the address,
 * `/<engine>/play/` that engine's page. Only the configured lobbies may embed them in a frame.
 */
export async function studioPages(app: Server, ports: PagePorts): Promise<void> {
  const { dist, engines, findTitle, isOutOfService } = ports
  const policy = contentSecurityPolicy(ports.lobbyOrigins)
  await app.register(fastifyStatic, { root: dist, serve: false, cacheControl: false, preCompressed: true })
  await app.register(fastifyStatic, {
    root: join(dist, 'studio/assets'),
    prefix: '/studio/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  })

  const send = (engine: string, reply: FastifyReply) => {
    const page = `${engine}/index.html`
    if (!existsSync(join(dist, page))) throw new Refused('not_built', {}, 503)
    return reply.header('Content-Security-Policy', policy).header('Cache-Control', 'no-cache').sendFile(page)
  }
  const sendClosed = (request: FastifyRequest, reply: FastifyReply, reason: 'out' | 'unknown') =>
    reply
      .code(reason === 'out' ? 503 : 404)
      .header('Content-Security-Policy', policy)
      .type('text/html; charset=utf-8')
      .send(closedPage({ reason, language: request.headers['accept-language'], lobbyUrl: ports.lobbyUrl }))

  const closedCss = readFileSync(join(import.meta.dirname, 'closed.css'))
  app.get('/studio/closed.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(closedCss))
  app.get('/studio/closed.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(closedScript))
  app.get('/studio/play/', (request, reply) => {
    const { vendor, gameId } = titleAddressOf(request)
    if (isOutOfService(vendor)) return sendClosed(request, reply, 'out')
    const title = findTitle({ vendor, gameId })
    return title ? send(title.game.engine, reply) : sendClosed(request, reply, 'unknown')
  })
  for (const engine of engines) {
    app.get(`/${engine}/play/`, (request, reply) =>
      isOutOfService(titleAddressOf(request).vendor) ? sendClosed(request, reply, 'out') : send(engine, reply),
    )
  }
  // Public verification page of any round; it needs no session.
  app.get('/fair/', (_request, reply) => send('fair', reply))
  app.get('/fair', (request, reply) => reply.redirect(`/fair/${addressOf(request).search}`))
  for (const folder of ['studio', ...engines]) {
    app.get(`/${folder}/play`, (request, reply) => reply.redirect(`/${folder}/play/${addressOf(request).search}`))
  }
}

const addressOf = (request: FastifyRequest): URL => new URL(request.url, 'http://sandbox')

function titleAddressOf(request: FastifyRequest): { vendor: string; gameId: string } {
  const input = addressOf(request).searchParams
  return { vendor: input.get('vendor') ?? '', gameId: input.get('game') ?? '' }
}

/**
 * No inline scripts or styles, no external sources except the merchant's pictures, and no text interpreted as markup.
 */
function contentSecurityPolicy(lobbyOrigins: string[]): string {
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data: ${lobbyOrigins.join(' ')}`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `require-trusted-types-for 'script'`,
    `frame-ancestors ${lobbyOrigins.join(' ')}`,
  ].join('; ')
}

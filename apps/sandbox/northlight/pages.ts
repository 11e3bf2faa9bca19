import { existsSync } from 'node:fs'
import { join } from 'node:path'

import fastifyStatic from '@fastify/static'

import { Refused } from '../kit/refusal.ts'
import type { Server } from '../kit/server.ts'

const PLAY = '/northlight/play/'

/** Serves the game's own front end, as Vite built it. Only the lobbies named may show it in a frame. */
export async function northlightPages(app: Server, { dist, lobbyOrigins }: { dist: string; lobbyOrigins: string[] }) {
  const root = join(dist, 'northlight')
  const policy = contentSecurityPolicy(lobbyOrigins)
  await app.register(fastifyStatic, { root, serve: false, cacheControl: false, preCompressed: true })
  await app.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/northlight/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
  })

  app.get('/northlight/play', (request, reply) => {
    const { search } = new URL(request.url, 'http://sandbox')
    return reply.redirect(PLAY + search)
  })
  app.get(PLAY, (_request, reply) => {
    if (!existsSync(join(root, 'index.html'))) throw new Refused('not_built', {}, 503)
    reply.header('Content-Security-Policy', policy).header('Cache-Control', 'no-cache')
    return reply.sendFile('index.html')
  })
}

/** No inline script or style, nothing from elsewhere, and no text ever taken for markup. */
function contentSecurityPolicy(lobbyOrigins: string[]): string {
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `require-trusted-types-for 'script'`,
    `frame-ancestors ${lobbyOrigins.join(' ')}`,
  ].join('; ')
}

import type { FastifyReply, FastifyRequest } from 'fastify'

import type { CachedPage, StoredPage } from './stored-page.ts'

/** Sends a rendered page, or 304 if the browser's copy is current. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage, policy: string) {
  if ('kind' in page) return reply.redirect(page.location, 302)
  reply
    .header('Cache-Control', 'private, no-cache')
    .header('Vary', 'Accept-Encoding, Accept-Language, Cookie')
    .header('ETag', page.etag)
    .header('Content-Security-Policy', policy)
    .header('Referrer-Policy', 'strict-origin-when-cross-origin')
    .type('text/html; charset=utf-8')
  if (request.headers['if-none-match'] === page.etag) return reply.status(304).send()
  return sendBytes(request, reply.status(page.status), page)
}

/** Sends content in the best encoding that the browser supports. */
export function sendBytes({ headers }: FastifyRequest, reply: FastifyReply, page: StoredPage) {
  const accepts = headers['accept-encoding'] ?? ''
  if (accepts.includes('br')) return reply.header('Content-Encoding', 'br').send(page.br)
  if (accepts.includes('gzip')) return reply.header('Content-Encoding', 'gzip').send(page.gzip)
  return reply.send(page.plain)
}

import type { Server } from './server.ts'

/** Accepts binary bodies in this scope, stored in `rawBody`; the route sets the size limit. */
export function acceptRawBodies(app: Server): void {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = Buffer.from(body)
    done(null, {})
  })
}

import type { Server } from './server.ts'

/** In this scope a body may be a file itself, whole in `rawBody`; its route says how large it may be. */
export function takeRawBodies(app: Server): void {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = Buffer.from(body)
    done(null, {})
  })
}

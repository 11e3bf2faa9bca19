import { refuseCommonly } from '../../kit/refusal.ts'
import type { Server } from '../../kit/server.ts'

/** Takes a plain form (`application/x-www-form-urlencoded`) at these addresses, and at no other. */
export function takePlainForms(app: Server, paths: string[]): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    if (!paths.includes(request.routeOptions.url ?? '')) return done(refuseCommonly('request.malformed'))
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
}

import { commonRefusal } from './refusal.ts'
import type { Server } from './server.ts'

const TYPE = 'application/x-www-form-urlencoded'

/** Accepts URL-encoded forms at these paths only. A scope that calls it replaces the parser of its parent. */
export function acceptPlainForms(app: Server, paths: string[]): void {
  if (app.hasContentTypeParser(TYPE)) app.removeContentTypeParser(TYPE)
  app.addContentTypeParser(TYPE, { parseAs: 'string' }, (request, body, done) => {
    if (!paths.includes(request.routeOptions.url ?? '')) return done(commonRefusal('request.unsupported_media_type'))
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
}

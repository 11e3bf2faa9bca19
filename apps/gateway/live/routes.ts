import { LIVE_PATH } from '@ante/contract/live/events.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { VISITOR_HEADER, VisitorToken } from '@ante/contract/support/chat.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { commonHeaders } from '../kit/common-headers.ts'
import type { CallContext } from '../kit/context.ts'
import type { Server } from '../kit/server.ts'
import { stateFrame } from './frames.ts'
import type { StreamStart, Live } from './live.ts'
import type { LiveStream } from './live-stream.ts'

/** `GET /wps/live`: server-sent events, over HTTP/1.1 and HTTP/2. */
export function liveRoutes(app: Server, live: Live): void {
  app.addHook('preClose', async () => live.close())
  app.get(LIVE_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    let stream: LiveStream | null = null
    let isClosed = false
    // Registered before the session lookup, because the browser may disconnect during it.
    reply.raw.on('close', () => {
      isClosed = true
      if (stream) live.drop(stream)
    })
    const context = await app.contextOf(request)
    live.admit(context)
    if (isClosed) return
    beginStream(request, reply)
    if (hasLostSession(request, context)) reply.raw.end(stateFrame('ended', {}))
    else stream = live.open(reply.raw, context, streamStartOf(request))
  })
}

function streamStartOf({ headers }: FastifyRequest): StreamStart {
  const id = headers['last-event-id']
  const visitor = VisitorToken.safeParse(headers[VISITOR_HEADER.toLowerCase()])
  return { lastEventId: typeof id === 'string' ? id : undefined, visitor: visitor.data }
}

/** Whether a page sent the token of an ended session. It must be notified, because it gets no events of the member. */
function hasLostSession({ headers }: FastifyRequest, { member }: CallContext): boolean {
  return Boolean(headers[header.authorization.toLowerCase()]) && member === null
}

function beginStream(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack()
  // Ignores errors of writes to a disconnected client; the event `close` follows.
  reply.raw.on('error', () => undefined)
  reply.raw.writeHead(200, {
    ...commonHeaders(request),
    'Content-Type': 'text/event-stream; charset=utf-8',
    // Proxies must not cache, transform or buffer the stream.
    'Cache-Control': 'no-cache, no-transform',
    'X-Accel-Buffering': 'no',
  })
  reply.raw.flushHeaders()
}

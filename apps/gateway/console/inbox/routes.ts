import { getStaffInbox, markInboxSeen } from '@ante/contract/console/inbox.ts'
import { Nothing } from '@ante/contract/kit/endpoint.ts'
import { Scope, staffEndpoint } from '@ante/contract/staff/staff-endpoint.ts'
import * as z from 'zod/mini'

import { commonHeaders } from '../../kit/common-headers.ts'
import type { Ports } from '../../kit/ports.ts'
import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import { inboxOf, markSeen } from './inbox.ts'
import { StaffStreams } from './staff-streams.ts'
import type { StaffStream } from './staff-streams.ts'

/** Endpoint of the event stream. Reconnecting does not extend the session, because it is not an action of staff. */
const liveStream = staffEndpoint({
  summary: 'Returns the events for an open console.',
  method: 'GET',
  path: '/console/m/:merchant/live',
  isPassive: true,
  input: z.object({ merchant: Scope }),
  output: Nothing,
  refusals: {},
})

/** Routes of the inbox and of the event stream of staff. */
export function inboxRoutes(app: Server, ports: Ports): void {
  serveStaff(app, getStaffInbox, (_input, context) => inboxOf(ports.db, context))
  serveStaff(app, markInboxSeen, (_input, context) => markSeen(ports, context))
  streamRoute(app, new StaffStreams(ports))
}

function streamRoute(app: Server, streams: StaffStreams): void {
  app.addHook('preClose', async () => streams.close())
  app.get(liveStream.path, { exposeHeadRoute: false }, async (request, reply) => {
    let stream: StaffStream | null = null
    let isClosed = false
    // Registered before the session lookup, because the browser may disconnect during it.
    reply.raw.on('close', () => {
      isClosed = true
      if (stream) streams.remove(stream)
    })
    const { context } = await app.staffGate.admit(liveStream, request)
    if (isClosed) return
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
    const { merchantCode, ip, staff } = context
    const { staffId, sessionId } = staff
    stream = await streams.open({ sink: reply.raw, staffId, sessionId, ip, merchantCode })
    if (isClosed) streams.remove(stream)
  })
}

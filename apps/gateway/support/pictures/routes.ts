import { TRIAL } from '@ante/contract/member/member-type.ts'
import { PICTURE_LIMITS, sendPicture, showPicture } from '@ante/contract/support/pictures.ts'

import type { Ports } from '../../kit/ports.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { acceptRawBodies } from '../../kit/raw-bodies.ts'
import { parseRequest, refusalsOf, serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import { storePicture, supportPicture } from './pictures.ts'

/** Limit per IP address, which many users of a mobile carrier may share. */
const SENT_PER_MINUTE = 60

const refuse = refusalsOf(showPicture)

/**
 * Routes of pictures for feedback and messages. `app` is a separate scope: here the request body is the picture itself.
 */
export async function pictureRoutes(app: Server, ports: Ports): Promise<void> {
  acceptRawBodies(app)
  serve(
    app,
    sendPicture,
    (_input, { member, merchantCode }, { rawBody: sent }) => {
      if (member.type === TRIAL) throw commonRefusal('function.not.available')
      return storePicture(ports, { member, merchantCode, sent })
    },
    { perMinute: SENT_PER_MINUTE, bodyLimit: PICTURE_LIMITS.bytes },
  )
  app.get(showPicture.path, async (request, reply) => {
    const { input, context } = await parseRequest(app, showPicture, request)
    const row = await supportPicture(ports.db, context.merchantCode, input.name)
    if (!row) throw refuse('picture.not.found')
    // The content of a name never changes; only browsers may cache it.
    return reply
      .type('image/jpeg')
      .header('Cache-Control', 'private, max-age=86400, immutable')
      .header('X-Robots-Tag', 'noindex')
      .send(row.picture)
  })
}

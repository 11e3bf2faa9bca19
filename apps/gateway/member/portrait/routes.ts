import {
  getHeadIcon,
  PORTRAIT_LIMITS,
  sendHeadIcon,
  setHeadIcon,
  showHeadIcon,
} from '@ante/contract/member/portrait.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'

import type { SignedIn } from '../../kit/context.ts'
import { acceptPlainForms } from '../../kit/plain-form.ts'
import type { Ports } from '../../kit/ports.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { acceptRawBodies } from '../../kit/raw-bodies.ts'
import { parseRequest, refusalsOf, serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import { chooseHeadIcon, headIconOf, storePortrait, findPortrait } from './portraits.ts'

/** Per IP address, because mobile carriers share addresses. */
const CHANGED_PER_MINUTE = 60

const refuse = refusalsOf(showHeadIcon)

/** Routes for portraits. `app` is a separate scope, because the request body may be the image itself. */
export async function portraitRoutes(app: Server, ports: Pick<Ports, 'db' | 'clock'>): Promise<void> {
  // Legacy clients send the choice as a form.
  acceptPlainForms(app, [setHeadIcon.path])
  acceptRawBodies(app)
  const { db } = ports
  serve(app, getHeadIcon, async (_input, { member }) => ({ headIcon: await headIconOf(db, BigInt(member.memberId)) }))
  serve(
    app,
    setHeadIcon,
    ({ headIcon }, { member }) => {
      requireNoTrial(member)
      return chooseHeadIcon(ports, member, headIcon)
    },
    { perMinute: CHANGED_PER_MINUTE, bodyLimit: PORTRAIT_LIMITS.bytes },
  )
  serve(
    app,
    sendHeadIcon,
    (_input, { member }, { rawBody }) => {
      requireNoTrial(member)
      return storePortrait(ports, member, rawBody)
    },
    { perMinute: CHANGED_PER_MINUTE },
  )
  app.get(showHeadIcon.path, async (request, reply) => {
    const { input, context } = await parseRequest(app, showHeadIcon, request)
    const picture = await findPortrait(db, { ...input, merchantCode: context.merchantCode })
    if (!picture) throw refuse('picture.not.found')
    // The content of a name never changes. Only browsers may cache it, and only briefly, because it can be removed.
    return reply
      .type('image/jpeg')
      .header('Cache-Control', 'private, max-age=3600')
      .header('X-Robots-Tag', 'noindex')
      .send(picture)
  })
}

/** Refuses trial accounts, which exist only for days. */
function requireNoTrial(member: SignedIn): void {
  if (member.type === TRIAL) throw commonRefusal('function.not.available')
}

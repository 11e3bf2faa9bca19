import {
  APPLICATION_PICTURE_LIMIT_BYTES,
  applyForPromotion,
  getPromotion,
  joinPromotion,
  listPromotions,
  previewPromotion,
  sendPromotionPicture,
  usePromoCode,
} from '@ante/contract/promotions/promotions.ts'

import { acceptRawBodies } from '../../kit/raw-bodies.ts'
import { serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import { apply } from './applications/apply.ts'
import { storePicture } from './applications/pictures.ts'
import { useCode } from './codes/use-code.ts'
import { join } from './join-promotion.ts'
import { listFor } from './list-promotions.ts'
import type { Ports } from '../../kit/ports.ts'
import type { PromotionPorts } from './promotion-ports.ts'
import { showPromotion } from './show-promotion.ts'
import { previewedPromotion } from '../editing/preview-promotion.ts'

/** Calls per minute and IP address, which a household may share: more than manual use needs. */
const PER_MINUTE = 60

export async function promotionRoutes(app: Server, ports: PromotionPorts & Pick<Ports, 'secrets'>): Promise<void> {
  const rateLimit = { perMinute: PER_MINUTE }
  serve(app, listPromotions, (input, context) => listFor(ports, context, input))
  serve(app, getPromotion, ({ promotionId }, context) => showPromotion(ports, context, promotionId))
  serve(app, previewPromotion, ({ token }, context) => previewedPromotion(ports, token, context))
  serve(
    app,
    joinPromotion,
    async (input, context) => showPromotion(ports, context, await join(ports, context, input)),
    rateLimit,
  )
  serve(
    app,
    applyForPromotion,
    async (input, context) => showPromotion(ports, context, await apply(ports, context, input)),
    rateLimit,
  )
  serve(
    app,
    usePromoCode,
    async ({ code }, context) => showPromotion(ports, context, await useCode(ports, context, code)),
    rateLimit,
  )
  await app.register(async (scope) => pictureRoute(scope, ports))
}

/** Registers the upload. `app` is a separate scope, because the request body is the image itself. */
function pictureRoute(app: Server, ports: PromotionPorts): void {
  acceptRawBodies(app)
  serve(
    app,
    sendPromotionPicture,
    ({ promotionId }, { member }, { rawBody: sent }) => storePicture(ports, { member, promotionId, sent }),
    { perMinute: PER_MINUTE, bodyLimit: APPLICATION_PICTURE_LIMIT_BYTES },
  )
}

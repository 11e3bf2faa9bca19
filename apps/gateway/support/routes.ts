import type { Ports } from '../kit/ports.ts'
import type { Server } from '../kit/server.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import { chatRoutes } from './chat/routes.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { pictureRoutes } from './pictures/routes.ts'

/** Routes for messages and feedback to the merchant, and for answers. */
export async function supportRoutes(app: Server, ports: Ports & { merchants: MerchantDirectory }): Promise<void> {
  feedbackRoutes(app, ports)
  chatRoutes(app, ports)
  await app.register(async (scope) => pictureRoutes(scope, ports))
}

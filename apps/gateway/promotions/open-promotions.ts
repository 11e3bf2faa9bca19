import type { Server } from '../kit/server.ts'
import { Promotions } from './promotions.ts'
import type { OpenPorts } from './promotions.ts'
import { Rebates } from './rebates/rebates.ts'
import { promotionRoutes } from './routes.ts'
import { Club } from './vip/club.ts'
import { clubRoutes } from './vip/routes.ts'

/** The calls of promotions, rewards and rebates, and what looks after them until it is closed. */
export async function openPromotions(app: Server, ports: OpenPorts): Promise<{ close(): Promise<void> }> {
  const rebates = new Rebates(ports)
  const promotions = new Promotions(ports)
  const club = new Club(ports)
  promotionRoutes(app, rebates.ports)
  await promotions.serve(app, ports)
  clubRoutes(app, ports)
  return {
    close: async () => {
      await club.close()
      await promotions.close()
      await rebates.close()
    },
  }
}

import { getAvailablePromotions } from '@ante/contract/promotions/available.ts'

import type { Ports } from '../kit/ports.ts'
import { serve } from '../kit/serve.ts'
import type { Server } from '../kit/server.ts'
import { unclaimedCounts } from './unclaimed-counts.ts'

export function promotionRoutes(app: Server, ports: Pick<Ports, 'db' | 'clock'>): void {
  serve(app, getAvailablePromotions, async (_input, { member }) => {
    const [own] = await unclaimedCounts(ports, [member.memberId])
    return { unclaimedCount: own?.unclaimedCount ?? 0 }
  })
}

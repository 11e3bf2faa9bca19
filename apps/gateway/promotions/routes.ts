import { getAvailablePromotions } from '@ante/contract/promotions/available.ts'

import { serve } from '../kit/serve.ts'
import type { Server } from '../kit/server.ts'
import type { RebatePorts } from './rebates/claim-rebate.ts'
import { rebateRoutes } from './rebates/routes.ts'
import { unclaimedCounts } from './unclaimed-counts.ts'
import { issueFreeSpins } from './wheel/issue-free.ts'

export function availablePromotionRoutes(app: Server, ports: RebatePorts): void {
  serve(app, getAvailablePromotions, async (_input, { member }) => {
    await issueFreeSpins(ports, member)
    const [counts] = await unclaimedCounts(ports, [member.memberId])
    return { unclaimedCount: counts?.unclaimedCount ?? 0 }
  })
  rebateRoutes(app, ports)
}

import { getBenefits } from '@ante/contract/vip/benefits.ts'

import { serve } from '../kit/serve.ts'
import type { Server } from '../kit/server.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import type { ClubPorts } from './follow-play.ts'
import { showBenefits } from './show-benefits.ts'

export function clubRoutes(app: Server, ports: ClubPorts & { merchants: Pick<MerchantDirectory, 'of'> }): void {
  serve(app, getBenefits, (_input, context) =>
    showBenefits(ports, context, ports.merchants.of(context.merchantCode).zone),
  )
}

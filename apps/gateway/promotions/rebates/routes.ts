import { claimRebate, getRebate, listRebates, rebatesFile } from '@ante/contract/promotions/rebates.ts'

import { serve } from '../../kit/serve.ts'
import { serveCsv } from '../../kit/serve-csv.ts'
import type { Server } from '../../kit/server.ts'
import { claim } from './claim-rebate.ts'
import type { RebatePorts } from './claim-rebate.ts'
import { fileOf, listOf } from './list-rebates.ts'
import { showRebate } from './show-rebate.ts'

/** Claims per minute and IP address: more than manual use needs. */
const CLAIMS_PER_MINUTE = 60

export function rebateRoutes(app: Server, ports: RebatePorts): void {
  serve(app, getRebate, (_input, { member }) => showRebate(ports, member))
  serve(app, claimRebate, (_input, context) => claim(ports, context), { perMinute: CLAIMS_PER_MINUTE })
  serve(app, listRebates, (input, { member }) => listOf(ports, member, input))
  serveCsv(app, rebatesFile, (input, { member }) => fileOf(ports, member, input))
}

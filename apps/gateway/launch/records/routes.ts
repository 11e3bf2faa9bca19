import { getPlayRecord } from '@ante/contract/launch/play-record-detail.ts'
import { listPlayRecords, playRecordsFile } from '@ante/contract/launch/play-records.ts'
import { getProfitAndLoss, profitAndLossFile } from '@ante/contract/launch/profit-and-loss.ts'

import { serve } from '../../kit/serve.ts'
import { serveCsv } from '../../kit/serve-csv.ts'
import type { Server } from '../../kit/server.ts'
import type { LaunchPorts } from '../launch-ports.ts'
import type { VendorKeys } from '../vendor-keys.ts'
import { listRecords } from './list-records.ts'
import { profitAndLossOf } from './profit-and-loss.ts'
import { fileOfProfitAndLoss } from './profit-file.ts'
import { recordsFile } from './records-file.ts'
import { showRecord } from './show-record.ts'

/** Limited because each request may call a vendor. */
const DETAILS_PER_MINUTE = 60

/** Routes for a member's own play records. */
export function recordRoutes(app: Server, ports: LaunchPorts & { keys: VendorKeys }): void {
  serve(app, listPlayRecords, (input, { member }) => listRecords(ports, member, input))
  serve(app, getPlayRecord, (input, context) => showRecord(ports, context, input), { perMinute: DETAILS_PER_MINUTE })
  serveCsv(app, playRecordsFile, (input, { member }) => recordsFile(ports, member, input))
  serve(app, getProfitAndLoss, (input, { member }) => profitAndLossOf(ports, member, input))
  serveCsv(app, profitAndLossFile, (input, { member }) => fileOfProfitAndLoss(ports, member, input))
}

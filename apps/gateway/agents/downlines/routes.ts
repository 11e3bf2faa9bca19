import { getDownline, listDownlineRecords, promoteDownline as promoteEndpoint } from '@ante/contract/agents/downline.ts'
import { downlinesFile, listDownlines } from '@ante/contract/agents/downlines.ts'
import { sendTeamMessage as sendEndpoint } from '@ante/contract/agents/team-message.ts'
import { transferToDownline } from '@ante/contract/cashier/line-transfers.ts'
import { getInbox } from '@ante/contract/messaging/mail.ts'

import { serve } from '../../kit/serve.ts'
import { serveCsv } from '../../kit/serve-csv.ts'
import type { Server } from '../../kit/server.ts'
import type { DownlinePorts } from './downline-ports.ts'
import { fileOfDownlines } from './downlines-file.ts'
import { downlineRecordsOf } from './list-downline-records.ts'
import { downlinesOf } from './list-downlines.ts'
import { promoteDownline } from './promote-downline.ts'
import { sendTeamMessage } from './send-team-message.ts'
import { showDownline } from './show-downline.ts'

/** Maximum number of changes per address, above manual use. */
const CHANGES_PER_MINUTE = 30

/** Routes through which an agent reads and manages downlines. */
export function downlineRoutes(app: Server, ports: DownlinePorts): void {
  const perMinute = CHANGES_PER_MINUTE
  const isOn = (merchantCode: string, { moduleId = '' }: { moduleId?: string }) =>
    app.moduleIsOn(merchantCode, moduleId)

  serve(app, listDownlines, (input, { member }) => downlinesOf(ports, member, input))
  serveCsv(app, downlinesFile, (input, { member }) => fileOfDownlines(ports, member, input))
  serve(app, getDownline, (input, { member, merchantCode }) =>
    showDownline(ports, member, input, {
      transfer: isOn(merchantCode, transferToDownline),
      mail: isOn(merchantCode, getInbox),
    }),
  )
  serve(app, listDownlineRecords, (input, { member }) => downlineRecordsOf(ports, member, input))
  serve(app, promoteEndpoint, (input, { member }) => promoteDownline(ports, member, input), { perMinute })
  serve(app, sendEndpoint, (input, context) => sendTeamMessage(ports, context, input), { perMinute })
}

import {
  checkLines,
  getLine,
  listLineTransfers,
  listReceivers,
  transferToDownline,
  transferToDownlines,
  transferToUpline,
} from '@ante/contract/cashier/line-transfers.ts'

import { serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import { checkLinesOf } from './check-lines.ts'
import { receiversOf, transfersOf } from './list-line-transfers.ts'
import { sendAlongLine } from './send-along-line.ts'
import type { LinePorts } from './send-along-line.ts'
import { sendToSeveral } from './send-to-several.ts'
import { showLine } from './show-line.ts'

/** Maximum number of transfer calls per address, above manual use. */
const TRANSFERS_PER_MINUTE = 60

/** Routes for transfers between a member and the upline or direct downlines. */
export function lineRoutes(app: Server, ports: LinePorts): void {
  const perMinute = TRANSFERS_PER_MINUTE
  const isOn = ({ merchantCode }: { merchantCode: string }, { moduleId = '' }: { moduleId?: string }) =>
    app.moduleIsOn(merchantCode, moduleId)

  serve(app, getLine, (_input, context) => {
    const { member } = context
    return showLine(ports, member, { up: isOn(context, transferToUpline), down: isOn(context, transferToDownline) })
  })
  serve(app, listReceivers, (input, { member }) => receiversOf(ports, member, input))
  serve(app, transferToUpline, (input, context) => sendAlongLine(ports, { ...input, to: null }, context), { perMinute })
  serve(app, transferToDownline, (input, context) => sendAlongLine(ports, input, context), { perMinute })
  serve(app, checkLines, (input, { member }) => checkLinesOf(ports, member, input), { perMinute })
  serve(app, transferToDownlines, (input, context) => sendToSeveral(ports, input, context), { perMinute })
  serve(app, listLineTransfers, (input, { member }) => transfersOf(ports, member, input))
}

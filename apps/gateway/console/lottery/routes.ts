import {
  listAwaitedDraws,
  listLotteries,
  listLotteryDraws,
  showLottery,
  showLotteryExposure,
} from '@ante/contract/console/lottery.ts'
import {
  enterLotteryResult,
  previewLotteryDraw,
  releaseLotteryResult,
  requestDrawReversal,
  requestDrawVoid,
  showLotteryDraw,
} from '@ante/contract/console/lottery-results.ts'

import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import { DaySecrets } from '../../lottery/public.ts'
import { merchantOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { enter, release, requestReversal, requestVoid } from './change-draw.ts'
import { awaitedList, drawPage, exposureOf } from './draw-lists.ts'
import { lotteryList, shownLottery } from './lotteries.ts'
import { previewOf, shownDraw } from './shown-draw.ts'

/** Routes of the lottery desk. Sales, numbers, limits and series change by commands of the operator CLI. */
export function lotteryScreen(app: Server, ports: ScreenPorts): void {
  const daySecrets = new DaySecrets(ports)
  serveStaff(app, listAwaitedDraws, (_, context) => awaitedList(ports, merchantOf(context)))
  serveStaff(app, listLotteries, (_, context) => lotteryList(ports, merchantOf(context)))
  serveStaff(app, showLottery, ({ game: code }, context) =>
    shownLottery(ports, { merchantCode: merchantOf(context), code }),
  )
  serveStaff(app, listLotteryDraws, (input, context) => drawPage(ports, merchantOf(context), input))
  serveStaff(app, showLotteryExposure, ({ game: code }, context) =>
    exposureOf(ports, { merchantCode: merchantOf(context), code }),
  )
  serveStaff(app, showLotteryDraw, (input, context) => shownDraw({ ...ports, daySecrets }, input, context))
  serveStaff(app, previewLotteryDraw, (input, context) => previewOf(ports, input, context))
  serveStaff(app, enterLotteryResult, (input, context) => enter(ports, input, context), {
    // The audit log is read by other staff: a refused entry is logged without its numbers.
    loggedInput: ({ merchant, game, draw, attempt }) => ({ merchant, game, draw, attempt }),
  })
  serveStaff(app, releaseLotteryResult, (input, context) => release(ports, input, context))
  serveStaff(app, requestDrawVoid, (input, context) => requestVoid(ports, input, context))
  serveStaff(app, requestDrawReversal, (input, context) => requestReversal(ports, input, context))
}

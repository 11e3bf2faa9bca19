import {
  checkSite,
  createSetup,
  discardSetup,
  listSetups,
  removeDemoContent,
  requestMerchant,
  saveSetup,
  showSetup,
} from '@ante/contract/console/merchant-setups.ts'

import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import * as check from './check-site.ts'
import * as edit from './edit-setup.ts'
import * as demo from './remove-demo.ts'
import { listedSetups, shownSetup } from './shown-setups.ts'

/** Routes of the setups of new merchants. */
export function setupScreen(app: Server, ports: ScreenPorts): void {
  serveStaff(app, listSetups, (input, context) => listedSetups(ports, input, context))
  serveStaff(app, showSetup, (input, context) => shownSetup(ports, input, context))
  serveStaff(app, createSetup, (input, context) => edit.createSetup(ports, input, context))
  serveStaff(app, saveSetup, (input, context) => edit.saveSetup(ports, input, context))
  serveStaff(app, discardSetup, (input, context) => edit.discardSetup(ports, input, context))
  serveStaff(app, requestMerchant, (input, context) => edit.requestMerchant(ports, input, context))
  serveStaff(app, checkSite, (input, context, call) => check.checkSite(ports, app, input, { context, call }))
  serveStaff(app, removeDemoContent, (input, context) => demo.removeDemoContent(ports, input, context))
}

import {
  dismissInteractionDraft,
  listExclusions,
  listInteractionDrafts,
  listInteractions,
  listLimits,
  recordInteraction as recordEndpoint,
  showInteraction,
} from '@ante/contract/console/responsible-gaming.ts'

import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { dismissDraft, draftsPage } from './drafts.ts'
import { interactionsPage, readInteraction, recordInteraction } from './interactions.ts'
import { exclusionsPage, limitsPage } from './list-register.ts'

/** Calls of the page about safer play: the register of limits and exclusions, and interactions with players. */
export function responsibleGamingScreen(app: Server, ports: ScreenPorts): void {
  const { db, clock } = ports
  serveStaff(app, listExclusions, (input, { merchantCode }) =>
    exclusionsPage(db, { merchantCode, now: clock.now() }, input),
  )
  serveStaff(app, listLimits, (input, { merchantCode }) => limitsPage(db, { merchantCode }, input))
  serveStaff(app, listInteractions, (input, { merchantCode }) => interactionsPage(db, merchantCode, input))
  serveStaff(app, listInteractionDrafts, (input, { merchantCode }) => draftsPage(db, merchantCode, input))
  serveStaff(app, dismissInteractionDraft, (input, context) => dismissDraft(ports, input, context))
  serveStaff(app, showInteraction, ({ id }, { merchantCode }) => readInteraction(ports, merchantCode, id))
  serveStaff(app, recordEndpoint, (input, context) => recordInteraction(ports, input, context))
}

import { countSegment, estimatePromotion } from '@ante/contract/console/promotion-estimate.ts'
import {
  discardPromotionDraft,
  endPromotion,
  listPromotions,
  publishPromotion,
  savePromotion,
  showPromotion,
} from '@ante/contract/console/promotions.ts'

import {
  approveApplication,
  listApplications,
  rejectApplication,
  showApplication,
  showApplicationPictures,
} from '@ante/contract/console/promotion-applications.ts'
import { createPromotionCodes, listPromotionCodes } from '@ante/contract/console/promotion-codes.ts'
import { grantRewards } from '@ante/contract/console/promotion-grants.ts'

import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { applicationPictures, applicationsPage, approve, reject, shownApplication } from './applications.ts'
import { codesPage, createCodes } from './codes.ts'
import { grantFromList } from './grants.ts'
import { endEarly, removeDraft, requestPublication, saveDraft, shownPromotion } from './edit-promotion.ts'
import { estimateOf, promotionsPage, segmentOf } from './shown-promotions.ts'

/** Maximum size of a draft with the longest texts in all languages of a site. */
const BODY_LIMIT_BYTES = 2_000_000
/** Maximum size of a list of grants. */
const GRANTS_BODY_BYTES = 500_000

/** Routes of the editor of promotions. */
export function promotionScreen(app: Server, ports: ScreenPorts): void {
  serveStaff(app, listPromotions, (input, context) => promotionsPage(ports, input, context))
  serveStaff(app, showPromotion, (input, context) => shownPromotion(ports, input, context))
  serveStaff(app, countSegment, (input, context) => segmentOf(ports, input, context))
  serveStaff(app, estimatePromotion, (input, context) => estimateOf(ports, input, context))
  serveStaff(app, savePromotion, (input, context) => saveDraft(ports, input, context), { bodyLimit: BODY_LIMIT_BYTES })
  serveStaff(app, discardPromotionDraft, (input, context) => removeDraft(ports, input, context))
  serveStaff(app, publishPromotion, (input, context) => requestPublication(ports, input, context))
  serveStaff(app, endPromotion, (input, context) => endEarly(ports, input, context))
  serveStaff(app, listPromotionCodes, (input, context) => codesPage(ports, input, context))
  serveStaff(app, createPromotionCodes, (input, context) => createCodes(ports, input, context))
  serveStaff(app, listApplications, (input, context) => applicationsPage(ports, input, context))
  serveStaff(app, showApplication, (input, context) => shownApplication(ports, input, context))
  serveStaff(app, showApplicationPictures, (input, context) => applicationPictures(ports, input, context))
  serveStaff(app, approveApplication, (input, context) => approve(ports, input, context))
  serveStaff(app, rejectApplication, (input, context) => reject(ports, input, context))
  serveStaff(app, grantRewards, (input, context) => grantFromList(ports, input, context), {
    bodyLimit: GRANTS_BODY_BYTES,
    // A list of a thousand accounts would make the entries of refusals long.
    loggedInput: ({ csv, ...input }) => ({ ...input, characters: csv.length }),
  })
}

import * as agreements from '@ante/contract/console/agreements.ts'
import * as announcements from '@ante/contract/console/announcements.ts'
import * as banners from '@ante/contract/console/banners.ts'
import * as help from '@ante/contract/console/help.ts'
import * as letters from '@ante/contract/console/letters.ts'

import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { agreementScreen } from './agreement-screen.ts'
import { announcementScreen, bannerScreen } from './announcement-screens.ts'
import { uploadPicture } from './banner-pictures.ts'
import { removeDraft, requestPublication, saveDraft, showContent, stopContent } from './edit-content.ts'
import { helpScreen } from './help-screen.ts'
import { audienceSize, deliveryOfLetter, letterScreen } from './letter-screen.ts'
import { calendarOf, contentsPage } from './list-contents.ts'

/** Maximum size of a draft with the longest texts in all languages of a site. */
const DRAFT_BYTES = 2_000_000
/** Maximum size of a call with a picture, which is a third larger as base64. */
const PICTURE_BYTES = Math.ceil(banners.BANNER_FILE_BYTES * 1.34) + 1_000

/** Routes of the editors of content. */
export function contentScreens(app: Server, ports: ScreenPorts): void {
  announcementRoutes(app, ports)
  bannerRoutes(app, ports)
  helpRoutes(app, ports)
  agreementRoutes(app, ports)
  letterRoutes(app, ports)
}

function announcementRoutes(app: Server, ports: ScreenPorts): void {
  const screen = announcementScreen
  serveStaff(app, announcements.listAnnouncements, (input, context) => contentsPage(screen, ports, input, context))
  serveStaff(app, announcements.announcementCalendar, (input, context) => calendarOf(screen, ports, input, context))
  serveStaff(app, announcements.showAnnouncement, (input, context) => showContent(screen, ports, input, context))
  const bodyLimit = DRAFT_BYTES
  serveStaff(app, announcements.saveAnnouncement, (input, context) => saveDraft(screen, ports, input, context), {
    bodyLimit,
  })
  serveStaff(app, announcements.discardDraft, (input, context) => removeDraft(screen, ports, input, context))
  serveStaff(app, announcements.publishAnnouncement, (input, context) =>
    requestPublication(screen, ports, input, context),
  )
  serveStaff(app, announcements.stopAnnouncement, (input, context) => stopContent(screen, ports, input, context))
}

function bannerRoutes(app: Server, ports: ScreenPorts): void {
  const screen = bannerScreen
  serveStaff(app, banners.listBanners, (input, context) => contentsPage(screen, ports, input, context))
  serveStaff(app, banners.bannerCalendar, (input, context) => calendarOf(screen, ports, input, context))
  serveStaff(app, banners.showBanner, (input, context) => showContent(screen, ports, input, context))
  const bodyLimit = DRAFT_BYTES
  serveStaff(app, banners.saveBanner, (input, context) => saveDraft(screen, ports, input, context), { bodyLimit })
  serveStaff(app, banners.discardBanner, (input, context) => removeDraft(screen, ports, input, context))
  serveStaff(app, banners.publishBanner, (input, context) => requestPublication(screen, ports, input, context))
  serveStaff(app, banners.stopBanner, (input, context) => stopContent(screen, ports, input, context))
  serveStaff(app, banners.uploadBannerPicture, (input, context) => uploadPicture(ports, input, context), {
    bodyLimit: PICTURE_BYTES,
    loggedInput: ({ crop }) => ({ crop }),
  })
}

function helpRoutes(app: Server, ports: ScreenPorts): void {
  const screen = helpScreen
  serveStaff(app, help.listHelpDrafts, (input, context) => contentsPage(screen, ports, input, context))
  serveStaff(app, help.showHelpDraft, (input, context) => showContent(screen, ports, input, context))
  const bodyLimit = DRAFT_BYTES
  serveStaff(app, help.saveHelpDraft, (input, context) => saveDraft(screen, ports, input, context), { bodyLimit })
  serveStaff(app, help.discardHelpDraft, (input, context) => removeDraft(screen, ports, input, context))
  serveStaff(app, help.publishHelpDraft, (input, context) => requestPublication(screen, ports, input, context))
  serveStaff(app, help.stopHelp, (input, context) => stopContent(screen, ports, input, context))
}

function agreementRoutes(app: Server, ports: ScreenPorts): void {
  const screen = agreementScreen
  serveStaff(app, agreements.listAgreements, (input, context) => contentsPage(screen, ports, input, context))
  serveStaff(app, agreements.showAgreementDraft, (input, context) => showContent(screen, ports, input, context))
  const bodyLimit = DRAFT_BYTES
  serveStaff(app, agreements.saveAgreementDraft, (input, context) => saveDraft(screen, ports, input, context), {
    bodyLimit,
  })
  serveStaff(app, agreements.discardAgreementDraft, (input, context) => removeDraft(screen, ports, input, context))
  serveStaff(app, agreements.publishAgreement, (input, context) => requestPublication(screen, ports, input, context))
  serveStaff(app, agreements.withdrawAgreement, (input, context) => stopContent(screen, ports, input, context))
}

function letterRoutes(app: Server, ports: ScreenPorts): void {
  const screen = letterScreen
  serveStaff(app, letters.listLetters, (input, context) => contentsPage(screen, ports, input, context))
  serveStaff(app, letters.showLetter, (input, context) => showContent(screen, ports, input, context))
  const bodyLimit = DRAFT_BYTES
  serveStaff(app, letters.saveLetter, (input, context) => saveDraft(screen, ports, input, context), { bodyLimit })
  serveStaff(app, letters.discardLetter, (input, context) => removeDraft(screen, ports, input, context))
  serveStaff(app, letters.publishLetter, (input, context) => requestPublication(screen, ports, input, context))
  serveStaff(app, letters.stopLetter, (input, context) => stopContent(screen, ports, input, context))
  serveStaff(app, letters.countAudience, (input, context) => audienceSize(ports, input, context))
  serveStaff(app, letters.letterDelivery, (input, context) => deliveryOfLetter(ports, input, context))
}

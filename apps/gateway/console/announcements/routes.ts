import {
  announcementCalendar,
  discardDraft,
  listAnnouncements,
  publishAnnouncement,
  saveAnnouncement,
  showAnnouncement,
  stopAnnouncement,
} from '@ante/contract/console/announcements.ts'

import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { removeDraft, requestPublication, saveDraft, shownAnnouncement, stop } from './edit-announcement.ts'
import { announcementsPage, calendarOf } from './shown-announcements.ts'

/** Maximum size of a draft with the longest texts in all languages of a site. */
const BODY_LIMIT_BYTES = 2_000_000

/** Routes of the editor of announcements and popups. */
export function announcementScreen(app: Server, ports: ScreenPorts): void {
  serveStaff(app, listAnnouncements, (input, context) => announcementsPage(ports, input, context))
  serveStaff(app, announcementCalendar, (input, context) => calendarOf(ports, input, context))
  serveStaff(app, showAnnouncement, (input, context) => shownAnnouncement(ports, input, context))
  serveStaff(app, saveAnnouncement, (input, context) => saveDraft(ports, input, context), {
    bodyLimit: BODY_LIMIT_BYTES,
  })
  serveStaff(app, discardDraft, (input, context) => removeDraft(ports, input, context))
  serveStaff(app, publishAnnouncement, (input, context) => requestPublication(ports, input, context))
  serveStaff(app, stopAnnouncement, (input, context) => stop(ports, input, context))
}

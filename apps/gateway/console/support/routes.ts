import {
  claimSupportCase,
  listSupportCases,
  listSupportStaff,
  noteSupportCase,
  reopenSupportCase,
  replyToSupportCase,
  resolveSupportCase,
  showSupportCase,
  showSupportPicture,
  snoozeSupportCase,
  transferSupportCase,
  watchSupportCase,
} from '@ante/contract/console/support.ts'
import {
  deleteSnippet,
  listSnippets,
  saveSnippet,
  setCareWords,
  setSupportHours,
  showSupportSettings,
} from '@ante/contract/console/support-settings.ts'

import { refusalsOf } from '../../kit/serve.ts'
import { serveStaff } from '../../kit/serve-staff.ts'
import type { Server } from '../../kit/server.ts'
import { caseOf, snippetsOf, supportPicture, watchCase } from '../../support/public.ts'
import { merchantOf } from '../kit/staff-of-merchant.ts'
import type { ScreenPorts } from '../screen-ports.ts'
import { assigneesOf } from './assignees.ts'
import {
  claimCase,
  noteCase,
  reopenEndedCase,
  replyToCase,
  resolveOpenCase,
  snoozeCase,
  transferCase,
} from './change-case.ts'
import { casesPage, seesFeedback } from './list-cases.ts'
import { languagesOf, setHours, setWords, showSettings } from './settings-calls.ts'
import { showCase } from './show-case.ts'
import { dropSnippet, putSnippet, shownSnippet } from './snippet-calls.ts'

/** Routes of the support inbox: chats and feedback of players, and what staff answer them with. */
export function supportScreen(app: Server, ports: ScreenPorts): void {
  caseReads(app, ports)
  serveStaff(app, claimSupportCase, (input, context) => claimCase(ports, input, context))
  // The audit log has no text of a refused answer or note.
  const loggedInput = ({ id }: { id: string }) => ({ id })
  serveStaff(app, replyToSupportCase, (input, context) => replyToCase(ports, input, context), { loggedInput })
  serveStaff(app, noteSupportCase, (input, context) => noteCase(ports, input, context), { loggedInput })
  serveStaff(app, transferSupportCase, (input, context) => transferCase(ports, input, context))
  serveStaff(app, snoozeSupportCase, (input, context) => snoozeCase(ports, input, context))
  serveStaff(app, resolveSupportCase, (input, context) => resolveOpenCase(ports, input, context))
  serveStaff(app, reopenSupportCase, (input, context) => reopenEndedCase(ports, input, context))
  settingRoutes(app, ports)
}

function caseReads(app: Server, ports: ScreenPorts): void {
  const { db, clock } = ports
  const refusePicture = refusalsOf(showSupportPicture)
  const refuseWatch = refusalsOf(watchSupportCase)
  serveStaff(app, listSupportCases, async (input, context) => {
    const page = await casesPage(db, input, context)
    return { ...page, languages: languagesOf(ports, merchantOf(context)) }
  })
  serveStaff(app, showSupportCase, (input, context) => showCase(db, input, context))
  serveStaff(app, watchSupportCase, async ({ id, typing }, context) => {
    const found = await caseOf(db, merchantOf(context), BigInt(id))
    if (!found || (found.feedback_id !== null && !seesFeedback(context))) throw refuseWatch('support.case.not_found')
    const { staffId, name } = context.staff
    return { viewers: await watchCase(db, found, { staffId, name, isTyping: typing === 'yes', now: clock.now() }) }
  })
  serveStaff(app, showSupportPicture, async ({ name }, context) => {
    const found = await supportPicture(db, merchantOf(context), name)
    if (!found) throw refusePicture('picture.not.found')
    return { ...found, picture: found.picture.toString('base64') }
  })
  serveStaff(app, listSupportStaff, (_input, context) => assigneesOf(db, merchantOf(context)))
}

function settingRoutes(app: Server, ports: ScreenPorts): void {
  serveStaff(app, listSnippets, async ({ language }, context) => {
    const merchantCode = merchantOf(context)
    const rows = await snippetsOf(ports.db, merchantCode, language)
    return { snippets: rows.map(shownSnippet), languages: languagesOf(ports, merchantCode) }
  })
  serveStaff(app, saveSnippet, (input, context) => putSnippet(ports, input, context))
  serveStaff(app, deleteSnippet, (input, context) => dropSnippet(ports, input, context))
  serveStaff(app, showSupportSettings, (_input, context) => showSettings(ports, merchantOf(context)))
  serveStaff(app, setSupportHours, (input, context) => setHours(ports, input, context))
  serveStaff(app, setCareWords, (input, context) => setWords(ports, input, context))
}

import {
  deleteMails,
  getInbox,
  mailCount,
  readMails,
  showMail as showEndpoint,
  unreadMailCount,
} from '@ante/contract/messaging/mail.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'

import type { MemberContext } from '../../kit/context.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf, serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import type { MessagingPorts } from '../routes.ts'
import { changeMails, countMails, listMails, showMail, unreadMails } from './inbox.ts'
import type { BoxOwner } from './inbox.ts'

const refuse = refusalsOf(showEndpoint)

/** Routes for a member's inbox. Trial members get no mails. */
export function mailRoutes(app: Server, ports: MessagingPorts): void {
  const ownerOf = ({ merchantCode, language, member }: MemberContext): BoxOwner => {
    if (member.type === TRIAL) throw commonRefusal('function.not.available')
    const { defaultLanguage } = ports.merchants.languagesOf(merchantCode)
    return { merchantCode, language, merchantLanguage: defaultLanguage, memberId: BigInt(member.memberId) }
  }
  serve(app, getInbox, ({ after }, context) => listMails(ports, ownerOf(context), after))
  serve(app, showEndpoint, async ({ id }, context) => {
    const mail = await showMail(ports, ownerOf(context), id)
    if (!mail) throw refuse('mail.not.found')
    return mail
  })
  serve(app, readMails, (selection, context) =>
    changeMails(ports, ownerOf(context).memberId, { what: 'read', selection }),
  )
  serve(app, deleteMails, (selection, context) =>
    changeMails(ports, ownerOf(context).memberId, { what: 'delete', selection }),
  )
  serve(app, unreadMailCount, (_input, context) => unreadMails(ports, ownerOf(context).memberId))
  serve(app, mailCount, (_input, context) => countMails(ports, ownerOf(context).memberId))
}

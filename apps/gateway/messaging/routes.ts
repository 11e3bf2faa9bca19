import {
  listAnnouncements as listEndpoint,
  markAnnouncementsRead as markEndpoint,
  previewAnnouncement,
} from '@ante/contract/messaging/announcements.ts'
import { listHelp as listHelpEndpoint, previewHelp as previewHelpEndpoint } from '@ante/contract/messaging/help.ts'
import { previewLetter } from '@ante/contract/messaging/mail.ts'
import { getUserAgreement, previewUserAgreement } from '@ante/contract/messaging/user-agreement.ts'
import type { Language } from '@ante/contract/merchant/language.ts'

import type { CallContext } from '../kit/context.ts'
import type { Ports } from '../kit/ports.ts'
import { serve } from '../kit/serve.ts'
import type { Server } from '../kit/server.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import { belongingOf } from './belonging.ts'
import { contentPictureRoutes } from './editing/content-pictures.ts'
import { previewedAgreement, previewedAnnouncement, previewedHelp, previewedLetter } from './editing/preview.ts'
import { listAnnouncements } from './list-announcements.ts'
import type { Audience } from './list-announcements.ts'
import { listHelp } from './list-help.ts'
import type { HelpQuery } from './list-help.ts'
import { mailRoutes } from './mail/routes.ts'
import { markAnnouncementsRead } from './mark-announcements-read.ts'
import { showAgreement } from './show-agreement.ts'
import { unreadCount } from './unread-count.ts'

export interface MessagingPorts extends Pick<Ports, 'db' | 'clock' | 'secrets'> {
  merchants: MerchantDirectory
}

export function messagingRoutes(app: Server, ports: MessagingPorts): void {
  const helpQueryOf = ({ merchantCode, language }: CallContext, lang?: Language): HelpQuery => ({
    merchantCode,
    language: lang ?? language,
    merchantLanguage: ports.merchants.languagesOf(merchantCode).defaultLanguage,
  })
  const audienceOf = (context: CallContext): Audience => ({
    ...helpQueryOf(context),
    reader: context.member,
    toAgents: ports.merchants.moduleIsOn(context.merchantCode, 'AGEANNOUNCE3'),
  })

  serve(app, listEndpoint, (input, context) => listAnnouncements(ports, input, audienceOf(context)))
  serve(app, markEndpoint, async ({ publishedAt }, context) => {
    await markAnnouncementsRead(ports, { reader: context.member, publishedAt: new Date(publishedAt) })
    const belonging = await belongingOf(ports.db, context.member)
    return { unreadCount: await unreadCount(ports, { ...audienceOf(context), belonging }) }
  })
  serve(app, previewAnnouncement, ({ token }, context) => previewedAnnouncement(ports, token, helpQueryOf(context)))
  serve(app, previewUserAgreement, ({ token }, context) => previewedAgreement(ports, token, helpQueryOf(context)))
  serve(app, previewLetter, ({ token }, context) => previewedLetter(ports, token, helpQueryOf(context)))
  serve(app, previewHelpEndpoint, ({ token }, context) => previewedHelp(ports, token, helpQueryOf(context)))
  serve(app, listHelpEndpoint, async ({ lang }, context) => ({
    list: await listHelp(ports, helpQueryOf(context, lang)),
  }))
  serve(app, getUserAgreement, async ({ lang }, context) => ({
    agreement: await showAgreement(ports, helpQueryOf(context, lang)),
  }))
  mailRoutes(app, ports)
  contentPictureRoutes(app, ports)
}

import {
  listAnnouncements as listEndpoint,
  markAnnouncementsRead as markEndpoint,
} from '@ante/contract/messaging/announcements.ts'

import type { CallContext } from '../kit/context.ts'
import type { Ports } from '../kit/ports.ts'
import { serve } from '../kit/serve.ts'
import type { Server } from '../kit/server.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import { listAnnouncements } from './list-announcements.ts'
import type { Audience } from './list-announcements.ts'
import { markAnnouncementsRead } from './mark-announcements-read.ts'
import { unreadCount } from './unread-count.ts'

export interface MessagingPorts extends Pick<Ports, 'db' | 'clock'> {
  merchants: MerchantDirectory
}

export function messagingRoutes(app: Server, ports: MessagingPorts): void {
  const audienceOf = ({ merchantCode, language, member }: CallContext): Audience => ({
    merchantCode,
    language,
    merchantLanguage: ports.merchants.languagesOf(merchantCode).defaultLanguage,
    reader: member,
  })

  serve(app, listEndpoint, (input, context) => listAnnouncements(ports, input, audienceOf(context)))
  serve(app, markEndpoint, async ({ publishedAt }, context) => {
    await markAnnouncementsRead(ports, { reader: context.member, publishedAt: new Date(publishedAt) })
    return { unreadCount: await unreadCount(ports, audienceOf(context)) }
  })
}

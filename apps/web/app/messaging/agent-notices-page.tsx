import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import type { PageLoader } from '../lib/pages/page-module.ts'
import { settle } from '../lib/calls/query-client.ts'
import { sessionStore } from '../lib/session/session.ts'
import { PageSection } from '../ui/page-section.tsx'
import { newestUnread } from './newest-unread.ts'
import { NoticeBoard } from './notice-board.tsx'
import { NoticeSkeleton } from './notice-skeleton.tsx'
import { agentAnnouncements } from './queries.ts'

/** Loads nothing on the server: it renders for visitors, who have no notices. */
export const loader: PageLoader = ({ queries }) => settle(sessionStore.get() ? [queries.query(agentAnnouncements)] : [])

/** Announcements of the merchant to agents only. */
export default function AgentNoticesPage() {
  return (
    <PageSection skeleton={<NoticeSkeleton />}>
      <AgentNotices />
    </PageSection>
  )
}

function AgentNotices() {
  const { data } = useSuspenseQuery(agentAnnouncements)
  // The unread marks stay while the page is open, although the gateway counts the notices as read immediately.
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set())
  const now = newestUnread(data.agent, data.footer.unreadCount)
  if (now.some((id) => !unread.has(id))) setUnread(new Set([...unread, ...now]))
  useMarkedRead()
  return <NoticeBoard notices={data.agent} address="/m/member/notice" isUnread={({ id }) => unread.has(id)} />
}

/** Marks the shown notices as read at the gateway, and updates the unread count of the badges. */
function useMarkedRead(): void {
  const queries = useQueryClient()
  const { data } = useSuspenseQuery(agentAnnouncements)
  const newest = data.agent
    .map(({ publishedAt }) => publishedAt)
    .sort()
    .pop()
  const isNew = data.footer.unreadCount > 0
  useEffect(() => {
    if (newest === undefined || !isNew) return
    markRead(newest)
      .then((unreadCount) =>
        queries.setQueryData(agentAnnouncements.queryKey, (cached) => cached && { ...cached, footer: { unreadCount } }),
      )
      // The notices stay unread, and the next visit marks them again.
      .catch(() => undefined)
  }, [queries, newest, isNew])
}

async function markRead(publishedAt: string): Promise<number> {
  const [{ call }, { markAnnouncementsRead }] = await Promise.all([
    import('../lib/calls/call.ts'),
    import('@ante/contract/messaging/announcements.ts'),
  ])
  return (await call(markAnnouncementsRead, { publishedAt })).unreadCount
}

import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'

import { settle } from '../lib/calls/query-client.ts'
import type { PageLoader } from '../lib/pages/page-module.ts'
import { useNavigate, useSearch } from '../lib/pages/router.tsx'
import { sessionStore } from '../lib/session/session.ts'
import { useFlag } from '../merchant/public.ts'
import { unreadMail } from '../messaging/mail/keys.ts'
import { MailList } from '../messaging/mail/mail-list.tsx'
import { inbox } from '../messaging/mail/queries.ts'
import { NoticeBoard } from '../messaging/notice-board.tsx'
import { homeAnnouncements } from '../messaging/queries.ts'
import { useReadNotices } from '../messaging/read-notices.ts'
import { ChatCard } from '../support/chat/chat-card.tsx'
import { unreadSupport } from '../support/keys.ts'
import { ContentBoundary } from '../ui/content-boundary.tsx'
import { RecordSkeleton } from '../ui/records/record-skeleton.tsx'
import { Tabs } from '../ui/tabs.tsx'
import type { Tab } from '../ui/tabs.tsx'
import styles from './message-page.module.css'

type Section = 'mail' | 'notices' | 'chat'

/** On the server there is no session, so the inbox is not loaded. */
export const loader: PageLoader = ({ queries }) =>
  settle([queries.query(homeAnnouncements), ...(sessionStore.get() ? [queries.infiniteQuery(inbox)] : [])])

/** All messages to a member on one page: mail, announcements, and the support chat. */
export default function MessagePage() {
  return (
    <ContentBoundary skeleton={<RecordSkeleton />}>
      <Messages />
    </ContentBoundary>
  )
}

function Messages() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [hasMail, hasChat] = [useFlag('MAILCEN'), useFlag('LIVECHAT3')]
  const requested = useSearch().get('tab')
  const counts = useCounts()
  const label = (texts: string, count: number) => (count > 0 ? `${texts} (${count > 99 ? '99+' : count})` : texts)
  const tabs: Tab<Section>[] = [
    ...(hasMail ? [{ id: 'mail' as const, label: label(t`Inbox`, counts.mail) }] : []),
    { id: 'notices' as const, label: label(t`Notices`, counts.notices) },
    ...(hasChat ? [{ id: 'chat' as const, label: label(t`Chat`, counts.chat) }] : []),
  ]
  const active = tabs.find(({ id }) => id === requested)?.id ?? tabs[0]?.id ?? 'notices'
  const show = (tab: Section) => navigate(`/m/message?tab=${tab}`, { replace: true })
  return (
    <div className={styles.page}>
      <Tabs label={t`Messages`} tabs={tabs} active={active} onSelect={show}>
        <ContentBoundary key={active} skeleton={<RecordSkeleton />}>
          {active === 'mail' && <MailList />}
          {active === 'notices' && <Notices />}
          {active === 'chat' && <ChatCard />}
        </ContentBoundary>
      </Tabs>
      <output className={styles.srOnly}>
        {counts.mail > 0 && <Plural value={counts.mail} one="# new message" other="# new messages" />}
      </output>
    </div>
  )
}

function useCounts() {
  const { data: unread } = useQuery(unreadMail)
  const { data: support } = useQuery(unreadSupport)
  const { data: announced } = useQuery(homeAnnouncements)
  const readNotices = useReadNotices()
  const notices = readNotices ? (announced?.player ?? []).filter(({ id }) => !readNotices.has(id)).length : 0
  return { mail: unread?.mail ?? 0, notices, chat: support?.chat ?? 0 }
}

function Notices() {
  const { data } = useSuspenseQuery(homeAnnouncements)
  const readNotices = useReadNotices()
  return <NoticeBoard notices={data.player} address="/m/notice" isUnread={({ id }) => readNotices?.has(id) === false} />
}

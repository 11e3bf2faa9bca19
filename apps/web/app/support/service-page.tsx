import { CHAT_FLAG } from '@ante/contract/support/chat-flag.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import type { PageLoader } from '../lib/pages/page-module.ts'
import { settle } from '../lib/calls/query-client.ts'
import { useHydrated } from '../lib/browser/use-hydrated.ts'
import { useSearch } from '../lib/pages/router.tsx'
import { useFlag, useMerchant } from '../merchant/public.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { EmptyState } from '../ui/states.tsx'
import { Chat } from './chat/chat.tsx'
import { ChatCard } from './chat/chat-card.tsx'
import { MerchantText, MerchantTextLine } from './merchant-text.tsx'
import { LinesSkeleton } from './lines-skeleton.tsx'
import { helpItems } from './queries.ts'
import { ServiceList } from './service-list.tsx'
import styles from './service-page.module.css'

/** Id of the merchant's answer with the service hours and the information to have ready. */
const CONTACT = 'contact'
const LINE_PX = 64
const CHAT_LINES = 6

export const loader: PageLoader = ({ queries }) => settle([queries.query(helpItems)])

/** Page with all contacts, and the chat if the address requests it; for members and visitors. */
export default function ServicePage() {
  const hasChat = useFlag(CHAT_FLAG)
  const isRequested = useSearch().has('chat')
  return hasChat && isRequested ? <ChatPart /> : <SupportOptions hasChat={hasChat} />
}

/** The chat, rendered only in the browser, because it is private to the reader. */
function ChatPart() {
  const { t } = useLingui()
  const isHydrated = useHydrated()
  const skeleton = <LinesSkeleton count={CHAT_LINES} height={LINE_PX} />
  if (!isHydrated) return skeleton
  return (
    <PageSection
      skeleton={skeleton}
      failedTitle={t`Couldn’t load the conversation`}
      failedText={t`Nothing is lost. Check your connection and try again.`}
    >
      <Chat />
    </PageSection>
  )
}

function SupportOptions({ hasChat }: { hasChat: boolean }) {
  const { t } = useLingui()
  const { customerService } = useMerchant()
  const hasHelp = useFlag('COMM3')
  return (
    <div className={styles.page}>
      {hasChat && <ChatCard />}
      {customerService.length > 0 ? <Contacts count={customerService.length} /> : !hasChat && <NoContacts />}
      {hasHelp && (
        <>
          <PageSection skeleton={null}>
            <Contact />
          </PageSection>
          <ButtonLink wide variant="quiet" to="/m/help">{t`Common questions`}</ButtonLink>
        </>
      )}
    </div>
  )
}

/** The links are decoded only in the browser: the delivered page contains no address for harvesters. */
function Contacts({ count }: { count: number }) {
  const { t } = useLingui()
  const isHydrated = useHydrated()
  return (
    <>
      <p className={styles.text}>{t`Choose how to contact us. It opens outside this page, and your game continues.`}</p>
      {isHydrated ? <ServiceList /> : <LinesSkeleton count={count} height={LINE_PX} />}
    </>
  )
}

function NoContacts() {
  const { t } = useLingui()
  return (
    <EmptyState picture="/pictures/states/mail.svg" title={t`No contact details yet`}>
      {t`There are no contact options yet. The answers below help with most questions.`}
    </EmptyState>
  )
}

function Contact() {
  const { data } = useSuspenseQuery(helpItems)
  const contact = data.find(({ key }) => key === CONTACT)
  if (!contact) return null
  return (
    <section className={styles.contact}>
      <h2 className={styles.title}>
        <MerchantTextLine language={contact.language}>{contact.title}</MerchantTextLine>
      </h2>
      <MerchantText language={contact.language} text={contact.body} />
    </section>
  )
}

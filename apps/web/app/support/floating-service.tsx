import { CHAT_FLAG } from '@ante/contract/support/chat-flag.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { Link } from '../lib/pages/router.tsx'
import { useFlag, useMerchant } from '../merchant/public.ts'
import { Sheet } from '../ui/sheet.tsx'
import { CHAT_ADDRESS } from './chat/chat-address.ts'
import { UnreadDot } from './chat/unread-dot.tsx'
import styles from './floating-service.module.css'
import { unreadSupport } from './keys.ts'
import { ServiceFan } from './service-fan.tsx'
import { serviceGroups } from './service-groups.ts'
import type { ServiceGroup } from './service-groups.ts'
import { HeadsetIcon } from './service-icon.tsx'
import { ServiceLine } from './service-line.tsx'
import { ServiceLink } from './service-link.tsx'
import { serviceTexts } from './service-texts.ts'
import { useStepAside } from './use-step-aside.ts'

/**
 * Customer-service button above the bottom navigation; it moves aside from content that it would cover. With the
 * merchant's own chat it expands to the chat and all categories, and shows a dot for unread messages. Without the chat,
 * a single contact opens directly; several categories expand above the button, each with its own button: a category
 * with one contact opens it directly, one with more opens a list.
 */
export function FloatingService() {
  const groups = serviceGroups(useMerchant().customerService)
  const chats = useFlag(CHAT_FLAG)
  return groups.length > 0 || chats ? <Service groups={groups} /> : null
}

function Service({ groups }: { groups: ServiceGroup[] }) {
  const { t, i18n } = useLingui()
  const [listed, setListed] = useState<ServiceGroup | null>(null)
  const [sheetOpen, setSheetOpen] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  const aside = useStepAside(element)
  const list = (group: ServiceGroup) => {
    setListed(group)
    setSheetOpen(true)
  }
  return (
    <>
      <aside className={styles.layer} aria-label={t`Customer service`}>
        <div ref={element} className={aside ? styles.aside : styles.container}>
          <Bubble groups={groups} onList={list} />
        </div>
      </aside>
      <Sheet
        open={sheetOpen}
        title={listed ? i18n._(serviceTexts[listed.type]) : ''}
        onClose={() => setSheetOpen(false)}
      >
        <ul>
          {listed?.entries.map((entry) => (
            <ServiceLine key={entry.csPosition + entry.title} entry={entry} />
          ))}
        </ul>
      </Sheet>
    </>
  )
}

interface BubbleProps {
  groups: ServiceGroup[]
  onList(group: ServiceGroup): void
}

function Bubble({ groups, onList }: BubbleProps) {
  const { t } = useLingui()
  const hasChat = useFlag(CHAT_FLAG)
  const { data: support } = useQuery(unreadSupport)
  const unread = (hasChat && support?.chat) || 0
  const [first, second] = groups
  if (!first) {
    return hasChat ? (
      <Link to={CHAT_ADDRESS} className={styles.bubble} aria-label={t`Customer service`}>
        <HeadsetIcon />
        <UnreadDot count={unread} />
      </Link>
    ) : null
  }
  if (second || hasChat) return <ServiceFan groups={groups} hasChat={hasChat} unread={unread} onList={onList} />
  if (first.entries.length === 1) {
    return (
      <ServiceLink entry={first.entries[0]} className={styles.bubble} label={t`Customer service`}>
        <HeadsetIcon />
      </ServiceLink>
    )
  }
  return (
    <button
      type="button"
      className={styles.bubble}
      aria-label={t`Customer service`}
      aria-haspopup="dialog"
      onClick={() => onList(first)}
    >
      <HeadsetIcon />
    </button>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import type { RefObject } from 'react'

import { Link, useLocation } from '../lib/pages/router.tsx'
import { Icon } from '../ui/icon.tsx'
import { CHAT_ADDRESS } from './chat/chat-address.ts'
import { UnreadDot } from './chat/unread-dot.tsx'
import styles from './floating-service.module.css'
import type { ServiceGroup } from './service-groups.ts'
import { HeadsetIcon, ServiceIcon } from './service-icon.tsx'
import { ServiceLink } from './service-link.tsx'
import { serviceTexts } from './service-texts.ts'

interface ServiceFanProps {
  groups: ServiceGroup[]
  /** Whether the merchant has an own chat, shown first. */
  hasChat: boolean
  /** Number of unread chat messages. */
  unread: number
  /** Called when a category with several contacts is tapped. */
  onList(group: ServiceGroup): void
}

/** A button that expands to one button per category. While collapsed it covers little of the page. */
export function ServiceFan({ groups, hasChat, unread, onList }: ServiceFanProps) {
  const { t } = useLingui()
  const id = useId()
  const fan = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  // The key of the history entry on which it was expanded, so that it is collapsed on any other page.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === key
  const collapse = () => setOpenAt(null)
  useCollapseOnOutsideTap(fan, isOpen, collapse)
  return (
    <div ref={fan} className={styles.fan}>
      <ul id={id} className={styles.kinds} hidden={!isOpen}>
        {hasChat && (
          <li>
            <OwnChat unread={unread} onChosen={collapse} />
          </li>
        )}
        {groups.map((group) => (
          <li key={group.type}>
            <Kind group={group} onList={onList} onChosen={collapse} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.bubble}
        aria-label={t`Customer service`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? null : key)}
      >
        {isOpen ? <Icon name="close" /> : <HeadsetIcon />}
        {!isOpen && <UnreadDot count={unread} />}
      </button>
    </div>
  )
}

function OwnChat({ unread, onChosen }: { unread: number; onChosen(): void }) {
  const { t } = useLingui()
  return (
    <Link to={CHAT_ADDRESS} className={styles.kind} onClick={onChosen}>
      <span>{t`Chat with us`}</span>
      <UnreadDot count={unread} />
      <HeadsetIcon size={24} />
    </Link>
  )
}

interface KindProps {
  group: ServiceGroup
  onList(group: ServiceGroup): void
  onChosen(): void
}

function Kind({ group, onList, onChosen }: KindProps) {
  const { i18n } = useLingui()
  const { type, entries } = group
  const content = (
    <>
      <span>{i18n._(serviceTexts[type])}</span>
      <ServiceIcon type={type} />
    </>
  )
  if (entries.length === 1) {
    return (
      <ServiceLink entry={entries[0]} className={styles.kind}>
        {content}
      </ServiceLink>
    )
  }
  const list = () => {
    onChosen()
    onList(group)
  }
  return (
    <button type="button" className={styles.kind} aria-haspopup="dialog" onClick={list}>
      {content}
    </button>
  )
}

/** Collapses the contacts on a tap outside or on Escape, except in a dialog over them, such as a popup. */
function useCollapseOnOutsideTap(fan: RefObject<HTMLElement | null>, isOpen: boolean, collapse: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined
    // The composed path, not the target: the tapped element may have been removed since, as the button's icon is.
    const isOutside = (event: Event) =>
      !event.composedPath().some((node) => node === fan.current || node instanceof HTMLDialogElement)
    const onTap = (event: Event) => {
      if (isOutside(event)) collapse()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') collapse()
    }
    document.addEventListener('click', onTap)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', onTap)
      document.removeEventListener('keydown', onKey)
    }
  }, [fan, isOpen, collapse])
}

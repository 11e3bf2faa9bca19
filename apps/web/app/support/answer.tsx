import type { HelpItem } from '@ante/contract/messaging/help.ts'
import { useEffect, useId, useRef } from 'react'

import { Icon } from '../ui/icon.tsx'
import styles from './answer.module.css'
import { MerchantText, MerchantTextLine } from './merchant-text.tsx'

interface AnswerProps {
  item: HelpItem
  isOpen: boolean
  /** Whether the address names this answer, so that the page opens with it expanded and scrolls to it. */
  isRequested: boolean
  onToggle(): void
}

/** A question that expands to its answer. */
export function Answer({ item: { title, body, language }, isOpen, isRequested, onToggle }: AnswerProps) {
  const id = useId()
  const head = useScrolledIntoView(isOpen, isRequested)
  return (
    <li className={styles.answer}>
      <h2 ref={head} className={styles.head}>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <MerchantTextLine language={language}>{title}</MerchantTextLine>
          <Icon name="chevron" size={20} />
        </button>
      </h2>
      <div id={id} className={styles.text} hidden={!isOpen}>
        {isOpen && <MerchantText language={language} text={body} />}
      </div>
    </li>
  )
}

/**
 * Scrolls the answer into view: another answer that closed above it would move it off the screen, and one named by the
 * address may be below the viewport.
 */
function useScrolledIntoView(isOpen: boolean, isRequested: boolean) {
  const head = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(isOpen && !isRequested)
  useEffect(() => {
    if (isOpen && !wasOpen.current) head.current?.scrollIntoView({ block: 'nearest' })
    wasOpen.current = isOpen
  }, [isOpen])
  return head
}

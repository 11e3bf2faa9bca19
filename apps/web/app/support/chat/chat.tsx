import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { ChatHours } from './chat-hours.tsx'
import styles from './chat.module.css'
import { Composer } from './composer.tsx'
import { SentLine, UnsentLine } from './message-line.tsx'
import { useChat } from './use-chat.ts'

/** Maximum distance from the end of the chat, in pixels, at which it follows new messages. */
const NEAR_PX = 160

/** The chat messages, the latest at the end, and the input. */
export function Chat() {
  const { t } = useLingui()
  const { messages, unsent, isClosed, hours, earlier, isLoadingEarlier } = useChat()
  const count = messages.length + unsent.length
  const chat = useEnd({ first: messages[0]?.seq ?? 0, count })
  return (
    <div ref={chat} className={styles.chat}>
      <ChatHours hours={hours} />
      {earlier && (
        <div className={styles.earlier}>
          <Button variant="quiet" busy={isLoadingEarlier} onClick={earlier}>{t`Earlier messages`}</Button>
        </div>
      )}
      {count === 0 ? (
        <EmptyState picture="/pictures/states/people.svg" title={t`How can we help?`}>
          {t`Ask us. Have your username and the time ready. Never share your password.`}
        </EmptyState>
      ) : (
        <div className={styles.messages} role="log" aria-label={t`Messages`}>
          <ol>
            {messages.map((message) => (
              <SentLine key={message.clientId ?? message.seq} message={message} />
            ))}
            {unsent.map((item) => (
              <UnsentLine key={item.clientId} unsent={item} />
            ))}
          </ol>
        </div>
      )}
      {isClosed && <p className={styles.note}>{t`We’ve ended this conversation. Send a message to continue it.`}</p>}
      <Composer />
    </div>
  )
}

/**
 * Keeps the end of the chat in view when messages arrive, and the reader's position when earlier messages are loaded
 * above. Content below the chat stays below.
 */
function useEnd({ first, count }: { first: number; count: number }): RefObject<HTMLDivElement | null> {
  const chat = useRef<HTMLDivElement>(null)
  const before = useRef({ first: 0, count: 0, end: 0 })
  useLayoutEffect(() => {
    const { scrollY, innerHeight } = window
    const end = (chat.current?.getBoundingClientRect().bottom ?? 0) + scrollY
    const { first: wasFirst, count: wasCount, end: wasEnd } = before.current
    const hasEarlier = wasFirst > 0 && first < wasFirst
    const wasNearEnd = wasEnd - scrollY - innerHeight < NEAR_PX
    if (hasEarlier) window.scrollBy(0, end - wasEnd)
    else if (count > wasCount && (wasCount === 0 || wasNearEnd)) window.scrollTo(0, Math.max(0, end - innerHeight))
    before.current = { first, count, end }
  }, [first, count])
  return chat
}

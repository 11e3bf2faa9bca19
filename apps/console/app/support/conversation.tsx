import type { CaseMessage, CaseNote } from '@ante/contract/console/support.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { Check, CheckCheck, StickyNote } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { Time } from '../ui/time.tsx'
import { earlierQuery } from './support-queries.ts'
import type { ShownCase } from './support-queries.ts'
import styles from './support.module.css'
import { MessagePicture } from './message-picture.tsx'

/** Messages and private notes in order, the latest at the end. */
export function Conversation({ loaded }: { loaded: ShownCase }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const { case: shown, notes } = loaded
  const [befores, setBefores] = useState<readonly number[]>([])
  const pages = useQueries({ queries: befores.map((before) => earlierQuery(merchant, shown.id, before)) })
  const known = pages.flatMap(({ data }) => data ?? [])
  const bySeq = new Map([...known, loaded].flatMap(({ messages }) => messages).map((one) => [one.seq, one]))
  const messages = [...bySeq.values()].toSorted((one, other) => one.seq - other.seq)
  const last = pages.at(-1)
  // Receiving more messages moves the latest page, so the first shown message decides what is earlier.
  const earlier = last ? (last.data?.earlier ?? null) : loaded.earlier
  const list = useEnd(messages.length + notes.length)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
    <div ref={list} className={styles.messages} role="log" aria-label={t`Messages`} tabIndex={0}>
      {earlier !== null && (
        <Button size="small" isPending={last?.isPending === true} onPress={() => setBefores([...befores, earlier])}>
          <Trans>Earlier messages</Trans>
        </Button>
      )}
      <ol className={styles.lines}>
        {linesOf(messages, notes).map((line) =>
          'seq' in line ? (
            <MessageLine key={line.seq} message={line} />
          ) : (
            <NoteLine key={`note-${line.id}`} note={line} />
          ),
        )}
      </ol>
    </div>
  )
}

const linesOf = (messages: readonly CaseMessage[], notes: readonly CaseNote[]): (CaseMessage | CaseNote)[] =>
  [...messages, ...notes].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))

/** Keeps the end of the conversation in view when something is added. */
function useEnd(count: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(0)
  useLayoutEffect(() => {
    const element = list.current
    // More than a few new lines at once are earlier messages, except at first.
    if (element && (before.current === 0 || count - before.current < EARLIER)) element.scrollTop = element.scrollHeight
    before.current = count
  }, [count])
  return list
}

/** Number of lines from which an addition is a page of earlier messages. */
const EARLIER = 20

function MessageLine({ message }: { message: CaseMessage }) {
  const { t } = useLingui()
  const { zone } = useSite()
  const { from, author, text, pictures, at, receipt } = message
  return (
    <li className={from === 'player' ? styles.theirs : styles.ours}>
      <div className={styles.bubble}>
        {pictures.map((picture) => (
          <MessagePicture key={picture.name} picture={picture} />
        ))}
        {text !== '' && (
          <p className={styles.words} dir="auto">
            {text}
          </p>
        )}
      </div>
      <span className={styles.by}>
        {from === 'player' ? t`Player` : author} · <Time at={at} zone={zone} />
        {receipt !== null && <Receipt receipt={receipt} />}
      </span>
    </li>
  )
}

/** Whether the player's device has received a message, and whether it was shown there. */
function Receipt({ receipt }: { receipt: NonNullable<CaseMessage['receipt']> }) {
  const { t } = useLingui()
  const text = { sent: t`Sent`, delivered: t`Delivered`, read: t`Read` }[receipt]
  const Icon = receipt === 'sent' ? Check : CheckCheck
  return (
    <span className={receipt === 'read' ? styles.read : styles.receipt}>
      <Icon size={13} aria-hidden /> {text}
    </span>
  )
}

function NoteLine({ note: { author, text, at } }: { note: CaseNote }) {
  const { zone } = useSite()
  return (
    <li className={styles.note}>
      <p className={styles.noteHead}>
        <StickyNote size={13} aria-hidden />
        <Trans>
          Private note by {author} · <Time at={at} zone={zone} />
        </Trans>
      </p>
      <p className={styles.words} dir="auto">
        {text}
      </p>
    </li>
  )
}

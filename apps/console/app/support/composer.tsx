import { noteSupportCase, replyToSupportCase } from '@ante/contract/console/support.ts'
import type { SupportCase } from '@ante/contract/console/support-parts.ts'
import { lengthOf } from '@ante/contract/kit/text.ts'
import { MAX_MESSAGE_LENGTH } from '@ante/contract/support/chat.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Form } from 'react-aria-components'

import { call } from '../lib/call.ts'
import { useMayCall } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { KeyHint } from '../ui/key-hint.tsx'
import { Notice } from '../ui/notice.tsx'
import { draftOf, forgetSendingKey, sendingKey, storeDraft } from './drafts.ts'
import type { DraftKind } from './drafts.ts'
import { SnippetMenu } from './snippet-menu.tsx'
import styles from './support.module.css'
import { useSnippetInput } from './use-snippet-input.ts'

interface ComposerProps {
  shown: SupportCase
  /** Whether the player can be answered; notes are always possible. */
  isAnswerable: boolean
  kind: DraftKind
  onTyping(): void
  /** Called after an answer or a note. `isLast`: the case is to be resolved, and the next one opened. */
  onSent(isLast: boolean): Promise<unknown> | void
}

/** Maximum number of characters of a note. */
const MAX_NOTE_LENGTH = 2_000

/** Input of an answer or a private note. `/` inserts snippets, `Enter` sends. */
export function Composer({ shown, isAnswerable, kind, onTyping, onSent }: ComposerProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const mayCall = useMayCall(merchant)
  const input = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(() => draftOf(shown.id, kind))
  const change = (typed: string) => {
    setText(typed)
    storeDraft(shown.id, kind, typed)
    if (typed !== '' && kind === 'reply') onTyping()
  }
  const snippets = useSnippetInput({ input, text, shown, isOn: kind === 'reply', onChange: change })
  const sending = useSending(shown.id, kind)
  if (!mayCall(replyToSupportCase)) return null
  const isNote = kind === 'note'
  const length = lengthOf(text)
  const longest = isNote ? MAX_NOTE_LENGTH : MAX_MESSAGE_LENGTH
  const isGood = text.trim() !== '' && length <= longest && (isNote || isAnswerable)
  const send = async (isLast: boolean) => {
    if (!isGood || !(await sending.send(text))) return
    change('')
    await onSent(isLast)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (snippets.onKeyDown(event)) return
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send(!isNote && (event.ctrlKey || event.metaKey))
  }
  return (
    <Form
      className={`${styles.composer} ${isNote ? styles.noting : ''}`}
      onSubmit={(event) => {
        event.preventDefault()
        void send(false)
      }}
    >
      {sending.failure !== null && <Notice tone="bad">{sending.failure}</Notice>}
      {!isNote && !isAnswerable && (
        <Notice tone="info">
          <Trans>The player can't be answered here any more. Notes are still possible.</Trans>
        </Notice>
      )}
      <div className={styles.typed}>
        <textarea
          ref={input}
          className={styles.input}
          rows={3}
          dir="auto"
          aria-label={isNote ? t`Private note` : t`Answer`}
          placeholder={isNote ? t`Only staff can read notes.` : t`Answer the player. Type / for snippets.`}
          value={text}
          disabled={!isNote && !isAnswerable}
          {...snippets.fieldProps}
          onChange={({ currentTarget }) => {
            snippets.followCursor(currentTarget)
            change(currentTarget.value)
          }}
          onKeyDown={onKeyDown}
        />
        <SnippetMenu {...snippets.menu} />
      </div>
      <footer className={styles.sendLine}>
        <SendHint isNote={isNote} length={length} longest={longest} />
        <Button kind="main" type="submit" isDisabled={!isGood} isPending={sending.isPending}>
          {isNote ? t`Add note` : t`Send`}
        </Button>
      </footer>
    </Form>
  )
}

/** The keys that send an answer, or that the text is too long. */
function SendHint({ isNote, length, longest }: { isNote: boolean; length: number; longest: number }) {
  const { t } = useLingui()
  if (length > longest)
    return <span role="alert" className={styles.invalid}>{t`Too long: ${length} of ${longest} characters.`}</span>
  return (
    <span className={styles.quiet}>
      {!isNote && (
        <>
          <KeyHint keys="Enter" /> <Trans>sends</Trans> <KeyHint keys="Ctrl Enter" />{' '}
          <Trans>sends, resolves, opens the next</Trans>
        </>
      )}
    </span>
  )
}

/** Returns a function that sends a text once, also if it is repeated after a lost answer; it returns whether it was sent. */
function useSending(id: string, kind: DraftKind) {
  const { code: merchant } = useSite()
  const failureText = useFailureText()
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const send = async (text: string): Promise<boolean> => {
    if (isPending) return false
    const key = sendingKey(id, kind, text)
    setFailure(null)
    setPending(true)
    try {
      await call(kind === 'note' ? noteSupportCase : replyToSupportCase, { merchant, id, text, key })
      forgetSendingKey(id, kind)
      return true
    } catch (error) {
      setFailure(failureText(error))
      return false
    } finally {
      setPending(false)
    }
  }
  return { failure, isPending, send }
}

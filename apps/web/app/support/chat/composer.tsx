import { cleanText, cutText, lengthOf } from '@ante/contract/kit/text.ts'
import { MAX_MESSAGE_LENGTH } from '@ante/contract/support/chat.ts'
import { PICTURE_LIMITS } from '@ante/contract/support/pictures.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'

import { useSession } from '../../lib/session/session.ts'
import { Alert } from '../../ui/alert.tsx'
import type { PictureProblem } from '../../ui/attach/prepare-picture.ts'
import { Stroke } from '../../ui/icon.tsx'
import { pictureTexts } from '../failures.ts'
import styles from './composer.module.css'
import { sendText, sendImage } from './outbox.ts'

const PLANE = 'M20.5 3.5L3.5 10.5l6.8 3.2 3.2 6.8zM10.3 13.7L20.5 3.5'
const CAMERA = 'M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z'
const MAX_LINES = 5

/** Input of a message. Members may also send pictures. */
export function Composer() {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const session = useSession()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<PictureProblem | null>(null)
  const length = lengthOf(cleanText(text))
  const isGood = length > 0 && length <= MAX_MESSAGE_LENGTH
  const send = () => {
    if (!isGood) return
    setText('')
    sendText(queries, text)
  }
  // On a phone Enter inserts a newline; with a keyboard it sends, as users expect.
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyped = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
    if (!isTyped || !window.matchMedia('(hover: hover)').matches) return
    event.preventDefault()
    send()
  }
  const sendPicture = async (file: File | undefined) => {
    if (file) setProblem(await sendImage(queries, file))
  }
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Alert message={problem && i18n._(pictureTexts[problem])} />
      <div className={styles.line}>
        {session !== null && session.customerType !== TRIAL && <PictureWay onFile={sendPicture} />}
        <textarea
          className={styles.text}
          aria-label={t`Your message`}
          placeholder={t`Your message`}
          rows={Math.min(MAX_LINES, text.split('\n').length)}
          dir="auto"
          value={text}
          onChange={({ currentTarget: { value }, nativeEvent }) =>
            // Text of an active input method must not be truncated.
            setText(isComposing(nativeEvent) ? value : cutText(value, MAX_MESSAGE_LENGTH))
          }
          onKeyDown={onKeyDown}
        />
        <button type="submit" className={styles.send} aria-label={t`Send`} disabled={!isGood}>
          <Stroke path={PLANE} size={22} />
        </button>
      </div>
    </form>
  )
}

const isComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing

function PictureWay({ onFile }: { onFile(file: File | undefined): Promise<void> }) {
  const { t } = useLingui()
  const id = useId()
  return (
    <span className={styles.link}>
      <input
        id={id}
        className={styles.file}
        type="file"
        accept={PICTURE_LIMITS.types.join(',')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          void onFile(file)
          // Allows the same file to be selected again.
          currentTarget.value = ''
        }}
      />
      <label htmlFor={id} className={styles.camera} title={t`Choose image`}>
        <Stroke path={CAMERA} size={22} />
        <span className={styles.srOnly}>{t`Choose image`}</span>
      </label>
    </span>
  )
}

import { cleanText, lengthOf } from '@ante/contract/kit/text.ts'
import { FeedbackKind, sendFeedback } from '@ante/contract/support/feedback.ts'
import { PICTURE_LIMITS, MAX_PICTURES, sendPicture } from '@ante/contract/support/pictures.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { sendFile } from '../../lib/calls/send-file.ts'
import type { UploadOptions } from '../../lib/calls/send-file.ts'
import { useKeyedCall } from '../../lib/calls/use-keyed-call.ts'
import { Alert } from '../../ui/alert.tsx'
import { FileChoice } from '../../ui/attach/file-choice.tsx'
import { usePictures } from '../../ui/attach/use-pictures.ts'
import { Button } from '../../ui/button.tsx'
import { Choice, Choices } from '../../ui/choices.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { supportFailure } from '../failures.ts'
import { FeedbackPicture } from './feedback-picture.tsx'
import styles from './feedback.module.css'
import { ownFeedback } from './queries.ts'
import { kindTexts } from './texts.ts'

interface FeedbackFormProps {
  shortest: number
  longest: number
}

/** Feedback form: a category, the text, and up to three pictures. */
export function FeedbackForm({ shortest, longest }: FeedbackFormProps) {
  const { t, i18n } = useLingui()
  const { kind, setKind, content, setContent, attached, problem, isSending, send } = useFeedback({ shortest, longest })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Choices title={t`Topic`}>
        {FeedbackKind.options.map((feedbackKind) => (
          <Choice key={feedbackKind} on={feedbackKind === kind} onTap={() => setKind(feedbackKind)}>
            {i18n._(kindTexts[feedbackKind])}
          </Choice>
        ))}
      </Choices>
      <div className={styles.field}>
        <TextAreaField
          label={t`Your message`}
          hint={t`From ${shortest} to ${longest} characters`}
          rows={5}
          value={content}
          lengthLimit={longest}
          onType={setContent}
        />
      </div>
      <Pictures attached={attached} />
      <Alert message={problem} />
      <Button type="submit" wide busy={isSending} disabled={lengthOf(cleanText(content)) > longest}>{t`Send`}</Button>
    </form>
  )
}

function useFeedback({ shortest, longest }: FeedbackFormProps) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const [kind, setKind] = useState<FeedbackKind>('SITE')
  const [content, setContent] = useState('')
  const [tooShort, setTooShort] = useState(false)
  const attached = usePictures(PICTURE_LIMITS, sendOne)
  const { mutate, error, isPending, reset } = useKeyedCall(sendFeedback, () => t`Your feedback`)
  const isWaiting = attached.pictures.some(({ phase }) => phase.name === 'sending' || phase.name === 'looking')
  const send = () => {
    const length = lengthOf(cleanText(content))
    setTooShort(length < shortest)
    if (length < shortest || length > longest || isWaiting) return
    const pictures = attached.pictures.flatMap(({ phase }) => (phase.name === 'sent' ? [phase.sent] : []))
    mutate(
      { kind, content, pictures },
      {
        onSuccess: () => {
          setContent('')
          attached.clear()
          reset()
          showToast(t`Thank you. We’ll read it and answer here.`)
          void queries.invalidateQueries(ownFeedback)
        },
      },
    )
  }
  const failed = error ? i18n._(supportFailure(error)) : null
  return {
    kind,
    setKind,
    content,
    setContent,
    attached,
    problem: tooShort && lengthOf(cleanText(content)) < shortest ? t`Enter at least ${shortest} characters.` : failed,
    isSending: isPending || isWaiting,
    send,
  }
}

const sendOne = async (file: Blob, sending: UploadOptions) => (await sendFile(sendPicture, {}, file, sending)).name

function Pictures({ attached: { pictures, choose, send, remove } }: { attached: ReturnType<typeof usePictures> }) {
  const { t } = useLingui()
  const { types } = PICTURE_LIMITS
  const isFull = pictures.length >= MAX_PICTURES
  return (
    <div className={styles.field}>
      <p className={styles.hint}>{t`You can add up to ${MAX_PICTURES} images. PNG or JPG, up to 5 MB each.`}</p>
      {!isFull && (
        <div className={styles.actions}>
          <FileChoice label={t`Take photo`} types={types} isCamera busy={false} onFile={choose} />
          <FileChoice label={t`Choose image`} types={types} busy={false} onFile={choose} />
        </div>
      )}
      <ul>
        {pictures.map(({ key, phase }, index) => (
          <FeedbackPicture
            key={key}
            phase={phase}
            number={index + 1}
            onRemove={() => remove(key)}
            onAgain={() => phase.name === 'failed' && void send(key, phase.picture)}
          />
        ))}
      </ul>
    </div>
  )
}

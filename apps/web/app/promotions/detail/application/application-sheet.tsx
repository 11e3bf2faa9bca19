import { cleanText, lengthOf } from '@ante/contract/kit/text.ts'
import {
  APPLICATION_COMMENT_LIMIT,
  APPLICATION_PICTURE_LIMIT_BYTES,
  APPLICATION_PICTURE_LIMIT_PIXELS,
  APPLICATION_PICTURE_TYPES,
  applyForPromotion,
  sendPromotionPicture,
} from '@ante/contract/promotions/promotions.ts'
import type { PromotionDetail } from '@ante/contract/promotions/promotions.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { refusalOf } from '../../../lib/calls/call-errors.ts'
import { sendFile } from '../../../lib/calls/send-file.ts'
import type { UploadOptions } from '../../../lib/calls/send-file.ts'
import { useKeyedCall } from '../../../lib/calls/use-keyed-call.ts'
import { Alert } from '../../../ui/alert.tsx'
import { FileChoice } from '../../../ui/attach/file-choice.tsx'
import { usePictures } from '../../../ui/attach/use-pictures.ts'
import { Button } from '../../../ui/button.tsx'
import { SheetActions } from '../../../ui/choices.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { promotionFailure } from '../../offer/refusals.ts'
import { useStorePromotion } from '../use-store-promotion.ts'
import { ApplicationPicture } from './application-picture.tsx'
import { missingOf } from './application-rules.ts'
import type { MissingInput } from './application-rules.ts'
import styles from './application.module.css'

interface ApplicationSheetProps {
  open: boolean
  promotion: PromotionDetail
  onClose(): void
}

/** Application to the merchant: a comment, and optional pictures. */
export function ApplicationSheet({ open, promotion, onClose }: ApplicationSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Your application`} onClose={onClose}>
      <Application promotion={promotion} onSent={onClose} />
    </Sheet>
  )
}

function Application({ promotion, onSent }: { promotion: PromotionDetail; onSent(): void }) {
  const { t } = useLingui()
  const [comment, setComment] = useState('')
  const { pictures, choose, send, remove } = usePictures(LIMITS, (file, sending) =>
    sendOne(promotion.promotionId, file, sending),
  )
  const request = useRequest(promotion, onSent)
  const applicationRules = promotion.application ?? { commentRequired: false, leastPictures: 0, mostPictures: 0 }
  const mayAdd = pictures.length < applicationRules.mostPictures
  const isPreparing = pictures.some(({ phase }) => phase.name === 'looking')
  const [min, max] = [applicationRules.leastPictures, applicationRules.mostPictures]
  const isTooLong = lengthOf(cleanText(comment)) > APPLICATION_COMMENT_LIMIT
  const submit = () => {
    const pictureIds = pictures.flatMap(({ phase }) => (phase.name === 'sent' ? [phase.sent] : []))
    request.send({ comment, pictureIds }, missingOf(applicationRules, { comment, pictures }))
  }
  return (
    <>
      <TextAreaField
        label={applicationRules.commentRequired ? t`Comment` : t`Comment (optional)`}
        rows={3}
        value={comment}
        lengthLimit={APPLICATION_COMMENT_LIMIT}
        required={applicationRules.commentRequired}
        onType={setComment}
      />
      {max > 0 && (
        <section aria-labelledby="application-pictures">
          <h3 id="application-pictures" className={styles.label}>{t`Images`}</h3>
          <p className={styles.soft}>
            {t`PNG or JPG, up to 5 MB each.`} {min > 0 ? t`From ${min} to ${max} images.` : t`Up to ${max} images.`}
          </p>
          <ul>
            {pictures.map(({ key, phase }, index) => (
              <ApplicationPicture
                key={key}
                phase={phase}
                number={index + 1}
                onRemove={() => remove(key)}
                onAgain={() => {
                  if (phase.name === 'failed') void send(key, phase.picture)
                }}
              />
            ))}
          </ul>
          {mayAdd && (
            <div className={styles.actions}>
              <FileChoice label={t`Take photo`} types={LIMITS.types} isCamera busy={isPreparing} onFile={choose} />
              <FileChoice label={t`Choose image`} types={LIMITS.types} busy={isPreparing} onFile={choose} />
            </div>
          )}
        </section>
      )}
      <Alert message={request.problem} />
      <SheetActions>
        <Button wide busy={request.isSending} disabled={isTooLong} onClick={submit}>{t`Send application`}</Button>
      </SheetActions>
    </>
  )
}

const LIMITS = {
  bytes: APPLICATION_PICTURE_LIMIT_BYTES,
  pixels: APPLICATION_PICTURE_LIMIT_PIXELS,
  types: APPLICATION_PICTURE_TYPES,
}

async function sendOne(promotionId: string, file: Blob, sending: UploadOptions): Promise<string> {
  const { pictureId } = await sendFile(sendPromotionPicture, { promotionId }, file, sending)
  return pictureId
}

interface ApplicationDraft {
  comment: string
  pictureIds: string[]
}

/** Sends a complete application; otherwise shows what is missing. */
function useRequest({ promotionId, version }: PromotionDetail, onSent: () => void) {
  const { t, i18n } = useLingui()
  const call = useKeyedCall(applyForPromotion, () => t`Promotion application`)
  const { store, refreshAfterRefusal } = useStorePromotion()
  const [missing, setMissing] = useState<MissingInput | null>(null)
  const texts: Record<MissingInput, string> = {
    comment: t`Add a comment to your application.`,
    pictures: t`Not enough images. Add another one.`,
    sending: t`An image is still uploading. Wait a moment.`,
    wrong: t`An image couldn’t be uploaded. Try again, or remove it.`,
  }
  const refused = call.error ? i18n._(promotionFailure(call.error)) : null
  const send = (input: ApplicationDraft, lacks: MissingInput | null) => {
    setMissing(lacks)
    if (lacks) return
    call.mutate(
      { promotionId, version, ...input },
      {
        onSuccess: (promotion) => {
          showToast(t`We’re reviewing your application`, { tone: 'good' })
          store(promotion)
          onSent()
        },
        onError: (error) => {
          // A refusal about missing parts is shown in the sheet. After any other refusal the promotion is refetched.
          if (!isCorrectable(error)) refreshAfterRefusal(error)
        },
      },
    )
  }
  return { send, isSending: call.isPending, problem: missing ? texts[missing] : refused }
}

const isCorrectable = (error: unknown) => refusalOf(applyForPromotion, error)?.code.startsWith('application.') ?? false

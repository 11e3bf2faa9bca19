import { discardPromotionDraft, endPromotion, publishPromotion } from '@ante/contract/console/promotions.ts'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { announce } from '../ui/toasts.tsx'
import { useEndText } from './impact-part.tsx'
import { NewPromotion } from './new-promotion.tsx'
import type { ShownPromotion } from './promotion-page.tsx'
import { usePromotionsChanged } from './promotion-queries.ts'

interface PromotionActionsProps {
  shown: ShownPromotion
  isChanged: boolean
  isSaving: boolean
  onSave(): void
}

type Dialog = 'publish' | 'end' | 'discard' | 'copy'

/** Save, send to review, copy, discard, and the early end. */
export function PromotionActions({ shown, isChanged, isSaving, onSave }: PromotionActionsProps) {
  const { t } = useLingui()
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const { isInReview, isEditable, isComplete } = draftState(shown)
  const canSave = isChanged || canRepeat(shown)
  const canPublish = isComplete && !isChanged
  return (
    <>
      {isRunning(shown) && (
        <Button kind="danger" onPress={() => setDialog('end')}>
          {t`End now`}
        </Button>
      )}
      <Button onPress={() => setDialog('copy')}>{t`Copy`}</Button>
      {isEditable && <Button onPress={() => setDialog('discard')}>{t`Discard draft`}</Button>}
      {!isInReview && (
        <Button kind={canSave ? 'main' : 'plain'} isDisabled={!canSave} isPending={isSaving} onPress={onSave}>
          {t`Save draft`}
        </Button>
      )}
      {isEditable && (
        <Button kind={isChanged ? 'plain' : 'main'} isDisabled={!canPublish} onPress={() => setDialog('publish')}>
          {t`Send to review`}
        </Button>
      )}
      <Dialogs shown={shown} dialog={dialog} onClose={() => setDialog(null)} />
    </>
  )
}

const isRunning = ({ published }: ShownPromotion): boolean =>
  published?.state === 'live' || published?.state === 'scheduled'

/** Whether a draft can be made of a published version that has ended, to publish it again as it is. */
const canRepeat = (shown: ShownPromotion): boolean =>
  shown.draft === null && shown.published !== null && !isRunning(shown)

function draftState({ draft }: ShownPromotion) {
  const isInReview = draft !== null && draft.change !== null
  const isEditable = draft !== null && !isInReview
  return { isInReview, isEditable, isComplete: isEditable && draft.missing.length === 0 && draft.issues.length === 0 }
}

interface DialogsProps {
  shown: ShownPromotion
  dialog: Dialog | null
  onClose(): void
}

function Dialogs({ shown: { code, draft, published }, dialog, onClose }: DialogsProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const navigate = useNavigate()
  const changed = usePromotionsChanged()
  const endText = useEndText()
  const publish = async (reason: string) => {
    const { outcome } = await call(publishPromotion, { merchant, code, version: draft?.version ?? 1, reason })
    announce(outcome === 'applied' ? t`Published.` : t`Sent to review. Another person must approve it.`)
    onClose()
    await changed()
  }
  const end = async (reason: string) => {
    await call(endPromotion, { merchant, code, reason })
    announce(t`Ended. No player can join it any more.`)
    onClose()
    await changed()
  }
  const discard = async () => {
    await call(discardPromotionDraft, { merchant, code })
    announce(t`Draft discarded.`)
    onClose()
    // Without a published version nothing is left to show.
    if (!published) await navigate({ to: '/m/$merchant/promotions', params: { merchant } })
    await changed()
  }
  return (
    <>
      <Overlay title={t`Send to review`} isOpen={dialog === 'publish'} onClose={onClose}>
        <ConfirmForm
          confirmText={t`Another person approves it. Then players can take part, from its start on.`}
          action={t`Send to review`}
          onConfirm={publish}
          onCancel={onClose}
        />
      </Overlay>
      <Overlay title={t`End now`} isOpen={dialog === 'end'} onClose={onClose}>
        <ConfirmForm
          confirmText={published ? endText(published.players) : ''}
          action={t`End now`}
          isDanger
          onConfirm={end}
          onCancel={onClose}
        />
      </Overlay>
      <Overlay title={t`Discard draft`} isOpen={dialog === 'discard'} onClose={onClose}>
        <ConfirmForm
          confirmText={
            published ? t`Delete the draft. What is published stays.` : t`Delete the draft. Nothing of it stays.`
          }
          action={t`Discard draft`}
          isDanger
          hasReason={false}
          onConfirm={discard}
          onCancel={onClose}
        />
      </Overlay>
      <Overlay title={t`Copy promotion`} isOpen={dialog === 'copy'} onClose={onClose}>
        <NewPromotion original={draft?.content ?? published?.content ?? null} onCancel={onClose} />
      </Overlay>
    </>
  )
}

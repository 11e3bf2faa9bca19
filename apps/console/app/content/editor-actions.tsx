import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'

import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { announce } from '../ui/toasts.tsx'
import type { EditedKind, Shown } from './content-kind.ts'
import { useContentChanged } from './content-queries.ts'

interface EditorActionsProps<Content> {
  kind: EditedKind<Content>
  shown: Shown<Content>
  isChanged: boolean
  isSaving: boolean
  onSave(): void
}

type Dialog = 'publish' | 'stop' | 'discard'

/** Save, send to review, discard, and the stop of what players see. */
export function EditorActions<Content>({ kind, shown, isChanged, isSaving, onSave }: EditorActionsProps<Content>) {
  const { t } = useLingui()
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const { draft } = shown
  const isInReview = draft !== null && draft.change !== null
  const isEditable = draft !== null && !isInReview
  const canSave = isChanged || (kind.rules.isRepeatable && canRepeat(shown))
  const canPublish = isEditable && !isChanged && draft.required.length === 0
  return (
    <>
      {isStoppable(kind, shown) && (
        <Button kind="danger" onPress={() => setDialog('stop')}>
          {t(kind.texts.stopAction ?? STOP)}
        </Button>
      )}
      {isEditable && <Button onPress={() => setDialog('discard')}>{t`Discard draft`}</Button>}
      {isWritable(kind, shown) && (
        <Button kind={canSave ? 'main' : 'plain'} isDisabled={!canSave} isPending={isSaving} onPress={onSave}>
          {t`Save draft`}
        </Button>
      )}
      {isEditable && (
        <Button kind={isChanged ? 'plain' : 'main'} isDisabled={!canPublish} onPress={() => setDialog('publish')}>
          {t`Send to review`}
        </Button>
      )}
      <Dialogs kind={kind} shown={shown} dialog={dialog} onClose={() => setDialog(null)} />
    </>
  )
}

const STOP = msg`Stop now`

/** Whether the kind can be stopped in the state of its published version. */
const isStoppable = <Content,>({ calls, rules }: EditedKind<Content>, { published }: Shown<Content>): boolean =>
  calls.stop !== undefined && published !== null && rules.stoppable.includes(published.state)

/** Whether the content is not in review, and the kind allows changes after a publication. */
export const isWritable = <Content,>({ rules }: EditedKind<Content>, { published, draft }: Shown<Content>): boolean =>
  (rules.isEditable || published === null) && (draft?.change ?? null) === null

/** Whether a draft can be made of a published version that is not shown any more, to publish it again as it is. */
const canRepeat = ({ draft, published }: Pick<Shown<unknown>, 'draft' | 'published'>): boolean =>
  draft === null && (published?.state === 'stopped' || published?.state === 'ended')

interface DialogsProps<Content> {
  kind: EditedKind<Content>
  shown: Shown<Content>
  dialog: Dialog | null
  onClose(): void
}

function Dialogs<Content>({ kind, shown: { key, draft, published }, dialog, onClose }: DialogsProps<Content>) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const navigate = useNavigate()
  const changed = useContentChanged(kind.name)
  const { calls, texts } = kind
  const leave = () => navigate({ to: '/m/$merchant/content', params: { merchant }, search: { kind: kind.name } })
  const publish = async (reason: string) => {
    const { outcome } = await calls.publish({ merchant, key, version: draft?.version ?? 1, reason })
    announce(outcome === 'applied' ? t`Published.` : t`Sent to review. Another person must approve it.`)
    onClose()
    await changed()
  }
  const stop = async (reason: string) => {
    await calls.stop?.({ merchant, key, reason })
    announce(t(texts.stopped))
    onClose()
    // Without a draft nothing is left to show.
    if (kind.rules.isDeletedByStop && !draft) await leave()
    await changed()
  }
  const discard = async () => {
    await calls.discard({ merchant, key })
    announce(t`Draft discarded.`)
    onClose()
    // Without a published version nothing is left to show.
    if (!published) await leave()
    await changed()
  }
  return (
    <>
      <Overlay title={t`Send to review`} isOpen={dialog === 'publish'} onClose={onClose}>
        <ConfirmForm confirmText={t(texts.publish)} action={t`Send to review`} onConfirm={publish} onCancel={onClose} />
      </Overlay>
      <Overlay title={t(texts.stopAction ?? STOP)} isOpen={dialog === 'stop'} onClose={onClose}>
        <ConfirmForm
          confirmText={t(texts.stop)}
          action={t(texts.stopAction ?? STOP)}
          isDanger
          onConfirm={stop}
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
    </>
  )
}

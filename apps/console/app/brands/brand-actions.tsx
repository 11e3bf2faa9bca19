import { publishBrand, stageBrand, unstageBrand } from '@ante/contract/console/brands.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { Overlay } from '../ui/overlay.tsx'
import { announce } from '../ui/toasts.tsx'
import type { ShownBrand } from './brand-page.tsx'
import { useBrandsChanged } from './brand-queries.ts'

interface BrandActionsProps {
  shown: ShownBrand
  isChanged: boolean
  /** Whether all texts can be read. */
  isReadable: boolean
  isSaving: boolean
  onSave(): void
}

type Dialog = 'stage' | 'unstage' | 'publish'

/** Save, stage, remove from the staged host, and publish. */
export function BrandActions({ shown, isChanged, isReadable, isSaving, onSave }: BrandActionsProps) {
  const { t } = useLingui()
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const staged = shown.versions.find(({ state }) => state === 'staged')
  return (
    <>
      {staged && <Button onPress={() => setDialog('unstage')}>{t`Unstage`}</Button>}
      <Button
        kind={isChanged ? 'main' : 'plain'}
        isDisabled={!isChanged || !isReadable}
        isPending={isSaving}
        onPress={onSave}
      >
        {t`Save draft`}
      </Button>
      <Button kind={staged || isChanged ? 'plain' : 'main'} isDisabled={isChanged} onPress={() => setDialog('stage')}>
        {t`Stage`}
      </Button>
      {staged && (
        <Button
          kind={isChanged ? 'plain' : 'main'}
          isDisabled={shown.change !== null}
          onPress={() => setDialog('publish')}
        >
          {t`Publish version ${staged.number}`}
        </Button>
      )}
      <Dialogs shown={shown} staged={staged?.number ?? null} dialog={dialog} onClose={() => setDialog(null)} />
    </>
  )
}

interface DialogsProps {
  shown: ShownBrand
  staged: number | null
  dialog: Dialog | null
  onClose(): void
}

function Dialogs({ shown: { code, draft }, staged, dialog, onClose }: DialogsProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const changed = useBrandsChanged()
  const stage = async () => {
    const { number } = await call(stageBrand, { merchant, code, version: draft.version })
    announce(t`Version ${number} is staged.`)
    onClose()
    await changed()
  }
  const unstage = async () => {
    await call(unstageBrand, { merchant, code })
    announce(t`Nothing is staged any more.`)
    onClose()
    await changed()
  }
  return (
    <>
      <Overlay title={t`Stage`} isOpen={dialog === 'stage'} onClose={onClose}>
        <ConfirmForm
          confirmText={t`Make a version of the draft, and show it at the staged host. It replaces what is staged there.`}
          action={t`Stage`}
          hasReason={false}
          onConfirm={stage}
          onCancel={onClose}
        />
      </Overlay>
      <Overlay title={t`Unstage`} isOpen={dialog === 'unstage'} onClose={onClose}>
        <ConfirmForm
          confirmText={t`Delete the staged version. The draft stays.`}
          action={t`Unstage`}
          isDanger
          hasReason={false}
          onConfirm={unstage}
          onCancel={onClose}
        />
      </Overlay>
      {staged !== null && (
        <PublishDialog code={code} number={staged} isOpen={dialog === 'publish'} isAgain={false} onClose={onClose} />
      )}
    </>
  )
}

interface PublishDialogProps {
  code: string
  number: number
  isOpen: boolean
  /** Whether an earlier version is published again. */
  isAgain: boolean
  onClose(): void
}

/** Asks for the reason of a publication, and requests it. */
export function PublishDialog({ code, number, isOpen, isAgain, onClose }: PublishDialogProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const changed = useBrandsChanged()
  // One key for all attempts, so that a repeated one has no further effect.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const publish = async (reason: string) => {
    const { outcome } = await call(publishBrand, { merchant, code, number, reason, key })
    announce(outcome === 'applied' ? t`Published.` : t`Sent to review. Another person must approve it.`)
    setKey(crypto.randomUUID())
    onClose()
    await changed()
  }
  return (
    <Overlay
      title={isAgain ? t`Revert to version ${number}` : t`Publish version ${number}`}
      isOpen={isOpen}
      onClose={onClose}
    >
      <ConfirmForm
        confirmText={
          isAgain
            ? t`All players see version ${number} again, from their next page on.`
            : t`All players see version ${number}, from their next page on.`
        }
        action={isAgain ? t`Revert` : t`Publish`}
        onConfirm={publish}
        onCancel={onClose}
      />
    </Overlay>
  )
}

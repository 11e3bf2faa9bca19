import { dismissInteractionDraft } from '@ante/contract/console/responsible-gaming.ts'
import { useLingui } from '@lingui/react/macro'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { ConfirmForm } from '../ui/confirm-form.tsx'
import { announce } from '../ui/toasts.tsx'

interface DismissDraftProps {
  id: string
  onDone(): Promise<unknown> | void
  onCancel(): void
}

/** Dismisses a begun interaction, with the reason why none is needed. */
export function DismissDraft({ id, onDone, onCancel }: DismissDraftProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  return (
    <ConfirmForm
      confirmText={t`No interaction is recorded. The flag leaves the case and the list of safer play.`}
      action={t`Dismiss`}
      onConfirm={async (reason) => {
        await call(dismissInteractionDraft, { merchant, id, reason })
        announce(t`Dismissed.`)
        await onDone()
      }}
      onCancel={onCancel}
    />
  )
}

import { makeRecoveryCodes } from '@ante/contract/identity/second-factor.ts'
import { useLingui } from '@lingui/react/macro'

import { Sheet } from '../../../ui/sheet.tsx'
import { ProofForm } from '../proof-form.tsx'
import type { GuardSheetProps } from '../security-sheets.tsx'
import sheet from '../sheet-text.module.css'
import { useGuardCall } from '../use-guard-call.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Replaces the remaining recovery codes by new ones. */
export function RecoverySheet({ open, openCount, onClose }: GuardSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Recovery codes`} onClose={onClose}>
      <NewCodes key={openCount} onDone={onClose} />
    </Sheet>
  )
}

function NewCodes({ onDone }: { onDone(): void }) {
  const { t } = useLingui()
  const make = useGuardCall(makeRecoveryCodes)
  if (make.data) return <RecoveryCodes codes={make.data.recoveryCodes} onSaved={onDone} />
  return (
    <>
      <p className={sheet.text}>{t`Create 10 new codes here. Your current codes will stop working.`}</p>
      <ProofForm
        withCode
        action={t`Create new codes`}
        busy={make.isPending}
        error={make.error}
        onProof={(proof, callbacks) => make.mutate(proof, callbacks)}
      />
    </>
  )
}

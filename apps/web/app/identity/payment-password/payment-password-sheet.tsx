import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useMerchantTime } from '../../merchant/public-times.ts'
import { Button } from '../../ui/button.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { lockedTexts } from '../../ui/pin-refusal.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Alert } from '../../ui/alert.tsx'
import { DoneTexts } from '../security/done-texts.tsx'
import { securityConfig } from '../security/queries.ts'
import type { GuardSheetProps } from '../security/security-sheets.tsx'
import { ChangePin } from './change-pin.tsx'
import { ResetPin } from './reset-pin.tsx'
import { SetPin } from './set-pin.tsx'

/** The payment password: sets, changes, or resets it when forgotten or locked. */
export function PaymentPasswordSheet({ open, openCount, onClose }: GuardSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Payment password`} onClose={onClose}>
      <PageSection key={openCount} skeleton={<Skeleton height={360} />}>
        <PaymentPassword onClose={onClose} />
      </PageSection>
    </Sheet>
  )
}

type Step = 'set' | 'change' | 'reset' | 'done'

function PaymentPassword({ onClose }: { onClose(): void }) {
  const { t, i18n } = useLingui()
  const formatZonedTime = useMerchantTime()
  const { data } = useSuspenseQuery(securityConfig)
  const { set, lockedUntil, resetBy } = data.paymentPassword
  // State when the sheet was opened: actions in the sheet change the current state.
  const [initialState] = useState({ set, locked: lockedUntil })
  const [step, setStep] = useState<Step>(() => firstStep({ set, locked: lockedUntil, canShow: data.loginPassword.set }))
  const done = () => setStep('done')
  if (step === 'done') {
    return (
      <>
        <DoneTexts texts={initialState.set ? t`New payment password set.` : t`Payment password set.`} />
        <Button wide onClick={onClose}>{t`Done`}</Button>
      </>
    )
  }
  return (
    <>
      <Alert
        message={initialState.locked === null ? null : i18n._(lockedTexts(formatZonedTime(initialState.locked)))}
      />
      {step === 'set' && <SetPin onDone={done} />}
      {step === 'change' && <ChangePin onDone={done} onForgotten={() => setStep('reset')} />}
      {step === 'reset' && <ResetPin methods={resetBy} isFirst={!initialState.set} onDone={done} />}
    </>
  )
}

interface PasswordState {
  set: boolean
  locked: string | null
  /** Whether the member has a login password. */
  canShow: boolean
}

/** A first payment password requires the login password, or a code without one; a locked one requires a code. */
function firstStep({ set, locked, canShow }: PasswordState): Step {
  if (!set) return canShow ? 'set' : 'reset'
  return locked === null ? 'change' : 'reset'
}

import { stepUp, stepUpByPasskey } from '@ante/contract/staff/sign-in.ts'
import { Trans, useLingui } from '@lingui/react/macro'

import { call } from '../lib/call.ts'
import { signWithPasskey } from '../lib/passkeys.ts'
import { stepUpRequests } from '../lib/step-up-requests.ts'
import { useStore } from '../lib/store.ts'
import { Overlay } from '../ui/overlay.tsx'
import { CodeForm } from './code-form.tsx'
import { PasskeyButton } from './passkey-button.tsx'

/** Dialog for the second factor, when a call requires a fresh one; the call continues afterwards. */
export function StepUpDialog() {
  const { t } = useLingui()
  const isOpen = useStore(stepUpRequests.isOpen)
  const byPasskey = async () => {
    const response = await signWithPasskey()
    if (!response) return
    await call(stepUpByPasskey, { response })
    stepUpRequests.answer(true)
  }
  const byCode = async (code: string) => {
    await call(stepUp, { code })
    stepUpRequests.answer(true)
  }
  return (
    <Overlay title={t`Confirm it's you`} isOpen={isOpen} onClose={() => stepUpRequests.answer(false)}>
      <p>
        <Trans>This action needs a second factor that is at most 5 minutes old.</Trans>
      </p>
      <PasskeyButton onPress={byPasskey}>{t`Use a passkey`}</PasskeyButton>
      <CodeForm action={t`Confirm`} onCode={byCode} />
    </Overlay>
  )
}

import { useLingui } from '@lingui/react/macro'

import { useMerchant } from '../../merchant/public.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'

/** Message that registration is closed, with alternatives. */
export function ClosedRegistration() {
  const { t } = useLingui()
  const { name } = useMerchant()
  return (
    <EmptyState
      icon="person"
      title={t`${name} takes no new members at present`}
      action={<ButtonLink to="/m/login">{t`Log in`}</ButtonLink>}
    >
      {t`Members come in as before.`}
    </EmptyState>
  )
}

/** Message that registration requires an invitation; visitors with a code continue. */
export function ByInvitationAlone({ onCode }: { onCode(): void }) {
  const { t } = useLingui()
  const { name } = useMerchant()
  return (
    <EmptyState
      icon="invite"
      title={t`${name} takes new members by invitation`}
      action={<Button onClick={onCode}>{t`I have a code`}</Button>}
    >
      {t`Open the link that an agent has sent you, or go on with the code that you were told.`}
    </EmptyState>
  )
}

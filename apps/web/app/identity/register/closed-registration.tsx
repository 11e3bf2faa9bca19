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
      title={t`${name} isn’t accepting new members right now`}
      action={<ButtonLink to="/m/login">{t`Log in`}</ButtonLink>}
    >
      {t`Existing members can log in as usual.`}
    </EmptyState>
  )
}

/** Message that registration requires an invitation; visitors with a code continue. */
export function InvitationOnly({ onCode }: { onCode(): void }) {
  const { t } = useLingui()
  const { name } = useMerchant()
  return (
    <EmptyState
      icon="invite"
      title={t`${name} is open by invitation only`}
      action={<Button onClick={onCode}>{t`I have a code`}</Button>}
    >
      {t`Open the link from your agent, or continue with your invitation code.`}
    </EmptyState>
  )
}

import { useLingui } from '@lingui/react/macro'

import { useMerchant } from '../../merchant/public.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'

/** Says why nobody can register here, and what can be done instead. */
export function ClosedRegistration({ byInvitation }: { byInvitation: boolean }) {
  const { t } = useLingui()
  const { name } = useMerchant()
  const login = <ButtonLink to="/m/login">{t`Log in`}</ButtonLink>
  if (byInvitation) {
    return (
      <EmptyState icon="invite" title={t`${name} takes new members by invitation`} action={login}>
        {t`Open the link that a member or an agent has sent you. Members come in as before.`}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon="person" title={t`${name} takes no new members at present`} action={login}>
      {t`Members come in as before.`}
    </EmptyState>
  )
}

import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'

/** Guards are added by the password: who has none sets one first, by a code to his phone. */
export function NoPassword() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/shield.svg"
      title={t`Set a password first`}
      action={<ButtonLink to="/m/forget">{t`Set a password`}</ButtonLink>}
    >
      {t`With it you show that it is really you who changes this.`}
    </EmptyState>
  )
}

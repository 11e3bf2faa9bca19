import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'

/** Adding security factors requires the password: members without one first set it, by a code to their phone. */
export function NoPassword() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/shield.svg"
      title={t`Set a password first`}
      action={<ButtonLink to="/m/forget">{t`Set password`}</ButtonLink>}
    >
      {t`It lets you confirm that changes like this come from you.`}
    </EmptyState>
  )
}

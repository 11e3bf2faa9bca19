import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'

/** Shown to members without a password, which adding a security factor requires, with a link to set one by a code. */
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

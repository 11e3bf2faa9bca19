import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'

/** Message for an invalid link: expired, used, or not copied completely. */
export function ExpiredLink() {
  const { t } = useLingui()
  return (
    <div role="alert">
      <EmptyState
        picture="/pictures/states/shield.svg"
        title={t`This link is no longer valid`}
        action={<ButtonLink wide to="/m/forget">{t`Get new link`}</ButtonLink>}
      >
        {t`Each link works for 30 minutes and one password change. Nothing was changed.`}
      </EmptyState>
    </div>
  )
}

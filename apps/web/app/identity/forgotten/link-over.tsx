import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'

/** For an invalid link: expired, used, or not copied completely. */
export function ExpiredLink() {
  const { t } = useLingui()
  return (
    <div role="alert">
      <EmptyState
        picture="/pictures/states/shield.svg"
        title={t`This link is over`}
        action={<ButtonLink wide to="/m/forget">{t`Get a new link`}</ButtonLink>}
      >
        {t`A link is good for 30 minutes and for one new password. Nothing was changed just now.`}
      </EmptyState>
    </div>
  )
}

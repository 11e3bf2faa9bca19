import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/states.tsx'

/** Stands at every address that has no page. */
export default function NotFoundPage() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/not-found.svg"
      title={t`There is no page at this address`}
      action={<ButtonLink to="/m/home">{t`To the lobby`}</ButtonLink>}
    >
      {t`The link may be old, or a letter went missing on the way.`}
    </EmptyState>
  )
}

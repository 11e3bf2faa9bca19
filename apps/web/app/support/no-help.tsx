import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/states.tsx'

/** Message for a merchant without help texts. */
export function NoHelp() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/mail.svg"
      title={t`No answers yet`}
      action={<ButtonLink variant="quiet" to="/m/home">{t`Go to lobby`}</ButtonLink>}
    >
      {t`There are no answers here yet. Contact customer service.`}
    </EmptyState>
  )
}

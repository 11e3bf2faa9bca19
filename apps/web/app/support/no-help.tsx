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
      action={<ButtonLink look="quiet" to="/m/home">{t`To the lobby`}</ButtonLink>}
    >
      {t`Nothing has been written here so far. Our customer service answers in person.`}
    </EmptyState>
  )
}

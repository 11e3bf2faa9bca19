import { useLingui } from '@lingui/react/macro'

import { ButtonLink } from './button.tsx'
import { EmptyState } from './states.tsx'
import { Actions } from './actions.tsx'

/** Replaces a page whose call a rule refuses: links to other pages, and no "Try again". */
export function RefusedState() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/no-data.svg"
      title={t`Not available for your account`}
      action={
        <Actions>
          <ButtonLink wide to="/m/home">{t`Go to lobby`}</ButtonLink>
          <ButtonLink wide variant="quiet" to="/m/service">{t`Contact customer service`}</ButtonLink>
        </Actions>
      }
    >
      {t`This page is for other account types. If you think you should have access, contact customer service.`}
    </EmptyState>
  )
}

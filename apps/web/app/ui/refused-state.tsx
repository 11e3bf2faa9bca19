import { useLingui } from '@lingui/react/macro'

import { commonRefusalOf } from '../lib/calls/common-refusal.ts'
import { ButtonLink } from './button.tsx'
import { EmptyState } from './states.tsx'
import { Ways } from './ways.tsx'

/** Whether a rule refuses the call, such as one for another kind of member: asking again gives the same answer. */
export const isRefusedByRule = (error: unknown): boolean => commonRefusalOf(error) === 'function.not.available'

/** In place of a page whose call a rule refuses: no "Try again", but ways out. */
export function RefusedState() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/no-data.svg"
      title={t`Not available for your account`}
      action={
        <Ways>
          <ButtonLink wide to="/m/home">{t`To the lobby`}</ButtonLink>
          <ButtonLink wide look="quiet" to="/m/service">{t`Ask our support`}</ButtonLink>
        </Ways>
      }
    >
      {t`This page is for other accounts. If you think it should be open to you, ask our support.`}
    </EmptyState>
  )
}

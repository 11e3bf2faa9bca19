import { useLingui } from '@lingui/react/macro'

import { Button } from '../../ui/button.tsx'
import { FailedState } from '../../ui/states.tsx'

/** The requested member is in another team, or does not exist. */
export function NotInTeam({ onOwn }: { onOwn(): void }) {
  const { t } = useLingui()
  return (
    <FailedState
      picture="/pictures/states/people.svg"
      title={t`Member not in your team`}
      action={<Button variant="quiet" onClick={onOwn}>{t`See my team`}</Button>}
    >
      {t`You can view any downline, at any level.`}
    </FailedState>
  )
}

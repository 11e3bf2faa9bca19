import { useLingui } from '@lingui/react/macro'

import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'

interface NoDownlinesProps {
  /** The agent's own, not of somebody below him. */
  isOwn: boolean
  isSearched: boolean
  onAll(): void
}

const PICTURE = '/pictures/states/people.svg'

/** Nobody to show: the way to all of them, or to the first one. */
export function NoDownlines({ isOwn, isSearched, onAll }: NoDownlinesProps) {
  const { t } = useLingui()
  if (isSearched) {
    return (
      <EmptyState
        picture={PICTURE}
        title={t`No account starts with that`}
        action={<Button look="quiet" onClick={onAll}>{t`Show everyone`}</Button>}
      >
        {t`The search looks through this level. Open a downline to look further down.`}
      </EmptyState>
    )
  }
  if (!isOwn) return <EmptyState picture={PICTURE} title={t`This member has no downlines`} />
  return (
    <EmptyState
      picture={PICTURE}
      title={t`No downlines yet`}
      action={<ButtonLink to="/m/agentRegister">{t`Make a registration link`}</ButtonLink>}
    >
      {t`Send a link to players you know. Everyone who registers with it joins your team.`}
    </EmptyState>
  )
}

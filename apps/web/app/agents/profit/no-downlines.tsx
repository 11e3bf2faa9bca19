import { useLingui } from '@lingui/react/macro'

import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'

interface NoDownlinesProps {
  /** Whether the agent's own downline is shown. */
  isOwn: boolean
  isSearched: boolean
  onAll(): void
}

const PICTURE = '/pictures/states/people.svg'

/** Empty downline: a link to all members, or to inviting the first one. */
export function NoDownlines({ isOwn, isSearched, onAll }: NoDownlinesProps) {
  const { t } = useLingui()
  if (isSearched) {
    return (
      <EmptyState
        picture={PICTURE}
        title={t`No matching account`}
        action={<Button variant="quiet" onClick={onAll}>{t`Show all members`}</Button>}
      >
        {t`The search covers this level only. Open a downline to see the next level.`}
      </EmptyState>
    )
  }
  if (!isOwn) return <EmptyState picture={PICTURE} title={t`This member has no downlines`} />
  return (
    <EmptyState
      picture={PICTURE}
      title={t`No downlines yet`}
      action={<ButtonLink to="/m/agentRegister">{t`Create registration link`}</ButtonLink>}
    >
      {t`Send a link to players you know. Everyone who registers with it joins your team.`}
    </EmptyState>
  )
}

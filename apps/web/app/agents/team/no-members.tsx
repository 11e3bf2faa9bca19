import { useLingui } from '@lingui/react/macro'

import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { TeamView } from './team-view.ts'

interface NoMembersProps {
  view: TeamView
  /** Whether the agent's own level is shown. */
  isOwn: boolean
  onAll(): void
}

const PICTURE = '/pictures/states/people.svg'

/** Empty level: a link to all members, or to inviting the first one. */
export function NoMembers({ view: { search, shown }, isOwn, onAll }: NoMembersProps) {
  const { t } = useLingui()
  if (search !== '' || shown !== 'ALL') {
    const title = search === '' ? t`No matching members` : t`No matching account`
    const showAllButton = <Button variant="quiet" onClick={onAll}>{t`Show all members`}</Button>
    return <EmptyState picture={PICTURE} title={title} action={showAllButton} />
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

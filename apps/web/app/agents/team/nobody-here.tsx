import { useLingui } from '@lingui/react/macro'

import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { TeamView } from './team-view.ts'

interface NobodyHereProps {
  view: TeamView
  /** The agent's own level, not that of somebody below him. */
  isOwn: boolean
  onAll(): void
}

const PICTURE = '/pictures/states/people.svg'

/** Nobody to show: the way to all of them, or to the first one. */
export function NobodyHere({ view: { search, shown }, isOwn, onAll }: NobodyHereProps) {
  const { t } = useLingui()
  if (search !== '' || shown !== 'ALL') {
    const title = search === '' ? t`Nobody of this kind here` : t`Nobody's account begins so`
    const all = <Button look="quiet" onClick={onAll}>{t`Show everybody`}</Button>
    return <EmptyState picture={PICTURE} title={title} action={all} />
  }
  if (!isOwn) return <EmptyState picture={PICTURE} title={t`Nobody stands below this member`} />
  return (
    <EmptyState
      picture={PICTURE}
      title={t`Nobody stands below you yet`}
      action={<ButtonLink to="/m/agentRegister">{t`Make a registration link`}</ButtonLink>}
    >
      {t`Send a link to players you know. Whoever registers with it joins your team.`}
    </EmptyState>
  )
}

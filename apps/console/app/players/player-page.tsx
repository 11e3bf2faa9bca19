import type { RevealedPart } from '@ante/contract/console/players/actions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ChevronLeft, UserX } from 'lucide-react'
import { useEffect, useState } from 'react'

import { CallRefused } from '../lib/call-errors.ts'
import { useSite } from '../lib/site.ts'
import pageStyles from '../ui/page.module.css'
import { Page } from '../ui/page.tsx'
import { Failed, Empty, Skeleton } from '../ui/states.tsx'
import { StaleBar } from '../ui/stale-bar.tsx'
import { Notice } from '../ui/notice.tsx'
import { Time } from '../ui/time.tsx'
import { PlayerActions } from './player-actions.tsx'
import { PlayerBalances, PlayerFacts } from './player-facts.tsx'
import { playerQuery } from './player-queries.ts'
import type { Player } from './player-queries.ts'
import { PlayerStates } from './player-state.tsx'
import { PlayerTabs } from './player-tabs.tsx'
import styles from './players.module.css'
import { RevealDialog } from './reveal-dialog.tsx'
import { WhyPanel } from './why-panel.tsx'

const route = getRouteApi('/in/m/$merchant/players/$player')

/** Page of one player: the facts, what the player can do now, and a tab for each list. */
export default function PlayerPage() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const { player: id } = route.useParams()
  const query = useQuery(playerQuery(merchant, id))
  const { data: player, error } = query
  const again = () => void query.refetch()
  useEffect(() => {
    document.title = `${player?.account ?? t`Player`} · Ante`
  }, [player, t])
  if (!player && error instanceof CallRefused && error.code === 'player.not.found')
    return (
      <Page title={t`No such player`}>
        <Empty icon={UserX} title={t`The address names no player of this merchant`}>
          <Link to="/m/$merchant/players" params={{ merchant }}>
            <Trans>Search players</Trans>
          </Link>
        </Empty>
      </Page>
    )
  if (!player) return error ? <Failed error={error} onRetry={again} /> : <Skeleton lines={12} />
  return (
    <div className={pageStyles.page}>
      <div className={pageStyles.column}>
        {error && <StaleBar error={error} since={query.dataUpdatedAt} zone={zone} onRetry={again} />}
        <Head player={player} merchant={merchant} />
        <PlayerTabs player={player} />
      </div>
    </div>
  )
}

function Head({ player, merchant }: { player: Player; merchant: string }) {
  const { t } = useLingui()
  const { zone } = useSite()
  const [revealed, setRevealed] = useState<RevealedPart | null>(null)
  return (
    <>
      <header className={styles.head}>
        <Link
          to="/m/$merchant/players"
          params={{ merchant }}
          className={styles.back}
          aria-label={t`Search players`}
          preload={false}
        >
          <ChevronLeft size={17} aria-hidden />
        </Link>
        <h1 className={pageStyles.title}>{player.account}</h1>
        <span className={styles.states}>
          <PlayerStates player={player} />
        </span>
        <PlayerActions player={player} />
      </header>
      {player.pinnedNotes.map(({ id, text, author, at }) => (
        <div key={id} className={styles.pinned}>
          <Notice tone="info">
            {text}{' '}
            <span className={styles.quiet}>
              · {author}, <Time at={at} zone={zone} isRelative />
            </span>
          </Notice>
        </div>
      ))}
      <div className={styles.summary}>
        <PlayerFacts player={player} onReveal={setRevealed} />
        <PlayerBalances player={player} />
        <WhyPanel checks={player.checks} />
      </div>
      <RevealDialog player={player} part={revealed} onClose={() => setRevealed(null)} />
    </>
  )
}

import { launchAddress } from '@ante/contract/launch/launch-address.ts'
import type { OpenRound } from '@ante/contract/launch/open-rounds.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'

import { useSession } from '../lib/session/session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { openRounds } from './queries.ts'
import styles from './unfinished-round.module.css'
import { useSweepAbandonedGame } from './use-sweep-to-main.ts'

/**
 * Delay of a second query: the gateway reports no round younger than ten seconds, because it may still be in progress.
 */
const SECOND_QUERY_MS = 12_000
const RETRY_MS = 15_000

/** Dismissed rounds, on all pages. */
const dismissedRounds = new Set<string>()

/**
 * Notice over the lobby about an unfinished round: the reason, and a link back if the player has to continue it. Also
 * sweeps the money of games that were left by a page load.
 */
export function UnfinishedRound() {
  const { t, i18n } = useLingui()
  const isMember = useSession() !== null
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  useSweepAbandonedGame()
  const { data = [], refetch } = useQuery({
    ...openRounds,
    enabled: isMember,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.list.length ? RETRY_MS : false),
  })
  useEffect(() => {
    if (!isMember) return undefined
    const timer = setTimeout(() => void refetch(), SECOND_QUERY_MS)
    return () => clearTimeout(timer)
  }, [isMember, refetch])

  const round = isMember ? data.find(({ roundId }) => !dismissedRounds.has(roundId)) : undefined
  if (!round) return null
  const hide = () => {
    for (const { roundId } of data) dismissedRounds.add(roundId)
    drawAgain()
  }
  return (
    <aside className={styles.layer} aria-label={t`Unfinished round`}>
      <div className={styles.card}>
        <p className={styles.text}>{i18n._(textOf(round))}</p>
        <IconButton icon="close" size={20} label={t`Close`} onClick={hide} />
        {round.waitingFor === 'payment' ? (
          <ButtonLink wide variant="quiet" to="/m/gameRecord">{t`See bet records`}</ButtonLink>
        ) : (
          <ButtonLink wide to={launchAddressOf(round)}>{t`Back to game`}</ButtonLink>
        )}
      </div>
    </aside>
  )
}

/** Returns a sentence about the round: whether the player has to return to it, or how it ends otherwise. */
function textOf({ gameName, waitingFor }: OpenRound): MessageDescriptor {
  if (waitingFor === 'payment') {
    return msg`Your round in ${gameName} has ended. Your winnings will be added to your balance automatically.`
  }
  return waitingFor === 'player'
    ? msg`Your round in ${gameName} isn’t finished. You can continue it anytime, and your stake is safe.`
    : msg`Your round in ${gameName} isn’t finished. Go back to it, or wait and it’ll be settled automatically.`
}

const launchAddressOf = ({ vendor, gameId, nodeId, category, supportPlay }: OpenRound): string =>
  launchAddress({ vendor, gameId, nodeId, category, supportPlay })

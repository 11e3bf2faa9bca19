import { launchAddress } from '@ante/contract/launch/launch-address.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'

import { useSession } from '../lib/session/session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { openRounds } from './queries.ts'
import styles from './unfinished-round.module.css'

/** A round that was left is called unfinished by the gateway only when it could have ended by itself. */
const SETTLED_MS = 12_000
const ASKED_AGAIN_MS = 15_000

/** The rounds of which somebody has read and does not want to hear, on whichever page. */
const putAway = new Set<string>()

/** Over the lobby: a round that the player has begun and left, and the way back to it. */
export function UnfinishedRound() {
  const { t } = useLingui()
  const isMember = useSession() !== null
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const { data = [], refetch } = useQuery({
    ...openRounds,
    enabled: isMember,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.list.length ? ASKED_AGAIN_MS : false),
  })
  useEffect(() => {
    if (!isMember) return undefined
    const timer = setTimeout(() => void refetch(), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [isMember, refetch])

  const round = isMember ? data.find(({ roundId }) => !putAway.has(roundId)) : undefined
  if (!round) return null
  const { vendor, gameId, nodeId, gameCategory, supportPlay, gameName } = round
  const wayBack = launchAddress({ vendor, gameId, nodeId, gameCategory, supportPlay })
  const hide = () => {
    for (const { roundId } of data) putAway.add(roundId)
    drawAgain()
  }
  return (
    <aside className={styles.layer} aria-label={t`Unfinished round`}>
      <div className={styles.card}>
        <p className={styles.words}>{t`Your round in ${gameName} is not finished.`}</p>
        <IconButton icon="close" size={20} label={t`Close`} onClick={hide} />
        <ButtonLink wide to={wayBack}>{t`Go back to it`}</ButtonLink>
      </div>
    </aside>
  )
}

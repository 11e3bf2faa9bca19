import type { FromGame } from '@ante/contract/launch/frame-messages.ts'
import type { launchGame } from '@ante/contract/launch/launch-game.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'

import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { walletBalance } from '../wallet/public.ts'
import styles from './game-frame.module.css'
import { SlowNotice } from './slow-notice.tsx'
import { tellGame, useFrameMessages } from './use-frame-messages.ts'
import { useOutsideBalance } from './use-outside-balance.ts'

interface GameFrameProps {
  game: OutputOf<typeof launchGame>
  roundOpen: boolean
  onRound: (open: boolean) => void
  onLeave: () => void
}

/** The vendor's game in its frame: it may run and show itself, and reach nothing of ours but by messages. */
export function GameFrame({ game, roundOpen, onRound, onLeave }: GameFrameProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const element = useRef<HTMLIFrameElement>(null)
  const [ready, setReady] = useState(false)
  const address = game.content.game_url
  const frame = useMemo(() => ({ frame: element, origin: new URL(address).origin }), [address])

  const hear = useCallback(
    (message: FromGame) => {
      setReady(true)
      if (message.ante === 'leave') onLeave()
      onRound(message.ante === 'round-started')
      if (message.ante === 'round-ended') void queries.invalidateQueries(walletBalance)
    },
    [onLeave, onRound, queries],
  )
  useFrameMessages(frame, hear)
  useOutsideBalance(
    roundOpen,
    useCallback(() => tellGame(frame, { ante: 'balance-changed' }), [frame]),
  )
  return (
    <div className={styles.stage}>
      {!ready && (
        <div className={styles.waiting}>
          <Loading label={t`The game is loading`} />
          <Skeleton width="100%" height="100%" />
          <SlowNotice onLeave={onLeave} />
        </div>
      )}
      <iframe
        ref={element}
        className={styles.frame}
        src={address}
        title={game.gameName}
        allow="autoplay; fullscreen"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="strict-origin"
      />
    </div>
  )
}

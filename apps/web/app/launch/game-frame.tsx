import type { FromGame, PauseReason } from '@ante/contract/launch/frame-messages.ts'
import type { launchGame } from '@ante/contract/launch/launch-game.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import { isolateText } from '../lib/i18n/isolate-text.ts'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { walletBalance } from '../wallet/public.ts'
import styles from './game-frame.module.css'
import type { ShareRequest } from './share-request.ts'
import { SlowNotice } from './slow-notice.tsx'
import { sendToGame, useFrameMessages, usePauseGame } from './use-frame-messages.ts'
import { useGameTitle } from './use-game-title.ts'
import { useSweepAfterGame } from './use-sweep-after-game.ts'
import { useOutsideBalance } from './use-outside-balance.ts'

interface GameFrameProps {
  game: OutputOf<typeof launchGame>
  roundOpen: boolean
  /** Why the game must not start a round; null when it may. */
  pauseFor: PauseReason | null
  /** Called once no round is running any more. */
  onPaused: (paused: boolean) => void
  onRound: (open: boolean) => void
  onShare: (requested: ShareRequest) => void
  onRetry: () => void
  onLeave: () => void
}

/**
 * Permissions of a framed game. It communicates with our page only by messages. It may navigate the whole window only
 * after a user gesture, as some games do to return to the lobby.
 */
const RIGHTS = 'allow-scripts allow-same-origin allow-forms allow-popups allow-top-navigation-by-user-activation'

/** The vendor's game in its frame. */
export function GameFrame({ game, roundOpen, pauseFor, onPaused, onRound, onShare, onRetry, onLeave }: GameFrameProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const element = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'waiting' | 'loaded' | 'ready'>('waiting')
  const address = game.content.game_url
  const frame = useMemo(() => ({ frame: element, origin: new URL(address).origin }), [address])

  const { paused, onPaused: notePaused } = usePauseGame(frame, pauseFor)
  useEffect(() => onPaused(paused), [onPaused, paused])
  const receive = useCallback(
    (message: FromGame) => {
      setState('ready')
      if (message.ante === 'leave') return onLeave()
      if (message.ante === 'paused') return notePaused()
      if (message.ante === 'share-win' || message.ante === 'share-ticket') return onShare(message)
      onRound(message.ante === 'round-started')
      if (message.ante === 'round-ended') void queries.invalidateQueries(walletBalance)
    },
    [onLeave, onRound, onShare, notePaused, queries],
  )
  useGameTitle(game.gameName)
  useFrameMessages(frame, receive)
  useSweepAfterGame(game)
  useOutsideBalance(
    { walletTypeId: game.walletTypeId, roundOpen },
    // Until the frame has loaded, a message would only cause an error in the browser's log. The game loads the balance
    // itself when it opens.
    useCallback(() => state !== 'waiting' && sendToGame(frame, { ante: 'balance-changed' }), [frame, state]),
  )
  return (
    <div className={styles.stage}>
      {state === 'waiting' && (
        <div className={styles.waiting}>
          <Loading label={t`Loading game…`} />
          <Skeleton width="100%" height="100%" />
        </div>
      )}
      {state !== 'ready' && <SlowNotice onRetry={onRetry} onLeave={onLeave} />}
      <iframe
        ref={element}
        className={styles.frame}
        src={address}
        title={isolateText(game.gameName)}
        allow="autoplay; fullscreen"
        sandbox={RIGHTS}
        referrerPolicy="strict-origin"
        onLoad={() => (showsThisSite(element.current) ? onLeave() : setState(afterLoad))}
      />
    </div>
  )
}

/** A loaded frame may be a game without messages, or a browser's error page. */
const afterLoad = (phase: 'waiting' | 'loaded' | 'ready') => (phase === 'ready' ? phase : 'loaded')

/** Whether the game has navigated to a page of this site: the lobby must not be displayed inside a game's frame. */
function showsThisSite(frame: HTMLIFrameElement | null): boolean {
  try {
    return frame?.contentWindow?.location.origin === window.location.origin
  } catch {
    // The address of a vendor's page cannot be read, so the frame does not show this site.
    return false
  }
}

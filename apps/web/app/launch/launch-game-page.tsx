import { ownLotteryAddress } from '@ante/contract/launch/own-lottery.ts'
import type { PauseReason } from '@ante/contract/launch/frame-messages.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect, useState } from 'react'

import { useLocation, useNavigate, useSearch } from '../lib/pages/router.tsx'
import { Later } from '../ui/later.tsx'
import { GameFrame } from './game-frame.tsx'
import styles from './launch-game-page.module.css'
import { launchInputOf, opensHome } from './launch-input.ts'
import type { LaunchInput } from './launch-input.ts'
import { NotLaunched } from './not-launched.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { OpeningGame } from './opening-game.tsx'
import { PlayBar } from './play-bar.tsx'
import { launched } from './queries.ts'
import { RealityCheck } from './reality-check.tsx'
import type { ShareRequest } from './share-request.ts'
import { useLeaveGame } from './use-leave-game.ts'
import { useEntryRemembered } from './use-entry-remembered.ts'

/** The play screen: a bar, and the vendor's game in the remaining space. */
export default function LaunchGamePage() {
  // Each history entry is a separate launch, even at the same address.
  const { key } = useLocation()
  return (
    <div className={styles.screen}>
      <Opening key={key} />
    </div>
  )
}

let visits = 0
const nextVisit = () => (visits += 1)

/** One launch of a game, or a retry: each has a separate token. */
function Opening() {
  const search = useSearch()
  const leave = useLeaveGame(opensHome(search))
  const [visit, setVisit] = useState(nextVisit)
  const input = launchInputOf(search)
  const tryAgain = () => setVisit(nextVisit)
  useEntryRemembered(search)
  const ownLottery = input && ownLotteryAddress(input)
  if (ownLottery) return <Redirect to={ownLottery} onLeave={leave} />
  if (!input) {
    return <NotLaunched problem={{ code: 'no.game', details: {} }} input={{}} onRetry={tryAgain} onLeave={leave} />
  }
  return (
    <Suspense fallback={<OpeningGame onLeave={leave} />}>
      <Play key={visit} visit={visit} input={input} onRetry={tryAgain} onLeave={leave} />
    </Suspense>
  )
}

/** Our own lottery, and a list of games, need no launch: redirects to their page. */
function Redirect({ to, onLeave }: { to: string; onLeave(): void }) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace: true }), [navigate, to])
  return <OpeningGame onLeave={onLeave} />
}

interface PlayProps {
  visit: number
  input: LaunchInput
  onRetry: () => void
  onLeave: () => void
}

function Play({ visit, input, onRetry, onLeave }: PlayProps) {
  const { data: launch } = useSuspenseQuery(launched(input, visit))
  const [roundOpen, setRoundOpen] = useState(false)
  const [pauseFor, setPauseFor] = useState<PauseReason | null>(null)
  const [paused, setPaused] = useState(false)
  const [shared, setShared] = useState<{ request: ShareRequest; open: boolean } | null>(null)
  // A game may request to share at any time: while a picture is shown, further requests are ignored.
  const share = useCallback(
    (request: ShareRequest) => setShared((now) => (now?.open ? now : { request, open: true })),
    [],
  )
  const closeShared = () => setShared((now) => now && { ...now, open: false })
  if (launch.kind === 'list') return <Redirect to={launch.to} onLeave={onLeave} />
  if (launch.kind === 'refused') {
    return <NotLaunched problem={launch.problem} input={input} onRetry={onRetry} onLeave={onLeave} />
  }
  const { game } = launch
  return (
    <>
      <PlayBar
        gameName={game.gameName}
        playMoney={game.playMode === 'fun'}
        walletTypeId={game.walletTypeId}
        roundOpen={roundOpen}
        onLeave={onLeave}
      />
      <OfflineNotice />
      {game.playMode === 'real' && (
        <RealityCheck sessionId={game.sessionId} paused={paused} onPause={setPauseFor} onLeave={onLeave} />
      )}
      <GameFrame
        game={game}
        roundOpen={roundOpen}
        pauseFor={pauseFor}
        onPaused={setPaused}
        onRound={setRoundOpen}
        onShare={share}
        onRetry={onRetry}
        onLeave={onLeave}
      />
      {shared && game.playMode === 'real' && (
        <Later
          isRequested
          load={loadShared}
          props={{ ...shared, input, gameName: game.gameName, onClose: closeShared }}
          onFailure={() => setShared(null)}
        />
      )}
    </>
  )
}

const loadShared = async () => (await import('./shared-from-game.tsx')).SharedFromGame

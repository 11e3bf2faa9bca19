import { getGameInfo } from '@ante/contract/catalogue/game-info.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { refusalOf } from '../../lib/calls/call-errors.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { loadFailure } from '../../ui/load-failure.ts'
import { EmptyState, FailedState } from '../../ui/states.tsx'
import { GameActions } from './game-actions.tsx'
import { GameFacts } from './game-facts.tsx'
import { GameHead } from './game-head.tsx'
import { gameInfo } from './queries.ts'
import styles from './game-info-sheet.module.css'

interface GameInfoSheetProps {
  open: boolean
  nodeId: number
  onClose(): void
}

/** Sheet with the information of a game: figures, favourite, and links to the demo and the game. */
export function GameInfoSheet({ open, nodeId, onClose }: GameInfoSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Game information`} onClose={onClose}>
      <Info key={nodeId} nodeId={nodeId} onClose={onClose} />
    </Sheet>
  )
}

function Info({ nodeId, onClose }: Omit<GameInfoSheetProps, 'open'>) {
  const { data: info, error, refetch } = useQuery(gameInfo(nodeId))
  if (info) {
    return (
      <>
        <GameHead info={info} />
        <GameFacts info={info} />
        <GameActions game={info.game} onLeave={onClose} />
      </>
    )
  }
  return error ? <Failed error={error} onRetry={() => void refetch()} onClose={onClose} /> : <Waiting />
}

interface FailedProps {
  error: unknown
  onRetry(): void
  onClose(): void
}

function Failed({ error, onRetry, onClose }: FailedProps) {
  const { t, i18n } = useLingui()
  if (refusalOf(getGameInfo, error)) {
    return (
      <EmptyState
        picture="/pictures/states/no-games.svg"
        title={t`This game is no longer available`}
        action={<Button variant="quiet" onClick={onClose}>{t`Find games`}</Button>}
      />
    )
  }
  return (
    <FailedState
      title={t`Couldn’t load this`}
      action={<Button variant="quiet" onClick={onRetry}>{t`Try again`}</Button>}
    >
      {i18n._(loadFailure(error))}
    </FailedState>
  )
}

/** Skeleton in the size of the content. */
function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton height={72} />
      <Skeleton height={216} />
      <Skeleton height={52} />
    </div>
  )
}

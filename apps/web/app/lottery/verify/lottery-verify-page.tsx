import { useLingui } from '@lingui/react/macro'

import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { useSearch } from '../../lib/pages/router.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { RecordsBoundary } from '../../ui/records/records-boundary.tsx'
import { LobbySkeleton } from '../lobby/lobby-skeleton.tsx'
import { Proof } from './proof.tsx'

const GAME = /^[A-Z0-9_]{2,20}$/
const DRAW_NUMBER = /^\d{8}(-\d{4})?$/

/** Page on which any visitor can verify that the result of a draw was determined before any bet was placed. */
export default function LotteryVerifyPage() {
  const { t } = useLingui()
  const search = useSearch()
  const isHydrated = useHydrated()
  const [gameCode, drawNumber] = [search.get('game') ?? '', search.get('numero') ?? '']
  if (!GAME.test(gameCode) || !DRAW_NUMBER.test(drawNumber)) {
    return (
      <EmptyState
        picture="/pictures/states/draw.svg"
        title={t`Draw not found`}
        action={<ButtonLink to="/m/startLottery">{t`Draw results`}</ButtonLink>}
      />
    )
  }
  if (!isHydrated) return <LobbySkeleton />
  return (
    <RecordsBoundary
      key={`${gameCode} ${drawNumber}`}
      isShared
      offline={t`Draws will load when you’re back online.`}
      failed={t`The draws are safe. Try again in a moment.`}
      skeleton={<LobbySkeleton />}
    >
      <Proof gameCode={gameCode} drawNumber={drawNumber} />
    </RecordsBoundary>
  )
}

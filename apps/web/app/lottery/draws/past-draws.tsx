import type { PastDraw } from '@ante/contract/lottery/draws/draws.ts'
import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'

import { Id } from '../../ui/id.tsx'
import { Clock } from '../../ui/times.tsx'
import { useNearBottom } from '../../lib/browser/use-near-bottom.ts'
import { eachOnce } from '../../lib/calls/each-once.ts'
import { Link } from '../../lib/pages/router.tsx'
import { useMerchant } from '../../merchant/public.ts'
import { Icon } from '../../ui/icon.tsx'
import { List } from '../../ui/list.tsx'
import { RecordsEnd } from '../../ui/records/records-end.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { verifyAddress } from '../kit/addresses.ts'
import { DrawingBalls } from '../kit/balls/drawing-balls.tsx'
import { WholeResult } from '../kit/balls/whole-result.tsx'
import { GameHead } from '../kit/game-head.tsx'
import { pastDraws } from '../kit/queries.ts'
import { useHasChanged } from '../kit/use-has-changed.ts'
import styles from './past-draws.module.css'

/** List of draws, the latest first, with infinite scrolling. */
export function PastDraws({ game }: { game: LotteryGame }) {
  const { t } = useLingui()
  const pages = useSuspenseInfiniteQuery(pastDraws(game.gameId))
  const draws = eachOnce(
    pages.data.pages,
    (page) => page.draws,
    ({ drawNumber }) => drawNumber,
  )
  const isNew = useHasChanged(draws[0]?.drawNumber)
  const mayProceed = pages.hasNextPage && !pages.isFetching && !pages.isFetchNextPageError
  useNearBottom(mayProceed, () => void pages.fetchNextPage())
  return (
    <>
      <GameHead game={game} currentPage="draws" />
      <List items={draws} empty={<NoDraws />} className={styles.draws}>
        {(draw, index) => (
          <li key={draw.drawNumber} className={styles.draw}>
            <Draw game={game} draw={draw} isNew={isNew && index === 0} />
          </li>
        )}
      </List>
      <RecordsEnd
        pages={pages}
        isEmpty={draws.length === 0}
        texts={{ loading: t`Loading more draws…`, failed: t`Couldn’t load more draws.` }}
      />
    </>
  )
}

function NoDraws() {
  const { t } = useLingui()
  return (
    <EmptyState picture="/pictures/states/draw.svg" title={t`No draws yet`}>
      {t`Draws appear here once they take place.`}
    </EmptyState>
  )
}

interface DrawProps {
  game: LotteryGame
  draw: PastDraw
  isNew: boolean
}

function Draw({ game, draw, isNew }: DrawProps) {
  const { t } = useLingui()
  const { zone } = useMerchant()
  const { drawNumber, result, status } = draw
  return (
    <>
      <p className={styles.head}>
        <span className={styles.drawNumber}>
          <Id>{drawNumber}</Id>
        </span>
        <span className={styles.time}>
          <Clock at={draw.drawAt} zone={zone} seconds />
        </span>
        {game.isHouse && result !== null && (
          <Link
            className={styles.verify}
            to={verifyAddress({ gameCode: game.gameCode, drawNumber })}
            aria-label={t`Verify draw ${drawNumber}`}
          >
            <Icon name="check" size={16} />
            {t`Verify`}
          </Link>
        )}
      </p>
      {result === null ? (
        <Unknown family={game.family} isVoid={status === 'VOID'} />
      ) : (
        <WholeResult family={game.family} result={result} arriving={isNew} />
      )}
    </>
  )
}

function Unknown({ family, isVoid }: { family: string; isVoid: boolean }) {
  const { t } = useLingui()
  if (isVoid) return <p className={styles.void}>{t`No draw took place. All stakes were returned.`}</p>
  return <DrawingBalls family={family} />
}

import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'

import { Id } from '../../../ui/id.tsx'
import { eachOnce } from '../../../lib/calls/each-once.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { List } from '../../../ui/list.tsx'
import { PageSection } from '../../../ui/page-section.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { drawsAddress } from '../../kit/addresses.ts'
import { ResultBalls } from '../../kit/balls/result-balls.tsx'
import { pastDraws } from '../../kit/queries.ts'
import styles from './head.module.css'

const SHOWN = 10

interface PastSheetProps {
  open: boolean
  game: LotteryGame
  onClose(): void
}

/** Sheet of the last ten results of a game. */
export function PastSheet({ open, game, onClose }: PastSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Recent results`} onClose={onClose}>
      <PageSection skeleton={<Skeleton height={320} />}>{open && <PastDrawList game={game} />}</PageSection>
      <ButtonLink variant="quiet" wide to={drawsAddress(game.gameCode)}>{t`All results`}</ButtonLink>
    </Sheet>
  )
}

function PastDrawList({ game }: { game: LotteryGame }) {
  const { t } = useLingui()
  const { data } = useSuspenseInfiniteQuery(pastDraws(game.gameId))
  const drawn = eachOnce(
    data.pages,
    ({ draws }) => draws,
    ({ drawNumber }) => drawNumber,
  ).filter(({ result }) => result !== null)
  return (
    <List items={drawn.slice(0, SHOWN)} empty={<EmptyState title={t`No draws yet`} />} className={styles.past}>
      {({ drawNumber, result }) => (
        <li key={drawNumber} className={styles.draw}>
          <Id>{drawNumber}</Id>
          <ResultBalls family={game.family} result={result} size="s" />
        </li>
      )}
    </List>
  )
}

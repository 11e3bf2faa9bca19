import type { Board } from '@ante/contract/promotions/leaderboard.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { useNavigate } from '../../lib/pages/router.tsx'
import { languageAttributes } from '../../lib/i18n/language-attributes.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Choice, Choices } from '../../ui/choices.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { listAddress } from '../offer/promotion-address.ts'
import { TimeLeft } from '../offer/time-left.tsx'
import { rankingAddress } from './board-address.ts'
import styles from './leaderboard.module.css'
import { OwnRow } from './own-row.tsx'
import { Podium } from './podium.tsx'
import { PreviousWinners } from './previous-winners.tsx'
import { Prizes } from './prizes.tsx'
import { leaderboardOf, refetchIntervalMs } from './queries.ts'
import { RankRow } from './rank-row.tsx'

const ON_PODIUM = 3

/** A leaderboard: the first three, the others, the member's own rank, and the prizes. */
export function Ranking({ promotionId }: { promotionId: string | null }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { data, dataUpdatedAt: receivedAt } = useSuspenseQuery({
    ...leaderboardOf(promotionId),
    refetchInterval: ({ state }) => refetchIntervalMs(state.data),
  })
  const { boards, board, currency, now } = data
  if (!board) return <NoBoard />
  return (
    <>
      {boards.length > 1 && (
        <Choices title={t`Rankings`}>
          {boards.map(({ promotionId: id, title, lang }) => (
            <Choice
              key={id}
              on={id === board.promotionId}
              onTap={() => navigate(rankingAddress(id), { replace: true })}
            >
              <span {...languageAttributes(lang)}>{title}</span>
            </Choice>
          ))}
        </Choices>
      )}
      <div className={styles.head}>
        <h2 className={styles.title} {...languageAttributes(board.lang)}>
          {board.title}
        </h2>
        {board.until && (
          <TimeLeft until={board.until} now={now} receivedAt={receivedAt} format={(left) => t`Ends in ${left}`} />
        )}
      </div>
      <LeaderboardRows board={board} currency={currency} />
      <Prizes board={board} currency={currency} />
      {board.previous && <PreviousWinners previous={board.previous} currency={currency} />}
      {board.rows.length > 0 && <OwnRow own={board.own} currency={currency} />}
    </>
  )
}

function LeaderboardRows({ board: { rows }, currency }: { board: Board; currency: string }) {
  const { t } = useLingui()
  if (rows.length === 0) {
    return (
      <EmptyState
        picture="/pictures/states/trophy.svg"
        title={t`The list is empty`}
        action={<ButtonLink to="/m/gameCenter">{t`Go to games`}</ButtonLink>}
      >
        {t`Every qualifying bet adds to your score. Set a limit before you start.`}
      </EmptyState>
    )
  }
  return (
    <>
      <Podium rows={rows.slice(0, ON_PODIUM)} currency={currency} />
      <ol start={ON_PODIUM + 1}>
        {rows.slice(ON_PODIUM).map((row) => (
          <li key={row.rank}>
            <RankRow row={row} currency={currency} />
          </li>
        ))}
      </ol>
    </>
  )
}

function NoBoard() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/trophy.svg"
      title={t`No ranking right now`}
      action={<ButtonLink to={listAddress(null)}>{t`See promotions`}</ButtonLink>}
    >
      {t`New rankings and their prizes appear here.`}
    </EmptyState>
  )
}

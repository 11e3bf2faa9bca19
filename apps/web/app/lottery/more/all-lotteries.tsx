import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'

import { Link } from '../../lib/pages/router.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { betAddress } from '../kit/addresses.ts'
import { GameIcon } from '../kit/game-icon.tsx'
import { GameMarks } from '../kit/game-marks.tsx'
import { lotteryGames } from '../kit/queries.ts'
import { shelfName, shelvesOf } from '../kit/shelves.ts'
import { NoGames } from '../lobby/no-games.tsx'
import styles from './all-lotteries.module.css'
import { matchesName } from './matches-name.ts'

const NAME_LIMIT = 40
const ICON_PX = 56

export function AllLotteries() {
  const { t, i18n } = useLingui()
  const { games } = useSuspenseQuery(lotteryGames).data
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed)
  if (games.length === 0) return <NoGames />
  const matches = games.filter((game) => matchesName(game, query))
  const paused = matches.filter(({ isPaused }) => isPaused)
  const closed = matches.filter(({ isSale, isPaused }) => !isSale && !isPaused)
  return (
    <>
      <search className={styles.search}>
        <input
          className={styles.input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={NAME_LIMIT}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          placeholder={t`Search lotteries`}
          aria-label={t`Search lotteries`}
        />
      </search>
      {matches.length === 0 && (
        <EmptyState
          picture="/pictures/states/draw.svg"
          title={t`No matching lottery`}
          action={<Button variant="quiet" onClick={() => setTyped('')}>{t`Show all`}</Button>}
        />
      )}
      {shelvesOf(matches.filter(({ isSale }) => isSale)).map((shelf) => (
        <Grid key={shelf.id} title={shelfName(shelf.id, i18n)} games={shelf.games} />
      ))}
      {paused.length > 0 && <Grid title={t`Sales paused`} games={paused} />}
      {closed.length > 0 && <Grid title={t`Closed`} games={closed} />}
    </>
  )
}

function Grid({ title, games }: { title: string; games: readonly LotteryGame[] }) {
  return (
    <section>
      <SectionHead title={title} />
      <ul className={styles.grid}>
        {games.map((game) => (
          <li key={game.gameId} data-closed={!game.isSale}>
            <Link to={betAddress(game)} className={styles.tile}>
              <GameIcon game={game} size={ICON_PX} />
              <span className={styles.name} dir="auto">
                {game.name}
              </span>
              {game.isSale && (
                <span className={styles.mark}>
                  <GameMarks game={game} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

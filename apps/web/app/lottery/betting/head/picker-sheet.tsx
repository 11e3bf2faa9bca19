import type { LotteryGame, PrizeModeName } from '@ante/contract/lottery/games/game.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { Link } from '../../../lib/pages/router.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { betAddress } from '../../kit/addresses.ts'
import { lotteryGames } from '../../kit/queries.ts'
import type { Menu } from '../menu/menu-of.ts'
import { MenuRows } from '../menu/menu-rows.tsx'
import styles from './head.module.css'

interface PickerSheetProps {
  open: boolean
  game: LotteryGame
  prizeMode: PrizeModeName
  menu: Menu
  onClose(): void
}

/** Sheet to choose a play of this game, or another game. Choosing either closes it. */
export function PickerSheet({ open, game, prizeMode, menu, onClose }: PickerSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={<bdi>{game.name}</bdi>} onClose={onClose}>
      <MenuRows key={String(open)} game={game} prizeMode={prizeMode} menu={menu} onChosen={onClose} />
      <h3 className={styles.gamesTitle}>{t`Choose a game`}</h3>
      <Games game={game} onClose={onClose} />
    </Sheet>
  )
}

/** The games on sale, similar ones first. */
function Games({ game, onClose }: Pick<PickerSheetProps, 'game' | 'onClose'>) {
  const { data } = useQuery(lotteryGames)
  const onSale = (data?.games ?? []).filter(({ isSale }) => isSale)
  const ordered = [
    ...onSale.filter(({ family }) => family === game.family),
    ...onSale.filter(({ family }) => family !== game.family),
  ]
  return (
    <ul className={styles.games}>
      {ordered.map((item) => (
        <li key={item.gameCode}>
          <Link
            to={betAddress(item)}
            replace
            className={styles.other}
            aria-current={item.gameCode === game.gameCode ? 'page' : undefined}
            onClick={onClose}
          >
            <bdi>{item.name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}

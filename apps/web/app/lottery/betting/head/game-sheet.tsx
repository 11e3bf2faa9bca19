import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { Link } from '../../../lib/pages/router.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { betAddress } from '../../kit/addresses.ts'
import { lotteryGames } from '../../kit/queries.ts'
import styles from './head.module.css'

interface GameSheetProps {
  open: boolean
  gameCode: string
  onClose(): void
}

/** Sheet of the other games, similar ones first. */
export function GameSheet({ open, gameCode, onClose }: GameSheetProps) {
  const { t } = useLingui()
  const { data } = useQuery(lotteryGames)
  const games = data?.games ?? []
  const family = games.find((game) => game.gameCode === gameCode)?.family
  const onSale = games.filter(({ isSale }) => isSale)
  const ordered = [
    ...onSale.filter((game) => game.family === family),
    ...onSale.filter((game) => game.family !== family),
  ]
  return (
    <Sheet open={open} title={t`Choose a game`} onClose={onClose}>
      <ul className={styles.games}>
        {ordered.map((game) => (
          <li key={game.gameCode}>
            <Link
              to={betAddress(game)}
              replace
              className={styles.other}
              aria-current={game.gameCode === gameCode ? 'page' : undefined}
              onClick={onClose}
            >
              <bdi>{game.name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

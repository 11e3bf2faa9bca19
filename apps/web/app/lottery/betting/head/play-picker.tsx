import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { Icon } from '../../../ui/icon.tsx'
import { Later } from '../../../ui/later.tsx'
import { playMenu } from '../../kit/queries.ts'
import { modeOf } from '../bet-view.ts'
import type { BetView } from '../bet-view.ts'
import { menuOf } from '../menu/menu-of.ts'
import type { ChangeView } from '../menu/use-bet-view.ts'
import { playsOnSale } from '../slip/use-game-plays.ts'
import { usePlayTexts } from '../texts/use-play-texts.ts'
import styles from './head.module.css'

const loadPicker = async () => (await import('./picker-sheet.tsx')).PickerSheet

interface PlayPickerProps {
  game: LotteryGame
  view: BetView
  onView: ChangeView
}

/** The game, the group and the play in one line; a tap opens the sheet to change them. */
export function PlayPicker({ game, view, onView }: PlayPickerProps) {
  const texts = usePlayTexts()
  const [open, setOpen] = useState(false)
  const prizeMode = modeOf(game, view)
  const { data } = useQuery({ ...playMenu({ gameId: game.gameId, prizeMode }), enabled: game.isSale })
  const menu = menuOf(playsOnSale(data?.plays ?? []), view, onView)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" className={styles.game} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={styles.names}>
          <bdi className={styles.name}>{game.name}</bdi>
          {menu.play && <span className={styles.play}>{texts.whole(menu.play)}</span>}
        </span>
        <span className={styles.down}>
          <Icon name="chevron" size={16} />
        </span>
      </button>
      <Later
        isRequested={open}
        load={loadPicker}
        props={{ open, game, prizeMode, menu, onClose: close }}
        onFailure={close}
      />
    </>
  )
}

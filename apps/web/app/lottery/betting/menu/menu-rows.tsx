import type { LotteryGame, PrizeModeName } from '@ante/contract/lottery/games/game.ts'
import type { Play, PlayType } from '@ante/lottery/play.ts'
import { useLingui } from '@lingui/react/macro'

import { prizeModeWords } from '../../names/prize-mode-name.ts'
import { ChipRow } from '../parts/chip-row.tsx'
import { Segments } from '../parts/segments.tsx'
import { usePlayWords } from '../words/use-play-words.ts'
import styles from './menu.module.css'
import type { Menu } from './menu-of.ts'

interface MenuRowsProps {
  game: Pick<LotteryGame, 'prizeModes'>
  prizeMode: PrizeModeName
  menu: Menu
  /** Called when a play was chosen, with which the choice ends. */
  onChosen(): void
}

/** Menu of the plays: the prize mode, tradition or entertainment, the group, and the play. */
export function MenuRows({ game, prizeMode, menu, onChosen }: MenuRowsProps) {
  const { t, i18n } = useLingui()
  const words = usePlayWords()
  const { play } = menu
  if (!play) return null
  const types: Record<PlayType, string> = { tradition: t`Tradition`, entertainment: t`Entertainment` }
  const showFirst = (found: (one: Play) => boolean) => {
    const first = menu.onSale.find(found)
    if (first) menu.show(first)
  }
  const choose = (id: number) => {
    showFirst((one) => one.id === id)
    onChosen()
  }
  return (
    <div className={styles.menu}>
      {game.prizeModes.length > 1 && (
        <Segments
          label={t`Prize type`}
          choices={game.prizeModes.map((mode) => ({ id: mode, words: i18n._(prizeModeWords[mode]) }))}
          chosen={prizeMode}
          onChoose={menu.showMode}
        />
      )}
      {menu.playTypes.length > 1 && (
        <Segments
          label={t`Betting mode`}
          choices={menu.playTypes.map((type) => ({ id: type, words: types[type] }))}
          chosen={play.playType}
          onChoose={(type) => showFirst(({ playType }) => playType === type)}
        />
      )}
      {menu.groups.length > 1 && (
        <ChipRow
          label={t`Group`}
          chips={menu.groups.map((code) => ({ id: code, words: words.group(code) }))}
          chosen={play.group}
          onChoose={(code) => showFirst(({ group, playType }) => group === code && playType === play.playType)}
        />
      )}
      {menu.plays.length > 1 && (
        <ChipRow
          small
          label={t`Bet type`}
          chips={menu.plays.map((one) => ({ id: one.id, words: words.play(one) }))}
          chosen={play.id}
          onChoose={choose}
        />
      )}
    </div>
  )
}

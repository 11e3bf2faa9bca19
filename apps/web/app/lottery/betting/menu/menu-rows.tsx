import type { LotteryGame, PrizeModeName } from '@ante/contract/lottery/games/game.ts'
import type { Play, PlayType } from '@ante/lottery/play.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { prizeModeTexts } from '../../names/prize-mode-name.ts'
import { ChipRow } from '../parts/chip-row.tsx'
import { Segments } from '../parts/segments.tsx'
import { usePlayTexts } from '../texts/use-play-texts.ts'
import type { Menu } from './menu-of.ts'
import styles from './menu.module.css'

interface MenuRowsProps {
  game: Pick<LotteryGame, 'prizeModes'>
  prizeMode: PrizeModeName
  menu: Menu
  /** Called when a play or another prize mode is chosen. Types and groups are only browsed. */
  onChosen(): void
}

/** Menu of prize modes and plays. Plays are browsed by type and group. */
export function MenuRows({ game, prizeMode, menu, onChosen }: MenuRowsProps) {
  const { t, i18n } = useLingui()
  const showMode = (mode: PrizeModeName) => {
    menu.showMode(mode)
    onChosen()
  }
  return (
    <div className={styles.menu}>
      {game.prizeModes.length > 1 && (
        <Segments
          label={t`Prize type`}
          choices={game.prizeModes.map((mode) => ({ id: mode, text: i18n._(prizeModeTexts[mode]) }))}
          chosen={prizeMode}
          onChoose={showMode}
        />
      )}
      {menu.play && <PlayRows play={menu.play} menu={menu} onChosen={onChosen} />}
    </div>
  )
}

function PlayRows({
  play,
  menu: { plays, show },
  onChosen,
}: { play: Play } & Pick<MenuRowsProps, 'menu' | 'onChosen'>) {
  const { t } = useLingui()
  const texts = usePlayTexts()
  /** First play of the type and group that are browsed. */
  const [at, setAt] = useState(play)
  const ofType = plays.filter(({ playType }) => playType === at.playType)
  const ofGroup = ofType.filter(({ group }) => group === at.group)
  const playTypes = [...new Set(plays.map(({ playType }) => playType))]
  const groups = [...new Set(ofType.map(({ group }) => group))]
  const types: Record<PlayType, string> = { tradition: t`Tradition`, entertainment: t`Entertainment` }
  const choose = (chosen: Play) => {
    show(chosen)
    onChosen()
  }
  const browse = (matchingPlays: readonly Play[]) => {
    const [first, ...others] = matchingPlays
    if (!first) return
    setAt(first)
    if (others.length === 0) choose(first)
  }
  return (
    <>
      {playTypes.length > 1 && (
        <Segments
          label={t`Betting mode`}
          choices={playTypes.map((type) => ({ id: type, text: types[type] }))}
          chosen={at.playType}
          onChoose={(type) => browse(plays.filter(({ playType }) => playType === type))}
        />
      )}
      {groups.length > 1 && (
        <ChipRow
          label={t`Group`}
          chips={groups.map((code) => ({ id: code, text: texts.group(code) }))}
          chosen={at.group}
          onChoose={(code) => browse(ofType.filter(({ group }) => group === code))}
        />
      )}
      {ofGroup.length > 1 && (
        <ChipRow
          small
          label={t`Bet type`}
          chips={ofGroup.map((item) => ({ id: item.id, text: texts.play(item) }))}
          chosen={play.id}
          onChoose={(id) => browse(ofGroup.filter((candidate) => candidate.id === id))}
        />
      )}
    </>
  )
}

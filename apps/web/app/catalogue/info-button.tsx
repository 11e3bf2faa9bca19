import type { Game } from '@ante/contract/catalogue/games.ts'
import { useLingui } from '@lingui/react/macro'

import styles from './info-button.module.css'
import { InfoSign } from './info-sign.tsx'
import { openedGame } from './game-info/opened-game.ts'

/** Opens the information of a game. */
export function InfoButton({ game: { gameName: name, nodeId } }: { game: Game }) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={styles.info}
      aria-label={t`About the game: ${name}`}
      aria-haspopup="dialog"
      onClick={() => openedGame.show(nodeId)}
    >
      <InfoSign />
    </button>
  )
}

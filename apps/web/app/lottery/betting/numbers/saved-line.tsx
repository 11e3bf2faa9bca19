import type { Play } from '@ante/lottery/play.ts'
import { useLingui } from '@lingui/react/macro'

import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import styles from '../cart/cart.module.css'
import { rowContent } from '../cart/row-content.ts'
import { usePlayTexts } from '../texts/use-play-texts.ts'
import type { SavedNumbers } from './saved-text.ts'

interface SavedLineProps {
  play: Play
  numbers: SavedNumbers
  onUse(): void
  onDrop(): void
}

/** Saved numbers with their play, and the buttons to use and to remove them. */
export function SavedLine({ play, numbers: { selection }, onUse, onDrop }: SavedLineProps) {
  const { t } = useLingui()
  const texts = usePlayTexts()
  const content = rowContent(play, selection, texts.ball)
  return (
    <li className={styles.line}>
      <div className={styles.subject}>
        <p className={styles.play}>{texts.whole(play)}</p>
        <p className={styles.content} dir="ltr">
          {content}
        </p>
      </div>
      <Button variant="quiet" aria-label={`${t`Use`}: ${content}`} onClick={onUse}>{t`Use`}</Button>
      <IconButton icon="close" size={20} label={`${t`Remove`}: ${content}`} onClick={onDrop} />
    </li>
  )
}

import { useLingui } from '@lingui/react/macro'

import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { pictureWords, supportFailure } from '../failures.ts'
import styles from './picture-tile.module.css'
import type { ChosenPicture } from './use-pictures.ts'

interface PictureTileProps {
  chosen: ChosenPicture
  /** Which of them it is, from one. */
  number: number
  onRemove(): void
  onAgain(): void
}

const WHOLE = 100

/** One picture on its way: what it looks like, how far it is sent, or why it will not do. */
export function PictureTile({ chosen: { phase }, number, onRemove, onAgain }: PictureTileProps) {
  const { t, i18n } = useLingui()
  const percent = phase.name === 'sending' ? Math.round(phase.share * WHOLE) : WHOLE
  return (
    <li className={styles.tile} data-phase={phase.name}>
      <span className={styles.frame}>
        {'picture' in phase && <img src={phase.picture.preview} alt={t`Picture ${number}`} />}
        {phase.name === 'looking' && <Skeleton height="100%" />}
        {phase.name === 'wrong' && <Icon name="warning" size={28} />}
      </span>
      <span className={styles.told}>
        {phase.name === 'sending' && (
          <>
            <span>{t`Sending: ${percent} %`}</span>
            <ProgressBar label={t`Sending picture ${number}`} value={percent} max={WHOLE} />
          </>
        )}
        {phase.name === 'sent' && t`This picture is with us.`}
        <span role="alert">
          {phase.name === 'wrong' && i18n._(pictureWords[phase.problem])}
          {phase.name === 'failed' && i18n._(supportFailure(phase.error))}
        </span>
        {phase.name === 'failed' && (
          <button type="button" className={styles.again} onClick={onAgain}>{t`Try again`}</button>
        )}
      </span>
      <IconButton icon="close" size={20} label={t`Remove picture ${number}`} onClick={onRemove} />
    </li>
  )
}

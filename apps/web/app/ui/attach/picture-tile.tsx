import { IconButton } from '../icon-button.tsx'
import { Icon } from '../icon.tsx'
import { ProgressBar } from '../progress-bar.tsx'
import { Skeleton } from '../skeleton.tsx'
import styles from './picture-tile.module.css'
import type { PicturePhase } from './use-pictures.ts'

/** Texts of a picture tile, provided by the form. */
export interface PictureTileTexts {
  picture: string
  sending: string
  sendingPicture: string
  sent: string
  retry: string
  remove: string
  /** Message why the picture is not acceptable, or was not sent; null without a problem. */
  problem: string | null
}

interface PictureTileProps {
  phase: PicturePhase
  texts: PictureTileTexts
  onRemove(): void
  onAgain(): void
}

const WHOLE = 100

/** Returns the upload progress in per cent. */
export const percentSent = (phase: PicturePhase): number =>
  phase.name === 'sending' ? Math.round(phase.share * WHOLE) : WHOLE

/** A picture with its preview, its upload progress, or its problem. */
export function PictureTile({ phase, texts, onRemove, onAgain }: PictureTileProps) {
  return (
    <li className={styles.tile} data-phase={phase.name}>
      <span className={styles.frame}>
        {'picture' in phase && <img src={phase.picture.preview} alt={texts.picture} />}
        {phase.name === 'looking' && <Skeleton height="100%" />}
        {phase.name === 'wrong' && <Icon name="warning" size={28} />}
      </span>
      <span className={styles.reported}>
        {phase.name === 'sending' && (
          <>
            <span className={styles.soft}>{texts.sending}</span>
            <ProgressBar label={texts.sendingPicture} value={percentSent(phase)} max={WHOLE} />
          </>
        )}
        {phase.name === 'sent' && (
          <span className={styles.sent}>
            <Icon name="check" size={18} />
            <span>{texts.sent}</span>
          </span>
        )}
        <span role="alert">{texts.problem}</span>
        {phase.name === 'failed' && (
          <button type="button" className={styles.retry} onClick={onAgain}>
            {texts.retry}
          </button>
        )}
      </span>
      <IconButton icon="close" size={20} label={texts.remove} onClick={onRemove} />
    </li>
  )
}

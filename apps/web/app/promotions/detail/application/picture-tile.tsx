import { useLingui } from '@lingui/react/macro'

import type { PictureProblem } from '../../../ui/attach/prepare-picture.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { promotionFailure } from '../../offer/refusals.ts'
import styles from './application.module.css'
import type { PicturePhase } from './use-pictures.ts'

interface PictureTileProps {
  phase: PicturePhase
  /** Which of them it is, from one. */
  number: number
  onRemove(): void
  onAgain(): void
}

const WHOLE = 100

/** One picture of an application: what it looks like, how far it is sent, or why it will not do. */
export function PictureTile({ phase, number, onRemove, onAgain }: PictureTileProps) {
  const { t } = useLingui()
  const alert = useAlert(phase)
  const percent = phase.name === 'sending' ? Math.round(phase.share * WHOLE) : WHOLE
  return (
    <li className={styles.tile} data-phase={phase.name}>
      <span className={styles.frame}>
        {'picture' in phase ? (
          <img className={styles.preview} src={phase.picture.preview} alt={t`Picture ${number}`} />
        ) : (
          <Blank isLooking={phase.name === 'looking'} />
        )}
      </span>
      <span className={styles.told}>
        {phase.name === 'sending' && (
          <>
            <span className={styles.soft}>{t`Sending: ${percent} %`}</span>
            <ProgressBar label={t`Sending picture ${number}`} value={percent} max={WHOLE} />
          </>
        )}
        {phase.name === 'sent' && (
          <span className={styles.sent}>
            <Icon name="check" size={18} />
            <span>{t`This picture is with us.`}</span>
          </span>
        )}
        <span role="alert">{alert}</span>
        {phase.name === 'failed' && (
          <button type="button" className={styles.again} onClick={onAgain}>{t`Try again`}</button>
        )}
      </span>
      <IconButton icon="close" size={20} label={t`Remove picture ${number}`} onClick={onRemove} />
    </li>
  )
}

const Blank = ({ isLooking }: { isLooking: boolean }) =>
  isLooking ? <Skeleton height="100%" /> : <Icon name="warning" size={28} />

function useAlert(phase: PicturePhase): string | null {
  const { t, i18n } = useLingui()
  const words: Record<PictureProblem, string> = {
    kind: t`This file is no PNG or JPG picture. Send a photo or a screenshot.`,
    broken: t`This picture is damaged. Take a new one.`,
    bytes: t`This picture is larger than 5 MB. Send a smaller one.`,
    pixels: t`This picture is too large. Send a screenshot, or a smaller photo.`,
  }
  if (phase.name === 'wrong') return words[phase.problem]
  return phase.name === 'failed' ? i18n._(promotionFailure(phase.error)) : null
}

import { useLingui } from '@lingui/react/macro'

import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { Play, Round } from '../use-play.ts'
import styles from './round.module.css'

interface OpeningProps {
  round: Extract<Round, { kind: 'opening' }>
  play: Play
}

/**
 * Shown while the envelope is opened. After a connection failure the request is repeated and returns the same reward.
 */
export function Opening({ round, play }: OpeningProps) {
  const { t } = useLingui()
  return (
    <div className={styles.end}>
      <span className={styles.picture}>
        <Picture src="/pictures/states/red-envelope.svg" alt="" width={200} height={160} bare />
      </span>
      {play.failure === null ? (
        <output className={styles.title}>{t`Opening your envelope…`}</output>
      ) : (
        <div className={styles.actions}>
          <Alert message={play.failure} />
          <p className={styles.soft}>{t`Nothing is lost. Your prize stays the same.`}</p>
          <Button variant="reward" wide onClick={() => play.open(round.playId, round.tapped)}>{t`Try again`}</Button>
          <Button variant="quiet" wide onClick={play.close}>{t`Later`}</Button>
        </div>
      )}
    </div>
  )
}

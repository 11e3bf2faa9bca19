import type { PlayRecord } from '@ante/contract/launch/play-records.ts'
import { useLingui } from '@lingui/react'

import { Picture } from '../../ui/picture.tsx'
import { outcomeOf } from './outcome-texts.ts'
import styles from './record-sheet.module.css'

const COVER = 300

/** Game and outcome of a round. */
export function RecordHead({ record }: { record: PlayRecord }) {
  const { i18n } = useLingui()
  return (
    <div className={styles.head}>
      <span className={styles.cover}>
        <Picture src={record.picture} alt="" width={COVER} height={COVER} />
      </span>
      <span className={styles.heading}>
        <bdi className={styles.game}>{record.gameName}</bdi>
        <bdi className={styles.soft}>{record.vendorName}</bdi>
      </span>
      <span className={styles.outcome} data-outcome={record.outcome}>
        {i18n._(outcomeOf(record))}
      </span>
    </div>
  )
}

import type { GameSetting } from '@ante/contract/lottery/games/play-menu.ts'
import { useLingui } from '@lingui/react/macro'

import { Segments } from '../parts/segments.tsx'
import { Stepper } from '../../kit/stepper.tsx'
import { PrizeLimit } from './prize-limit.tsx'
import { SeriesSlider } from './series-slider.tsx'
import styles from './terms.module.css'
import type { TermsEntry } from './use-terms.ts'

interface StakeTermsProps {
  setting: GameSetting
  entry: TermsEntry
}

/** Unit and multiple of a stake, and the choice between prize and rebate. */
export function StakeTerms({ setting, entry: { terms, change } }: StakeTermsProps) {
  const { t } = useLingui()
  const { units, series, limits } = setting
  return (
    <div className={styles.terms}>
      <div className={styles.line}>
        <Segments
          label={t`Unit`}
          choices={units.map(({ unit }) => ({ id: unit, text: plainUnit(unit) }))}
          chosen={terms.unit}
          onChoose={(unit) => change({ unit })}
        />
        <Stepper
          label={t`Multiplier`}
          value={terms.multiple}
          maximum={limits.multiple}
          onChange={(multiple) => change({ multiple })}
        />
      </div>
      {series && <SeriesSlider range={series} value={terms.series} onChange={(next) => change({ series: next })} />}
      <PrizeLimit setting={setting} />
    </div>
  )
}

/** Formats `0.1000` as `0.1`. */
const plainUnit = (unit: string) => String(Number(unit))

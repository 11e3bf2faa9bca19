import type { GameSetting } from '@ante/contract/lottery/games/play-menu.ts'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { formatPercent } from '../../../lib/i18n/format-percent.ts'
import { rebateShare, seriesWithin } from './series.ts'
import styles from './terms.module.css'

const PERCENT = 100

interface SeriesSliderProps {
  range: NonNullable<GameSetting['series']>
  value: number
  onChange(series: number): void
}

/** Slider between a higher prize and a higher rebate, which is credited for every stake, won or lost. */
export function SeriesSlider({ range, value, onChange }: SeriesSliderProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const maximum = Math.min(range.maximum, range.own)
  const share = formatPercent(rebateShare(range, value) * PERCENT, i18n.locale)
  const input = t`Prize ${value} · rebate ${share}`
  return (
    <div className={styles.series}>
      <label className={styles.caption} htmlFor={id}>
        {input}
      </label>
      {range.seriesControl === 'BAR' && maximum > range.minimum && (
        <input
          id={id}
          type="range"
          className={styles.slider}
          min={range.minimum}
          max={maximum}
          step={range.step}
          value={value}
          aria-valuetext={input}
          onChange={({ target }) => onChange(seriesWithin({ ...range, maximum }, Number(target.value)))}
        />
      )}
    </div>
  )
}

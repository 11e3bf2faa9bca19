import type { AffiliateUrlTerms, LinkRates } from '@ante/contract/agents/links.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { categoryWords } from '../../catalogue/public.ts'
import { Choice, Choices } from '../../ui/choices.tsx'
import { seriesKey, seriesName } from './link-texts.ts'
import styles from './links.module.css'
import { formatPercent } from '../../lib/i18n/format-percent.ts'
import { percentSteps, seriesSteps } from './steps.ts'

/** Default rates. */
const DEFAULT_RATES = ''

interface RateFieldsProps {
  terms: AffiliateUrlTerms
  chosen: LinkRates
  onChoose(chosen: LinkRates): void
}

/** Selectors of the rates of new members: the defaults, or rates up to the agent's own. */
export function RateFields({ terms, chosen, onChoose }: RateFieldsProps) {
  const { t, i18n } = useLingui()
  const [isOwn, setOwn] = useState(false)
  const chooseDefault = () => {
    setOwn(false)
    onChoose({ series: [], rates: [] })
  }
  return (
    <>
      <Choices title={t`Rates for new members`}>
        <Choice on={!isOwn} onTap={chooseDefault}>{t`Default`}</Choice>
        <Choice on={isOwn} onTap={() => setOwn(true)}>{t`Choose`}</Choice>
      </Choices>
      {isOwn && (
        <div className={styles.rates}>
          {terms.rates.map(({ category, own, step }) => (
            <RateLine
              key={category}
              name={i18n._(categoryWords[category])}
              steps={percentSteps(own, step)}
              format={(rate) => formatPercent(rate, i18n.locale)}
              value={chosen.rates.find((rate) => rate.category === category)?.rate ?? DEFAULT_RATES}
              onChoose={(rate) =>
                onChoose({
                  ...chosen,
                  rates: [
                    ...chosen.rates.filter((categoryRate) => categoryRate.category !== category),
                    ...(rate === DEFAULT_RATES ? [] : [{ category, rate }]),
                  ],
                })
              }
            />
          ))}
          {terms.series.map(({ groupCode, prizeModeId, lowest, own, step }) => {
            const isThis = (series: LinkRates['series'][number]) =>
              series.groupCode === groupCode && series.prizeModeId === prizeModeId
            return (
              <RateLine
                key={seriesKey({ groupCode, prizeModeId })}
                name={seriesName({ groupCode, prizeModeId }, i18n)}
                steps={seriesSteps(lowest, own, step)}
                format={(series) => series}
                value={String(chosen.series.find(isThis)?.series ?? DEFAULT_RATES)}
                onChoose={(series) =>
                  onChoose({
                    ...chosen,
                    series: [
                      ...chosen.series.filter((candidate) => !isThis(candidate)),
                      ...(series === DEFAULT_RATES ? [] : [{ groupCode, prizeModeId, series: Number(series) }]),
                    ],
                  })
                }
              />
            )
          })}
        </div>
      )}
    </>
  )
}

interface RateLineProps {
  name: string
  /** Highest first. */
  steps: readonly string[]
  format(step: string): string
  value: string
  onChoose(step: string): void
}

function RateLine({ name, steps, format, value, onChoose }: RateLineProps) {
  const { t } = useLingui()
  return (
    <label className={styles.rate}>
      <bdi className={styles.rateName}>{name}</bdi>
      <select className={styles.select} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value={DEFAULT_RATES}>{t`Default`}</option>
        {steps.map((step) => (
          <option key={step} value={step}>
            {format(step)}
          </option>
        ))}
      </select>
    </label>
  )
}

import { putDownlineRates } from '@ante/contract/agents/rebates.ts'
import type { RateRange, RatesRange, SeriesRange } from '@ante/contract/agents/rebates.ts'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'

import { categoryWords } from '../../catalogue/public.ts'
import { call } from '../../lib/calls/call.ts'
import { formatDate } from '../../lib/i18n/format-date.ts'
import { formatPercent } from '../../lib/i18n/format-percent.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { SheetActions } from '../../ui/choices.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { seriesKey, seriesName } from '../links/link-texts.ts'
import { RATES_KEY } from './queries.ts'
import { rateSteps } from './rate-steps.ts'
import styles from './rebates.module.css'
import { ratesFailure } from './refusals.ts'

/** Changed rates, by product and by lottery group. */
type Chosen = Record<string, string>

/** A rate per product and lottery group, between the highest rate of the member's downlines and the agent's own. */
export function RatesForm({ range, onDone }: { range: RatesRange; onDone(): void }) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<Chosen>({})
  const day = formatDate(range.changesFrom, i18n.locale)
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call(putDownlineRates, { memberId: range.member.memberId, ...changedRates(range, chosen) }),
    onSuccess: () => {
      showToast(t`Saved. New rates apply to bets from ${day}. New series apply from the next bet.`, { tone: 'good' })
      onDone()
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: RATES_KEY }),
    networkMode: 'always',
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    mutate()
  }
  const choose = (name: string) => (value: string) => setChosen({ ...chosen, [name]: value })
  return (
    <form onSubmit={submit}>
      <p className={styles.soft}>
        {t`Rates can’t be higher than yours or lower than your downlines’. New rates apply to bets from ${day}; earlier bets keep the old rates.`}
      </p>
      {range.rates.map((rate) => (
        <RateLine key={rate.category} rate={rate} value={chosen[rate.category]} onChoose={choose(rate.category)} />
      ))}
      {range.series.length > 0 && <h3 className={styles.heading}>{t`Lottery series`}</h3>}
      {range.series.map((item) => (
        <SeriesLine
          key={seriesKey(item)}
          range={item}
          value={chosen[seriesKey(item)]}
          onChoose={choose(seriesKey(item))}
        />
      ))}
      <Alert message={error ? i18n._(ratesFailure(error, i18n.locale)) : null} />
      <SheetActions>
        <Button type="submit" wide busy={isPending} disabled={isSame(range, chosen)}>{t`Save`}</Button>
      </SheetActions>
    </form>
  )
}

function changedRates({ rates, series }: RatesRange, chosen: Chosen) {
  return {
    rates: rates.flatMap(({ category, rate: now, next }) => {
      const rate = chosen[category]
      return rate === undefined || rate === (next ?? now) ? [] : [{ category, rate }]
    }),
    series: series.flatMap((item) => {
      const { groupCode, prizeModeId } = item
      const target = Number(chosen[seriesKey(item)] ?? item.series)
      return target === item.series ? [] : [{ groupCode, prizeModeId, series: target }]
    }),
  }
}

function isSame(range: RatesRange, chosen: Chosen): boolean {
  const { rates, series } = changedRates(range, chosen)
  return rates.length === 0 && series.length === 0
}

interface LineProps {
  value: string | undefined
  onChoose(value: string): void
}

function RateLine({
  rate: { category, rate, next, lowest, highest },
  value,
  onChoose,
}: LineProps & { rate: RateRange }) {
  const { t, i18n } = useLingui()
  const percentLabel = (percent: string) => formatPercent(percent, i18n.locale)
  const [from, to] = [percentLabel(lowest), percentLabel(highest)]
  const now = next ?? rate
  return (
    <Choice
      name={i18n._(categoryWords[category])}
      bounds={lowest === highest ? t`Only ${to}` : t`${from} to ${to}`}
      steps={rateSteps({ lowest, highest }, now)}
      format={percentLabel}
      value={value ?? now}
      onChoose={onChoose}
    />
  )
}

function SeriesLine({ range, value, onChoose }: LineProps & { range: SeriesRange }) {
  const { t, i18n } = useLingui()
  const { series, lowest, highest, step } = range
  const count = Math.max(0, Math.floor((highest - lowest) / step) + 1)
  const steps = new Set([...Array.from({ length: count }, (_, index) => highest - index * step), series])
  return (
    <Choice
      name={seriesName(range, i18n)}
      bounds={lowest === highest ? t`Only ${highest}` : t`${lowest} to ${highest}`}
      steps={[...steps].sort((a, b) => b - a).map(String)}
      format={(stepText) => stepText}
      value={value ?? String(series)}
      onChoose={onChoose}
    />
  )
}

interface ChoiceProps {
  name: string
  bounds: string
  /** Highest first. */
  steps: readonly string[]
  format(step: string): string
  value: string
  onChoose(value: string): void
}

function Choice({ name, bounds, steps, format, value, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <span className={styles.subject}>
        <bdi className={styles.choiceName}>{name}</bdi>
        <span className={styles.soft}>{bounds}</span>
      </span>
      <select
        className={styles.select}
        value={value}
        disabled={steps.length < 2}
        onChange={({ target }) => onChoose(target.value)}
      >
        {steps.map((step) => (
          <option key={step} value={step}>
            {format(step)}
          </option>
        ))}
      </select>
    </label>
  )
}

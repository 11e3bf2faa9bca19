import type { AffiliateUrl } from '@ante/contract/agents/links.ts'
import { useLingui } from '@lingui/react/macro'

import { Percent } from '../../ui/percent.tsx'
import { categoryWords } from '../../catalogue/public.ts'
import facts from '../../ui/records/facts.module.css'
import { seriesKey, seriesName } from './link-texts.ts'
import styles from './links.module.css'

/** Rates of members who register by the link. */
export function RatesSummary({ link: { series, rates } }: { link: AffiliateUrl }) {
  const { t, i18n } = useLingui()
  const isDefault = series.length === 0 && rates.length === 0
  return (
    <>
      <h3 className={styles.heading}>{t`Rates`}</h3>
      <p className={styles.soft}>
        {isDefault
          ? t`Members who join with this link get the default rates, and never more than yours.`
          : t`Default rates apply to anything not listed. Rates can’t exceed your own on that day.`}
      </p>
      <dl className={facts.facts}>
        {rates.map(({ category, rate }) => (
          <div key={category}>
            <dt>{i18n._(categoryWords[category])}</dt>
            <dd className={styles.figure}>
              <Percent rate={rate} />
            </dd>
          </div>
        ))}
        {series.map((item) => (
          <div key={seriesKey(item)}>
            <dt>
              <bdi>{seriesName(item, i18n)}</bdi>
            </dt>
            <dd className={styles.figure}>{item.series}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

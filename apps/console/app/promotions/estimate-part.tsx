import type { estimatePromotion } from '@ante/contract/console/promotion-estimate.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import styles from '../content/content.module.css'
import { amountText, countText } from '../lib/amounts.ts'
import { useSite } from '../lib/site.ts'
import { Notice } from '../ui/notice.tsx'
import { estimateNoteText } from '../ui/promotion-texts.ts'
import { Failed, Skeleton } from '../ui/states.tsx'
import { estimateQuery } from './promotion-queries.ts'
import promotion from './promotions.module.css'

interface EstimatePartProps {
  code: string
  /** Version of the draft; null for the published version. */
  version: number | null
  isOutdated: boolean
}

/** What a promotion would cost by the history of the players: minimum, expected, maximum. */
export function EstimatePart({ code, version, isOutdated }: EstimatePartProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const { data, error, refetch } = useQuery(estimateQuery(merchant, code, version))
  return (
    <section className={styles.part} aria-labelledby="estimate">
      <h2 id="estimate">
        <Trans>Estimated cost</Trans>
      </h2>
      {isOutdated && <p className={styles.hint}>{t`Of the saved version. Save to estimate your changes.`}</p>}
      {data && <Figures estimate={data} />}
      {!data && (error ? <Failed error={error} onRetry={() => void refetch()} /> : <Skeleton lines={3} />)}
    </section>
  )
}

function Figures({ estimate }: { estimate: OutputOf<typeof estimatePromotion> }) {
  const { t } = useLingui()
  const { cost, rewards, currency, days, history, participation, claimedPercent, notes, warnings } = estimate
  const money = (amount: string | null) => (amount === null ? t`Unknown` : `${amountText(amount)} ${currency}`)
  const number = (count: number | null) => (count === null ? t`Unknown` : countText(count))
  const figures = [
    { name: t`Minimum`, amount: money(cost.minimum), count: number(rewards.minimum) },
    { name: t`Expected`, amount: money(cost.expected), count: number(rewards.expected) },
    {
      name: t`Maximum`,
      amount: cost.maximum === null ? t`No limit` : money(cost.maximum),
      count: rewards.maximum === null ? t`No limit` : number(rewards.maximum),
    },
  ]
  return (
    <>
      {!notes.includes('incomplete') && (
        <dl className={promotion.figures}>
          {figures.map(({ name, amount, count }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {amount}
                <small>{t`Rewards: ${count}`}</small>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ul className={promotion.list}>
        {history && (
          <li>
            <Trans>
              For {days} days, from the play and the deposits of {history.from} to {history.until}. Expected is the
              average; minimum and maximum are the quietest and busiest time of this length, or two standard deviations
              from the average.
            </Trans>
          </li>
        )}
        {participation && participation.promotions > 0 && (
          <li>
            <Trans>
              Earlier promotions of this type: {participation.promotions}. Of the players who could,{' '}
              {participation.percent} % took part.
            </Trans>
          </li>
        )}
        {!notes.includes('incomplete') && !notes.includes('no_claims') && (
          <li>
            <Trans>{claimedPercent} % of granted rewards are claimed. Rewards that expire cost nothing.</Trans>
          </li>
        )}
        {notes.map((note) => (
          <li key={note}>{t(estimateNoteText[note])}</li>
        ))}
      </ul>
      {warnings.map((warning) => (
        <Notice key={warning} tone="warn">
          <span lang="en">{warning}</span>
        </Notice>
      ))}
    </>
  )
}

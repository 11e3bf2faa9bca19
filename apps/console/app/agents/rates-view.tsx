import type { showAgentSettings } from '@ante/contract/console/agent-contracts.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'

import { amountText, countText } from '../lib/amounts.ts'
import { useSite } from '../lib/site.ts'
import { useIsOffered } from '../operations/use-is-offered.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ListView } from '../ui/list-view.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import { SmallTable } from '../ui/small-table.tsx'
import { settingsQuery } from './agent-queries.ts'
import { categoryText, kindTexts } from './agent-texts.ts'
import styles from './agents.module.css'
import { useRatesText } from './contract-columns.tsx'

/** Rates, quotas and terms that hold for all agents of the merchant. */
export function RatesView() {
  const { t } = useLingui()
  const { code: merchant, zone } = useSite()
  const query = useQuery(settingsQuery(merchant))
  const ratesText = useRatesText()
  return (
    <ListView query={query} zone={zone}>
      {({ rates, contracts, bills, currency }) => (
        <ScrollRegion label={t`Rates and quotas`} className={styles.body}>
          <section className={styles.part} aria-label={t`Rebate rates`}>
            <h2>{t`Rebate rates, in percent of the turnover`}</h2>
            <SmallTable
              label={t`Rebate rates`}
              heads={[
                t`Category`,
                t`Top agents`,
                t`Top agents tomorrow`,
                t`Without own rate`,
                t`Without own rate tomorrow`,
              ]}
              amounts={[1, 2, 3, 4]}
              rows={rates.map((rate) => ({
                id: rate.category,
                cells: [
                  t(categoryText(rate.category)),
                  rate.top,
                  rate.topTomorrow === rate.top ? '–' : rate.topTomorrow,
                  rate.default,
                  rate.defaultTomorrow === rate.default ? '–' : rate.defaultTomorrow,
                ],
              }))}
            />
            <p>{t`No member has a higher rate than the upline. Each agent sets the rates of the members directly below.`}</p>
            <OperationButton subject="rebates" form="update-top-rate">
              {t`Change a top rate`}
            </OperationButton>
          </section>
          <section className={styles.part} aria-label={t`Contracts`}>
            <h2>{t`Quotas and suggested tiers of contracts`}</h2>
            <SmallTable
              label={t`Contracts`}
              heads={[t`Kind`, t`New offers`, t`Most per agent`, t`Least series`, t`Suggested rates`]}
              amounts={[2]}
              rows={contracts.map(({ kind, isOpen, most, minimumSeries, tiers }) => ({
                id: kind,
                cells: [
                  t(kindTexts[kind]),
                  <Badge key="open" tone={isOpen ? 'good' : 'neutral'}>
                    {isOpen ? t`On` : t`Off`}
                  </Badge>,
                  countText(most),
                  minimumSeries === 0 ? '–' : minimumSeries,
                  ratesText(tiers),
                ],
              }))}
            />
            <OperationButton subject="contracts" form="update-settings">
              {t`Change a quota or tiers`}
            </OperationButton>
          </section>
          <section className={styles.part} aria-label={t`Bills`}>
            <h2>{t`How salaries and dividends are computed`}</h2>
            <BillTerms bills={bills} currency={currency} />
            <OperationButton subject="salaries" form="update-terms">
              {t`Change the computation`}
            </OperationButton>
          </section>
        </ScrollRegion>
      )}
    </ListView>
  )
}

type Bills = OutputOf<typeof showAgentSettings>['bills']

function BillTerms({ bills, currency }: { bills: Bills; currency: string }) {
  const { t } = useLingui()
  const { dividendStyle, carryOver, addsUp, needsApproval, activeFrom } = bills
  const money = (amount: string) => `${amountText(amount)} ${currency}`
  const carried = {
    never: t`Never`,
    always: t`Without end`,
    onePeriod: t`For one period`,
    oneMonth: t`Within a month`,
  }
  return (
    <SmallTable
      label={t`How salaries and dividends are computed`}
      heads={[t`Term`, t`Value`]}
      rows={[
        [t`Approval of each bill`, needsApproval ? t`Needed` : t`Not needed`],
        [t`Losses without a dividend are carried over`, carried[carryOver]],
        [
          t`A dividend tier whose loss isn't reached`,
          dividendStyle === 'fixed' ? t`isn't considered` : t`is paid proportionally`,
        ],
        [
          t`A day is paid in addition to its hours and bets`,
          addsUp ? t`Yes, in full` : t`No, what was paid is deducted`,
        ],
        [t`Turnover of an active member, per day`, money(activeFrom.daily)],
        [t`Turnover of an active member, per hour`, money(activeFrom.hourly)],
        [t`Turnover of an active member, per half month`, money(activeFrom.dividend)],
      ].map(([name = '', value = '']) => ({ id: name, cells: [name, value] }))}
    />
  )
}

interface OperationButtonProps {
  subject: 'rebates' | 'contracts' | 'salaries'
  form: string
  children: string
}

/** Opens the form of a command, for staff who may run it. */
function OperationButton({ subject, form, children }: OperationButtonProps) {
  const { code: merchant } = useSite()
  const navigate = useNavigate()
  if (!useIsOffered(merchant, subject, form)) return null
  const target = { to: '/m/$merchant/operations/$subject', params: { merchant, subject } } as const
  return (
    <div>
      <Button onPress={() => void navigate({ ...target, search: { form } })}>{children}</Button>
    </div>
  )
}

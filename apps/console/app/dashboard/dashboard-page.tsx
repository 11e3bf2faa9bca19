import type { CountFigure, DashboardFigures, MoneyFigure } from '@ante/contract/console/dashboard.ts'
import { getDashboard } from '@ante/contract/console/dashboard.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'

import { amountText, countText } from '../lib/amounts.ts'
import { call } from '../lib/call.ts'
import { dateLocale } from '../lib/locale.ts'
import { useSite } from '../lib/site.ts'
import type { Site } from '../lib/site.ts'
import { useRefetchWhileUsed } from '../lib/use-refetch-while-used.ts'
import { Button } from '../ui/button.tsx'
import { ChooseMerchant } from '../ui/choose-merchant.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Page } from '../ui/page.tsx'
import { ScrollRegion } from '../ui/scroll-region.tsx'
import styles from './dashboard.module.css'
import { FigureCard } from './figure-card.tsx'
import { countFigureText, moneyFigureText } from './figure-texts.ts'
import { HoursChart } from './hours-chart.tsx'
import { PartyList } from './party-list.tsx'
import { QueueList } from './queue-list.tsx'
import { RevenueTable } from './revenue-table.tsx'
import { useFrozenValues } from './use-frozen-values.ts'

const RENEWED_MS = 60_000

const dashboardQuery = (merchant: string) =>
  queryOptions({
    queryKey: ['dashboard', merchant],
    queryFn: ({ signal }) => call(getDashboard, { merchant }, signal),
    placeholderData: keepPreviousData,
  })

/** Figures of the merchant's current day, and the queues that await staff. */
export default function DashboardPage() {
  const { t } = useLingui()
  const site = useSite()
  if (site.name === null) return <ChooseMerchant title={t`Dashboard`} />
  return <MerchantDashboard {...site} />
}

function MerchantDashboard({ code: merchant, zone }: Site) {
  const { t } = useLingui()
  const query = useQuery(dashboardQuery(merchant))
  useRefetchWhileUsed(query.refetch, RENEWED_MS)
  return (
    <Page
      title={t`Dashboard`}
      subtitle={query.data && <DayText figures={query.data} />}
      actions={
        <Button onPress={() => void query.refetch()} isPending={query.isFetching}>
          <RotateCw size={14} aria-hidden />
          <Trans>Refresh</Trans>
        </Button>
      }
    >
      <ListView query={query} zone={zone}>
        {(figures) => <Figures newest={figures} merchant={merchant} />}
      </ListView>
    </Page>
  )
}

/** Links from figures to the lists that they sum up. */
const LISTS: Partial<Record<MoneyFigure, LinkProps>> = {
  deposits: { to: '/m/$merchant/deposits', search: { tab: 'credited' } },
  withdrawals: { to: '/m/$merchant/withdrawals', search: { tab: 'paid' } },
}

function DayText({ figures: { day, until, zone } }: { figures: DashboardFigures }) {
  const dayText = new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))
  const timeText = new Intl.DateTimeFormat(dateLocale(), { timeStyle: 'short', timeZone: zone }).format(new Date(until))
  return (
    <Trans>
      {dayText}, until {timeText} ({zone}). Earlier days are counted until the same time.
    </Trans>
  )
}

function Figures({ newest, merchant }: { newest: DashboardFigures; merchant: string }) {
  const { t } = useLingui()
  const { shown, isOld, showNewest, holder } = useFrozenValues(newest)
  const money = (name: MoneyFigure) => shown.money.find((figure) => figure.name === name)
  const count = (name: CountFigure) => shown.counts.find((figure) => figure.name === name)
  const none = { today: 0, yesterday: 0, lastWeek: 0 }
  const showMoney = (value: string | number) => amountText(String(value))
  const showCount = (value: string | number) => countText(Number(value))
  const cards = [
    { name: 'deposits', note: t`${showCount(count('depositCount')?.today ?? 0)} deposits` },
    { name: 'withdrawals', note: t`${showCount(count('withdrawalCount')?.today ?? 0)} withdrawals` },
    { name: 'ggr', note: t`Stakes less winnings` },
    { name: 'ngr', note: t`See revenue below` },
    { name: 'bonuses', note: t`Less what was taken back` },
  ] as const
  return (
    <div className={styles.page} {...holder}>
      {isOld && (
        <div className={styles.newer}>
          <Button size="small" onPress={showNewest}>
            <Trans>Show newer figures</Trans>
          </Button>
        </div>
      )}
      <ScrollRegion label={t`Figures`} className={styles.content}>
        <div className={styles.cards}>
          {cards.map(({ name, note }) => (
            <FigureCard
              key={name}
              label={t(moneyFigureText[name])}
              days={money(name) ?? none}
              show={showMoney}
              note={`${shown.currency} · ${note}`}
              {...(LISTS[name] && { list: { ...LISTS[name], params: { merchant } } })}
            />
          ))}
          {(['activePlayers', 'newPlayers', 'firstDeposits'] as const).map((name) => (
            <FigureCard key={name} label={t(countFigureText[name])} days={count(name) ?? none} show={showCount} />
          ))}
        </div>
        <div className={styles.panels}>
          <div>
            <HoursChart hours={shown.hours} currency={shown.currency} />
            <RevenueTable money={shown.money} currency={shown.currency} />
          </div>
          <div>
            <QueueList queues={shown.queues} merchant={merchant} />
            <PartyList parties={shown.parties} zone={shown.zone} />
          </div>
        </div>
      </ScrollRegion>
    </div>
  )
}

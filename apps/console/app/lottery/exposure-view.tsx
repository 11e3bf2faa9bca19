import type { ExposedNumber, showLotteryExposure } from '@ante/contract/console/lottery.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Flame } from 'lucide-react'
import { useState } from 'react'
import type { CSSProperties } from 'react'
import { Button as AriaButton } from 'react-aria-components'

import { amountText, countText } from '../lib/amounts.ts'
import { useSite } from '../lib/site.ts'
import { useRefetchWhileUsed } from '../lib/use-refetch-while-used.ts'
import { Badge } from '../ui/badge.tsx'
import { ListView } from '../ui/list-view.tsx'
import { Notice } from '../ui/notice.tsx'
import { Empty } from '../ui/states.tsx'
import { Time } from '../ui/time.tsx'
import { exposureQuery } from './lottery-queries.ts'
import styles from './lottery.module.css'
import { statusTone, useStatusText } from './lottery-texts.ts'
import { SaleChangeDialog, useMaySell } from './sale-change.tsx'
import type { SaleChange } from './sale-change.tsx'
import { useSaleChanges } from './use-sale-changes.ts'

type Exposure = OutputOf<typeof showLotteryExposure>

const RENEWED_MS = 10_000
/** Share of the maximum exposure in percent from which a number is marked. */
const HIGH_PERCENT = 80

/** Heat map of the running draw: what all players win per play and number, against the merchant's maximum. */
export function ExposureView({ game, name }: { game: string; name: string }) {
  const { code: merchant, zone } = useSite()
  const query = useQuery(exposureQuery(merchant, game))
  useRefetchWhileUsed(query.refetch, RENEWED_MS)
  return (
    <ListView query={query} zone={zone}>
      {(exposure) => <Heat exposure={exposure} game={game} name={name} />}
    </ListView>
  )
}

function Heat({ exposure, game, name }: { exposure: Exposure; game: string; name: string }) {
  const { t } = useLingui()
  const { zone } = useSite()
  const statusText = useStatusText()
  const maySuspend = useMaySell('suspend-number')
  const { number } = useSaleChanges(game, name)
  const [change, setChange] = useState<SaleChange | null>(null)
  const { drawNumber, status, lockAt, bets, staked, limit, currency, plays, isCapped } = exposure
  const money = (amount: string) => `${amountText(amount)} ${currency}`
  const highest = Math.max(...plays.flatMap((play) => play.numbers.map(({ exposed }) => Number(exposed))))
  return (
    <div className={styles.body}>
      <p>
        <Trans>
          Draw {drawNumber} <Badge tone={statusTone[status]}>{statusText(status)}</Badge> until{' '}
          <Time at={lockAt} zone={zone} />: {countText(bets)} bets, {money(staked)}. Maximum exposure of a selection:{' '}
          {money(limit)}.
        </Trans>
      </p>
      {isCapped && <Notice tone="warn">{t`Only the selections with the highest prizes are evaluated.`}</Notice>}
      {plays.length === 0 && <Empty icon={Flame} title={t`No bets`}>{t`The running draw has no bets yet.`}</Empty>}
      {plays.map((play) => (
        <section key={play.id} className={styles.part} aria-label={play.code}>
          <h2>
            {play.code} · {money(play.staked)} {!play.isOpen && <Badge tone="warn">{t`Closed`}</Badge>}
          </h2>
          <ul className={styles.heat}>
            {play.numbers.map((one) => (
              <li key={`${one.place} ${one.number}`}>
                <HeatCell
                  cell={one}
                  heat={(100 * Number(one.exposed)) / highest}
                  currency={currency}
                  onPress={maySuspend ? () => setChange(number(one)) : undefined}
                />
              </li>
            ))}
          </ul>
          {play.count > play.numbers.length && (
            <p>{t`The ${countText(play.numbers.length)} highest of ${countText(play.count)} numbers.`}</p>
          )}
        </section>
      ))}
      <SaleChangeDialog change={change} onClose={() => setChange(null)} />
    </div>
  )
}

interface HeatCellProps {
  cell: ExposedNumber
  /** Share of the highest exposure of the draw in percent, for the colour. */
  heat: number
  currency: string
  /** Suspends the number, or releases it; undefined for staff who may not. */
  onPress: (() => void) | undefined
}

function HeatCell({ cell, heat, currency, onPress }: HeatCellProps) {
  const { number, place, exposed, percent, isSuspended } = cell
  const { t } = useLingui()
  const style: CSSProperties & Record<'--share', number> = { '--share': heat }
  const className = `${styles.cell} ${percent >= HIGH_PERCENT ? styles.top : ''}`
  const content = (
    <>
      <b>{place === null ? number : t`${number} at place ${place}`}</b>
      <span>
        {amountText(exposed)} {currency}
      </span>
      <span>{isSuspended ? t`Suspended` : t`${percent} % of the maximum`}</span>
    </>
  )
  if (!onPress)
    return (
      <div className={className} style={style}>
        {content}
      </div>
    )
  return (
    <AriaButton className={className} style={style} onPress={onPress}>
      {content}
    </AriaButton>
  )
}

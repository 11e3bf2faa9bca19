import type { TeamBetDetail } from '@ante/contract/agents/bet-detail.ts'
import type { TeamBet } from '@ante/contract/agents/bets.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Id } from '../../ui/id.tsx'
import { Moment } from '../../ui/times.tsx'
import { loadAmounts } from '../../launch/public.ts'
import { formatCount } from '../../lib/i18n/format-count.ts'
import { loadPickedTexts } from '../../lottery/public.ts'
import { CopyLine } from '../../ui/copy-line.tsx'
import { Later } from '../../ui/later.tsx'
import { Money } from '../../ui/money.tsx'
import facts from '../../ui/records/facts.module.css'
import { Skeleton } from '../../ui/skeleton.tsx'

interface LotteryDetailsProps {
  bet: TeamBet
  detail: Extract<TeamBetDetail, { kind: 'lottery' }>
  currency: string
}

/** Details of a lottery bet: numbers, draw and result. */
export function LotteryDetails({ bet, detail: { order, content, zone }, currency }: LotteryDetailsProps) {
  const { t, i18n } = useLingui()
  const { locale } = i18n
  const at = (time: string) => <Moment at={time} zone={zone} exact />
  const drawn = drawnText(order.winningNumber)
  return (
    <>
      <Later
        quiet
        isRequested
        load={loadAmounts}
        props={{ record: bet, currency }}
        skeleton={<Skeleton height={72} />}
      />
      <dl className={facts.facts}>
        <Line label={t`Draw number`}>
          <Id>{order.drawNumber}</Id>
        </Line>
        <Line label={t`Selection`}>
          <Later
            quiet
            isRequested
            load={loadPickedTexts}
            props={{ order: { ...order, content, contentIsCut: false } }}
            skeleton={'\u00a0'}
          />
        </Line>
        <Line label={t`Stakes`}>{formatCount(order.stakes, locale)}</Line>
        <Line label={t`Multiplier`}>{formatCount(order.multiple, locale)}</Line>
        {drawn !== null && (
          <Line label={t`Drawn`}>
            <bdi>{drawn}</bdi>
          </Line>
        )}
        {Number(order.rebateAmount) !== 0 && (
          <Line label={t`Rebate`}>
            <Money amount={order.rebateAmount} currency={currency} />
          </Line>
        )}
        <Line label={t`Placed`}>{at(order.placedAt)}</Line>
        <Line label={t`Draw time`}>{at(order.drawAt)}</Line>
        {order.settledAt !== null && <Line label={t`Settled`}>{at(order.settledAt)}</Line>}
      </dl>
      <CopyLine label={t`Bet number`} text={order.orderNumber} />
    </>
  )
}

/** Returns a draw that is a list of numbers as text; null for others, which only the page of the draw shows. */
function drawnText(drawn: unknown): string | null {
  const isRow = Array.isArray(drawn) && drawn.length > 0 && drawn.every((candidate) => typeof candidate === 'number')
  return isRow ? drawn.join(' ') : null
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

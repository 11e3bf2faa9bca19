import { listPlayerLottery, listPlayerRounds } from '@ante/contract/console/players/play-lists.ts'
import { useLingui } from '@lingui/react/macro'

import { call } from '../../lib/call.ts'
import { categoryText } from '../category-text.ts'
import { lotteryStates, roundOutcomes } from '../code-texts.ts'
import type { TabProps } from '../player-tabs.tsx'
import { detail, useColumns } from './columns.tsx'
import type { RowOf } from './columns.tsx'
import { TabList } from './tab-list.tsx'

export function RoundsTab({ merchant, player }: TabProps) {
  const { t } = useLingui()
  const { time, amount, code, text, state } = useColumns<RowOf<typeof listPlayerRounds>>()
  return (
    <TabList
      name="rounds"
      label={t`Rounds`}
      empty={t`No rounds`}
      load={(after, signal) => call(listPlayerRounds, { merchant, player: player.id, after }, signal)}
      columns={[
        time('at', t`Time`, ({ at }) => at),
        text('game', t`Game`, ({ game }) => game),
        text('vendor', t`Vendor`, ({ vendor }) => vendor),
        text('category', t`Category`, ({ category }) => t(categoryText(category))),
        state('outcome', t`Outcome`, roundOutcomes, ({ outcome }) => outcome),
        amount('staked', t`Staked`, ({ staked }) => staked),
        amount('paid', t`Paid`, ({ paid }) => paid),
        amount('held', t`Held`, ({ held }) => held),
        detail(code('round', t`Round`, ({ round }) => round)),
        detail(time('closedAt', t`Ended`, ({ closedAt }) => closedAt)),
      ]}
    />
  )
}

export function LotteryTab({ merchant, player }: TabProps) {
  const { t } = useLingui()
  const { time, amount, code, text, state } = useColumns<RowOf<typeof listPlayerLottery>>()
  return (
    <TabList
      name="lottery"
      label={t`Lottery`}
      empty={t`No lottery bets`}
      load={(after, signal) => call(listPlayerLottery, { merchant, player: player.id, after }, signal)}
      columns={[
        time('at', t`Time`, ({ at }) => at),
        text('game', t`Game`, ({ game }) => game),
        text('draw', t`Draw`, ({ draw }) => draw),
        code('text', t`Numbers`, ({ text: numbers }) => numbers),
        state('status', t`State`, lotteryStates, ({ status }) => status),
        amount('cost', t`Cost`, ({ cost }) => cost),
        amount('won', t`Won`, ({ won }) => won),
        amount('refunded', t`Refunded`, ({ refunded }) => refunded),
        detail(code('order', t`Order`, ({ order }) => order)),
        detail(code('play', t`Bet type`, ({ play }) => play)),
        detail(time('settledAt', t`Settled`, ({ settledAt }) => settledAt)),
      ]}
    />
  )
}

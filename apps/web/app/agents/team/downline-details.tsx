import type { Downline } from '@ante/contract/agents/downlines.ts'
import { dayOf } from '@ante/contract/kit/days.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { formatDate } from '../../lib/i18n/format-date.ts'
import { formatCount } from '../../lib/i18n/format-count.ts'
import { useMerchant } from '../../merchant/public.ts'
import { Choice, Choices } from '../../ui/choices.tsx'
import { FittedFigures } from '../../ui/fitted-figures.tsx'
import { Money } from '../../ui/money.tsx'
import { Net } from '../../ui/net.tsx'
import facts from '../../ui/records/facts.module.css'
import { TeamFigures } from '../sums/team-figures.tsx'
import { DownlineActions } from './downline-actions.tsx'
import type { DownlineAction } from './downline-actions.tsx'
import { LastLogin } from './downline-row.tsx'
import { MessageForm } from './message-form.tsx'
import { Promote } from './promote.tsx'
import { downlineOf } from './queries.ts'
import styles from './team.module.css'
import { useKindTexts } from './use-kind-texts.ts'

interface DownlineDetailsProps {
  /** The member as in the list. */
  listed: Downline
  onLeave(): void
}

/** A member's figures with their team, of today and of thirty days. */
export function DownlineDetails({ listed, onLeave }: DownlineDetailsProps) {
  const { t, i18n } = useLingui()
  const { zone } = useMerchant()
  const kindTexts = useKindTexts()
  const { data: summary } = useSuspenseQuery(downlineOf(listed.memberId))
  const [span, setSpan] = useState<'today' | 'month'>('today')
  const [action, setAction] = useState<DownlineAction | null>(null)
  const { member, currency } = summary
  const { [span]: sums } = summary
  const { memberId, customerName: account } = listed
  const stop = () => setAction(null)
  // The figures are hidden, so that text and send button stay above the keyboard.
  if (action === 'message') return <MessageForm to={{ memberId, account }} onDone={stop} />
  if (action === 'promote') return <Promote memberId={memberId} account={account} onDone={stop} />
  return (
    <>
      <dl className={facts.facts}>
        <Fact label={t`Type`}>{member.active ? kindTexts(member.type) : t`${kindTexts(member.type)}, locked`}</Fact>
        <Fact label={t`Balance`}>
          <Money amount={member.accountBalance} currency={currency} />
        </Fact>
        <Fact label={t`Team size`}>{formatCount(member.teamSize, i18n.locale)}</Fact>
        <Fact label={t`Registered`}>{formatDate(dayOf(zone, member.registerDate), i18n.locale)}</Fact>
        <Fact label={t`Last login`}>
          <LastLogin at={member.lastLogin} />
        </Fact>
      </dl>
      <Choices title={t`Including all downlines`}>
        <Choice on={span === 'today'} onTap={() => setSpan('today')}>{t`Today`}</Choice>
        <Choice on={span === 'month'} onTap={() => setSpan('month')}>{t`30 days`}</Choice>
      </Choices>
      <div className={styles.sums}>
        <p className={styles.net}>
          <FittedFigures amount={sums.pnl} currency={currency}>
            <Net amount={sums.pnl} currency={currency} />
          </FittedFigures>
        </p>
        <TeamFigures sums={sums} currency={currency} />
      </div>
      <DownlineActions summary={summary} account={account} onChoose={setAction} onLeave={onLeave} />
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

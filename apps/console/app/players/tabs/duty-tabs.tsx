import {
  listPlayerChanges,
  listPlayerContracts,
  listPlayerLimits,
} from '@ante/contract/console/players/limits-and-contracts.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { amountText } from '../../lib/amounts.ts'
import { call } from '../../lib/call.ts'
import { useSite } from '../../lib/site.ts'
import { useActionText } from '../../ui/action-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { ChangedFieldsTable } from '../../ui/changed-fields-table.tsx'
import { PanelPart } from '../../ui/side-panel.tsx'
import { Time } from '../../ui/time.tsx'
import { categoryText } from '../category-text.ts'
import { useEventText } from '../event-text.ts'
import { exclusionLengths } from '../exclusion-lengths.ts'
import type { TabProps } from '../player-tabs.tsx'
import styles from '../players.module.css'
import { auditResults, contractKinds, limitKinds, limitPeriods } from '../code-texts.ts'
import { useCodeName } from '../use-code-name.ts'
import { useColumns } from './columns.tsx'
import type { RowOf } from './columns.tsx'
import { TabList } from './tab-list.tsx'

type Limits = OutputOf<typeof listPlayerLimits>

/** Events of responsible gaming, below the limits and exclusions. */
export function LimitsTab({ merchant, player }: TabProps) {
  const { t } = useLingui()
  const eventText = useEventText()
  const { time, text, column } = useColumns<RowOf<typeof listPlayerLimits>>()
  return (
    <TabList
      name="limits"
      label={t`Limits and exclusions`}
      empty={t`No changes of limits, and no exclusions`}
      load={(after, signal) => call(listPlayerLimits, { merchant, player: player.id, after }, signal)}
      renderAbove={(first) => <LimitsSummary {...first} />}
      columns={[
        time('at', t`Time`, ({ at }) => at),
        text('action', t`Event`, ({ action }) => eventText('responsible-gaming', action)),
        column('detail', t`Detail`, gamingDetail),
      ]}
    />
  )
}

const gamingDetail = (row: RowOf<typeof listPlayerLimits>) => <GamingDetail detail={row.detail} />

/** Values of an event about a limit or an exclusion. */
function GamingDetail({ detail }: Pick<RowOf<typeof listPlayerLimits>, 'detail'>) {
  const codeName = useCodeName()
  const { zone } = useSite()
  const { kind = '', period = '', value = '', length = '', because = '', from } = detail
  const words = [
    codeName(limitKinds, kind),
    codeName(limitPeriods, period),
    amountText(value),
    codeName(exclusionLengths, length),
    because,
  ]
  return (
    <>
      {words.filter((word) => word !== '').join(' ')}
      {from !== undefined && <Time at={from} zone={zone} />}
    </>
  )
}

function LimitsSummary({ limits, exclusions, realityMinutes }: Limits) {
  const { t } = useLingui()
  const { zone } = useSite()
  return (
    <div className={styles.above}>
      {exclusions.map(({ id, length, beganAt, endsAt, isInForce }) => (
        <span key={id}>
          <Badge tone={isInForce ? 'warn' : 'neutral'}>{t(exclusionLengths[length])}</Badge>{' '}
          <Time at={beganAt} zone={zone} /> – {endsAt === null ? t`no end` : <Time at={endsAt} zone={zone} />}
        </span>
      ))}
      {limits.map(({ kind, period, value, used, left }) => (
        <span key={`${kind} ${period}`}>
          <strong>
            {t(limitKinds[kind])} {t(limitPeriods[period])}
          </strong>{' '}
          {value} <span className={styles.quiet}>{t`used ${used}, left ${left}`}</span>
        </span>
      ))}
      {limits.length === 0 && <span>{t`No limits`}</span>}
      <span className={styles.quiet}>{t`Reality check every ${realityMinutes} minutes`}</span>
    </div>
  )
}

const STATUSES: Record<string, MessageDescriptor> = {
  P: msg`Offered`,
  E: msg`Change offered`,
  V: msg`End requested`,
  A: msg`In force`,
  R: msg`Rejected`,
  C: msg`Ended`,
}

export function ContractsTab({ merchant, player }: TabProps) {
  const { t } = useLingui()
  const { time, text, words, badge, player: other } = useColumns<RowOf<typeof listPlayerContracts>>()
  return (
    <TabList
      name="contracts"
      label={t`Contracts`}
      empty={t`No contracts`}
      load={(after, signal) => call(listPlayerContracts, { merchant, player: player.id, after }, signal)}
      columns={[
        words('kind', t`Kind`, contractKinds, ({ kind }) => kind),
        text('side', t`Side`, ({ side }) => (side === 'downline' ? t`With the upline` : t`With a downline`)),
        other('partner', t`With`, ({ partner }) => partner ?? t`The merchant`),
        text('category', t`Category`, ({ category }) => t(categoryText(category))),
        badge('status', t`State`, ({ status }) => {
          const known = STATUSES[status]
          return { text: known ? t(known) : status, tone: status === 'A' ? 'good' : 'neutral' }
        }),
        time('madeAt', t`Offered at`, ({ madeAt }) => madeAt),
        time('changedAt', t`Last change`, ({ changedAt }) => changedAt),
      ]}
    />
  )
}

/** Changes of the player by staff; the panel of a row compares the state before and after. */
export function ChangesTab({ merchant, player }: TabProps) {
  const { t } = useLingui()
  const { time, text, state } = useColumns<RowOf<typeof listPlayerChanges>>()
  const actionText = useActionText()
  return (
    <TabList
      name="changes"
      label={t`Changes by staff`}
      empty={t`No changes by staff`}
      load={(after, signal) => call(listPlayerChanges, { merchant, player: player.id, after }, signal)}
      renderAbove={({ waiting }) =>
        waiting.length > 0 && (
          <div className={styles.above}>
            {waiting.map(({ id, action, proposedBy, reason }) => (
              <Link key={id} to="/m/$merchant/approvals" params={{ merchant }} search={{ open: id }} preload={false}>
                {t`Awaits approval: ${actionText(action)}, by ${proposedBy} (${reason})`}
              </Link>
            ))}
          </div>
        )
      }
      renderPanel={({ before, after }) => (
        <PanelPart title={t`Values`}>
          <ChangedFieldsTable before={before} after={after} />
        </PanelPart>
      )}
      columns={[
        time('at', t`Time`, ({ at }) => at),
        text('actor', t`Who`, ({ actor }) => actor),
        text('action', t`Action`, ({ action }) => actionText(action)),
        text('reason', t`Reason`, ({ reason }) => reason),
        text('approver', t`Approved by`, ({ approver }) => approver),
        state('result', t`Result`, auditResults, ({ result }) => result),
      ]}
    />
  )
}

import {
  listPlayerChats,
  listPlayerDevices,
  listPlayerLinks,
  listPlayerMails,
  listPlayerNotes,
  listPlayerTimeline,
} from '@ante/contract/console/players/person-lists.ts'
import type { TimelineKind } from '@ante/contract/console/players/person-lists.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { call } from '../../lib/call.ts'
import { useSite } from '../../lib/site.ts'
import { useActorText } from '../../ui/actor-text.ts'
import { linkKindText } from '../../ui/link-kind-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Time } from '../../ui/time.tsx'
import { useEventDetail, useEventText } from '../event-text.ts'
import type { TabProps } from '../player-tabs.tsx'
import styles from '../players.module.css'
import { accountStates, devices, mailKinds, mailTitles, signInMethods } from '../code-texts.ts'
import { useCodeName } from '../use-code-name.ts'
import { detail, useColumns } from './columns.tsx'
import type { RowOf } from './columns.tsx'
import { TabList } from './tab-list.tsx'

const EVENTS: Record<TimelineKind, MessageDescriptor> = {
  registration: msg`Registration`,
  'sign-in': msg`Sign-in`,
  security: msg`Security`,
  deposit: msg`Deposit`,
  withdrawal: msg`Withdrawal`,
  reward: msg`Reward`,
  'responsible-gaming': msg`Responsible gaming`,
  level: msg`VIP level`,
  agent: msg`Agent`,
  note: msg`Note`,
  staff: msg`Staff`,
}

/** Events of all kinds in one list. */
export function TimelineTab({ merchant, player }: TabProps) {
  const { t } = useLingui()
  const eventText = useEventText()
  const eventDetail = useEventDetail()
  const actorText = useActorText()
  const { time, text, badge } = useColumns<RowOf<typeof listPlayerTimeline>>()
  return (
    <TabList
      name="timeline"
      label={t`Timeline`}
      empty={t`Nothing happened yet`}
      load={(after, signal) => call(listPlayerTimeline, { merchant, player: player.id, after }, signal)}
      columns={[
        time('at', t`Time`, ({ at }) => at),
        badge('kind', t`Kind`, ({ kind }) => ({ text: t(EVENTS[kind]) })),
        text('name', t`Event`, ({ kind, name }) => eventText(kind, name)),
        text('detail', t`Detail`, ({ kind, detail: more }) => eventDetail(kind, more)),
        text('actor', t`By`, ({ actor }) => actorText(actor)),
      ]}
    />
  )
}

type Devices = OutputOf<typeof listPlayerDevices>

/** Sign-ins, below the open sessions and the security factors of the account. */
export function DevicesTab({ merchant, player }: TabProps) {
  const { t } = useLingui()
  const { time, text, words, column } = useColumns<RowOf<typeof listPlayerDevices>>()
  const searchLink = (q: string | null) =>
    q === null ? (
      '–'
    ) : (
      <Link to="/m/$merchant/players" params={{ merchant }} search={{ q }} preload={false}>
        <code>{q}</code>
      </Link>
    )
  return (
    <TabList
      name="devices"
      label={t`Sign-ins`}
      empty={t`No sign-ins`}
      load={(after, signal) => call(listPlayerDevices, { merchant, player: player.id, after }, signal)}
      renderAbove={(first) => <DevicesSummary {...first} />}
      columns={[
        time('at', t`Time`, ({ at }) => at),
        words('method', t`Method`, signInMethods, ({ method }) => method),
        column('ip', t`IP`, ({ ip }) => searchLink(ip)),
        text('country', t`Country`, ({ country }) => country),
        words('device', t`Device`, devices, ({ device }) => device),
        column('hash', t`Device's mark`, ({ deviceHash }) => searchLink(deviceHash)),
        column('known', t`Known`, ({ isKnown }) => (isKnown ? t`Yes` : t`New`)),
        detail(text('userAgent', t`Browser`, ({ userAgent }) => userAgent)),
      ]}
    />
  )
}

function DevicesSummary({ sessions, factors }: Pick<Devices, 'sessions' | 'factors'>) {
  const { t } = useLingui()
  const { zone } = useSite()
  const { hasPassword, hasAuthenticator, passkeys, recoveryCodes, hasPaymentPassword } = factors
  const codeName = useCodeName()
  const held = [
    hasPassword && t`Password`,
    hasAuthenticator && t`Authenticator app, ${recoveryCodes} recovery codes`,
    passkeys.length > 0 && t`Passkeys: ${passkeys.length}`,
    hasPaymentPassword && t`Payment password`,
  ].filter((name) => name !== false)
  return (
    <div className={styles.above}>
      <span>
        <strong>
          <Trans>Factors</Trans>
        </strong>{' '}
        {held.join(' · ') || t`none`}
        {factors.paymentPasswordLockedUntil !== null && (
          <>
            {' '}
            <Badge tone="bad">{t`Payment password locked`}</Badge>
          </>
        )}
      </span>
      <span>
        <strong>
          <Trans>Open sessions</Trans>
        </strong>{' '}
        {sessions.length === 0 && t`none`}
        {sessions.map(({ id, ip, device, lastSeenAt }) => (
          <span key={id} className={styles.quiet}>
            {codeName(devices, device)} {ip} (<Time at={lastSeenAt} zone={zone} isRelative />){' '}
          </span>
        ))}
      </span>
    </div>
  )
}

/** Other accounts that share an attribute with this one, such as a device. */
export function LinksTab({ merchant, player }: TabProps) {
  const { t } = useLingui()
  const { time, code, state, badge, player: other } = useColumns<RowOf<typeof listPlayerLinks>>()
  return (
    <TabList
      name="links"
      label={t`Linked accounts`}
      empty={t`No linked accounts`}
      load={(_after, signal) => call(listPlayerLinks, { merchant, player: player.id }, signal)}
      renderAbove={({ more }) =>
        more.length > 0 && (
          <div className={styles.above}>
            {t`There are more accounts of these kinds: ${more.map((kind) => t(linkKindText[kind])).join(', ')}.`}
          </div>
        )
      }
      columns={[
        badge('kind', t`Link`, ({ kind }) => ({ text: t(linkKindText[kind]) })),
        other('account', t`Account`, ({ player: id, account }) => ({ id, account })),
        code('shared', t`What is the same`, ({ shared }) => shared || '–'),
        state('status', t`State`, accountStates, ({ status }) => status),
        time('registeredAt', t`Registered`, ({ registeredAt }) => registeredAt),
      ]}
    />
  )
}

export function MailsTab({ merchant, player }: TabProps) {
  const { t } = useLingui()
  const { time, words } = useColumns<RowOf<typeof listPlayerMails>>()
  return (
    <TabList
      name="mails"
      label={t`Mails`}
      empty={t`No mails`}
      load={(after, signal) => call(listPlayerMails, { merchant, player: player.id, after }, signal)}
      columns={[
        time('at', t`Sent`, ({ at }) => at),
        words('kind', t`Kind`, mailKinds, ({ kind }) => kind),
        words('title', t`Title`, mailTitles, ({ title }) => title),
        time('readAt', t`Read`, ({ readAt }) => readAt),
      ]}
    />
  )
}

export function ChatsTab({ merchant, player }: TabProps) {
  const { t } = useLingui()
  const { time, text, lines, badge } = useColumns<RowOf<typeof listPlayerChats>>()
  return (
    <TabList
      name="chats"
      label={t`Chats`}
      empty={t`No chats`}
      load={(after, signal) => call(listPlayerChats, { merchant, player: player.id, after }, signal)}
      columns={[
        time('at', t`Time`, ({ at }) => at),
        text('sender', t`From`, ({ sender, actor }) =>
          sender === 'player' ? t`Player` : (actor ?? t`Customer service`),
        ),
        lines('text', t`Text`, (row) => row.text),
        badge('picture', t`Picture`, ({ hasPicture }) => (hasPicture ? { text: t`Picture` } : null)),
      ]}
    />
  )
}

export function NotesTab({ merchant, player }: TabProps) {
  const { t } = useLingui()
  const { time, text, lines, badge } = useColumns<RowOf<typeof listPlayerNotes>>()
  return (
    <TabList
      name="notes"
      label={t`Notes`}
      empty={t`No notes. Add one in Actions.`}
      load={(after, signal) => call(listPlayerNotes, { merchant, player: player.id, after }, signal)}
      columns={[
        time('at', t`Time`, ({ at }) => at),
        text('author', t`Author`, ({ author }) => author),
        lines('text', t`Text`, ({ text: note }) => note),
        badge('pinned', t`Pinned`, ({ isPinned }) => (isPinned ? { text: t`Pinned`, tone: 'accent' } : null)),
      ]}
    />
  )
}

import type { Permission } from '@ante/contract/staff/permissions.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { FunctionComponent } from 'react'

import { useMay } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import type { Player } from './player-queries.ts'
import styles from './players.module.css'
import { ChangesTab, ContractsTab, LimitsTab } from './tabs/duty-tabs.tsx'
import { BonusesTab, DepositsTab, LedgerTab, WithdrawalsTab } from './tabs/money-tabs.tsx'
import { ChatsTab, DevicesTab, LinksTab, MailsTab, NotesTab, TimelineTab } from './tabs/person-tabs.tsx'
import { LotteryTab, RoundsTab } from './tabs/play-tabs.tsx'
import { ViewTab } from './tabs/view-tab.tsx'

export interface TabProps {
  merchant: string
  player: Player
}

interface Tab {
  id: string
  label: MessageDescriptor
  permission: Permission
  List: FunctionComponent<TabProps>
}

/** Lists of a player, in the order of the tabs. Each is loaded when it is opened. */
const TABS: readonly Tab[] = [
  { id: 'timeline', label: msg`Timeline`, permission: 'identity.member.read', List: TimelineTab },
  { id: 'view', label: msg`Player's view`, permission: 'identity.member.read', List: ViewTab },
  { id: 'ledger', label: msg`Ledger`, permission: 'wallet.ledger.read', List: LedgerTab },
  { id: 'deposits', label: msg`Deposits`, permission: 'cashier.deposit.read', List: DepositsTab },
  { id: 'withdrawals', label: msg`Withdrawals`, permission: 'cashier.withdrawal.read', List: WithdrawalsTab },
  { id: 'rounds', label: msg`Rounds`, permission: 'launch.round.read', List: RoundsTab },
  { id: 'lottery', label: msg`Lottery`, permission: 'lottery.order.read', List: LotteryTab },
  { id: 'bonuses', label: msg`Bonuses`, permission: 'promotions.bonus.read', List: BonusesTab },
  { id: 'limits', label: msg`Limits`, permission: 'responsible-gaming.limit.read', List: LimitsTab },
  { id: 'devices', label: msg`Devices`, permission: 'identity.member.read', List: DevicesTab },
  { id: 'links', label: msg`Links`, permission: 'identity.member.read', List: LinksTab },
  { id: 'mails', label: msg`Mails`, permission: 'messaging.mail.read', List: MailsTab },
  { id: 'chats', label: msg`Chats`, permission: 'support.chat.read', List: ChatsTab },
  { id: 'notes', label: msg`Notes`, permission: 'support.note.read', List: NotesTab },
  { id: 'contracts', label: msg`Contracts`, permission: 'agents.contract.read', List: ContractsTab },
  { id: 'changes', label: msg`Changes`, permission: 'audit.entry.read', List: ChangesTab },
]

const route = getRouteApi('/in/m/$merchant/players/$player')

/** The tabs that the staff may open; the address contains the open one. */
export function PlayerTabs({ player }: { player: Player }) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const may = useMay(merchant)
  const { tab } = route.useSearch()
  const tabs = TABS.filter(({ permission }) => may(permission))
  const current = tabs.find(({ id }) => id === tab) ?? tabs[0]
  if (!current) return null
  const { List } = current
  return (
    <>
      <nav aria-label={t`Lists of the player`} className={styles.tabs}>
        {tabs.map(({ id, label }) => (
          <Link
            key={id}
            to="/m/$merchant/players/$player"
            params={{ merchant, player: player.id }}
            search={{ tab: id }}
            replace
            preload={false}
            className={`${styles.tab} ${id === current.id ? styles.current : ''}`}
            {...(id === current.id && { 'aria-current': 'page' as const })}
          >
            {t(label)}
          </Link>
        ))}
      </nav>
      <List key={`${player.id} ${current.id}`} merchant={merchant} player={player} />
    </>
  )
}

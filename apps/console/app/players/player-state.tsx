import type { BlockedPart } from '@ante/contract/console/players/get-player.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Tag } from 'lucide-react'

import { Badge } from '../ui/badge.tsx'
import type { Player } from './player-queries.ts'
import styles from './players.module.css'

export const blockedText: Record<BlockedPart, MessageDescriptor> = {
  login: msg`Login blocked`,
  deposit: msg`Deposits blocked`,
  bet: msg`Bets blocked`,
  withdraw: msg`Withdrawals blocked`,
}

/** Names of the account types. Internal accounts behave like players and agents, but are excluded from reports. */
export const typeTexts: Readonly<Record<number, MessageDescriptor>> = {
  0: msg`Player`,
  1: msg`Agent`,
  2: msg`General agent`,
  40: msg`Internal player`,
  41: msg`Internal agent`,
  42: msg`Internal general agent`,
}

export const typeText = (type: number): MessageDescriptor =>
  typeTexts[type] ?? { id: String(type), message: String(type) }

/** A label that staff has given to a player. */
export const TagBadge = ({ name }: { name: string }) => (
  <Badge>
    <Tag size={11} className={styles.tag} aria-hidden />
    {name}
  </Badge>
)

/** Badges with the states of a player. */
export function PlayerStates({ player }: { player: Player }) {
  const { t } = useLingui()
  const { blocked, exclusion, isOnline, level, tags, type, heldWins } = player
  return (
    <>
      <Badge>{t(typeText(type))}</Badge>
      {level > 0 && <Badge tone="accent">{t`VIP ${level}`}</Badge>}
      {isOnline && (
        <Badge tone="good">
          <Trans>Online</Trans>
        </Badge>
      )}
      {blocked.map((part) => (
        <Badge key={part} tone="bad">
          {t(blockedText[part])}
        </Badge>
      ))}
      {exclusion && <Badge tone="warn">{exclusion.kind === 'timeOut' ? t`Time-out` : t`Self-excluded`}</Badge>}
      {heldWins > 0 && <Badge tone="warn">{t`Held wins: ${heldWins}`}</Badge>}
      {tags.map(({ name, by, reason }) => (
        <span key={name} title={t`By ${by}: ${reason}`}>
          <TagBadge name={name} />
        </span>
      ))}
    </>
  )
}

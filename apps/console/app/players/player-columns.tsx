import type { ListedPlayer } from '@ante/contract/console/players/list-players.ts'
import { useLingui } from '@lingui/react/macro'
import { createColumnHelper } from '@tanstack/react-table'

import { Badge } from '../ui/badge.tsx'
import type { Features } from '../ui/table-features.ts'
import { Time } from '../ui/time.tsx'
import { Amount } from './amount.tsx'
import { blockedText, TagBadge, typeText } from './player-state.tsx'
import styles from './players.module.css'

const helper = createColumnHelper<Features, ListedPlayer>()

export function usePlayerColumns(zone: string) {
  const { t } = useLingui()
  return helper.columns([
    helper.accessor('account', { header: t`Account`, cell: ({ getValue }) => <strong>{getValue()}</strong> }),
    helper.accessor('id', { header: t`Id` }),
    helper.accessor('type', { header: t`Type`, cell: ({ getValue }) => t(typeText(getValue())) }),
    helper.accessor('blocked', {
      header: t`Blocked`,
      cell: ({ getValue }) => (
        <span className={styles.badges}>
          {getValue().map((part) => (
            <Badge key={part} tone="bad">
              {t(blockedText[part])}
            </Badge>
          ))}
        </span>
      ),
    }),
    helper.accessor('level', {
      header: t`VIP level`,
      cell: ({ getValue }) => getValue() > 0 && <Badge tone="accent">{t`VIP ${getValue()}`}</Badge>,
    }),
    helper.accessor('tags', {
      header: t`Tags`,
      cell: ({ getValue }) => (
        <span className={styles.badges}>
          {getValue().map((name) => (
            <TagBadge key={name} name={name} />
          ))}
        </span>
      ),
    }),
    helper.accessor('mobile', { header: t`Phone`, cell: ({ getValue }) => getValue() ?? '–' }),
    helper.accessor('cash', {
      header: t`Cash`,
      meta: { alignsEnd: true },
      cell: ({ getValue }) => <Amount value={getValue()} />,
    }),
    helper.accessor('registeredAt', {
      header: t`Registered`,
      cell: ({ getValue }) => <Time at={getValue()} zone={zone} />,
    }),
    helper.accessor('lastSignInAt', {
      header: t`Last sign-in`,
      cell: ({ getValue }) => {
        const at = getValue()
        return at === null ? t`Never` : <Time at={at} zone={zone} isRelative />
      },
    }),
  ])
}

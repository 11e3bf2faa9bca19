import type { TeamFigures } from '@ante/contract/console/agents.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { createColumnHelper } from '@tanstack/react-table'
import { ChevronDown, ChevronRight } from 'lucide-react'

import { amountText, countText } from '../lib/amounts.ts'
import { typeText } from '../players/player-state.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import cells from '../ui/cells.module.css'
import type { Features } from '../ui/table-features.ts'
import styles from './agents.module.css'
import type { BranchList, TreeItem } from './use-branches.ts'

const helper = createColumnHelper<Features, TreeItem>()

interface TreeActions {
  toggle(id: string): void
  showMore(list: BranchList): void
  retry(list: BranchList): void
}

/** Columns of the tree: the member, indented by its depth, and the sums of the team. */
export function useTreeColumns({ toggle, showMore, retry }: TreeActions) {
  const { t } = useLingui()
  const amount = (id: keyof TeamFigures, header: string) =>
    helper.accessor((item) => (item.kind === 'member' ? amountText(item.row.sums[id]) : ''), {
      id,
      header,
      meta: { alignsEnd: true },
      cell: ({ getValue }) => <span className={cells.end}>{getValue()}</span>,
    })
  const ofMember = (id: string, header: string, text: (item: TreeItem & { kind: 'member' }) => string) =>
    helper.accessor((item) => (item.kind === 'member' ? text(item) : ''), {
      id,
      header,
      meta: { alignsEnd: true },
      cell: ({ getValue }) => <span className={cells.end}>{getValue()}</span>,
    })
  return helper.columns([
    helper.accessor((item) => item.id, {
      id: 'member',
      header: t`Member`,
      cell: ({ row: { original: item } }) => (
        <span className={styles.branch} style={{ paddingInlineStart: `${item.depth * INDENT}px` }}>
          {item.kind === 'member' ? (
            <MemberCell item={item} onToggle={toggle} />
          ) : (
            <ListEnd item={item} onMore={showMore} onRetry={retry} />
          )}
        </span>
      ),
    }),
    ofMember('members', t`Members below`, ({ row }) => countText(row.members)),
    ofMember('balance', t`Balance`, ({ row }) => amountText(row.balance)),
    amount('deposits', t`Deposits`),
    amount('withdrawals', t`Withdrawals`),
    amount('bets', t`Bets`),
    amount('result', t`Result`),
    amount('rebates', t`Rebates`),
  ])
}

/** Indent of a level, in pixels. */
const INDENT = 18

function MemberCell({ item, onToggle }: { item: TreeItem & { kind: 'member' }; onToggle(id: string): void }) {
  const { t } = useLingui()
  const { row, isOpen, hasBelow } = item
  return (
    <>
      {hasBelow ? (
        <Button
          kind="quiet"
          size="small"
          isIcon
          aria-expanded={isOpen}
          aria-label={isOpen ? t`Close the branch of ${row.account}` : t`Open the branch of ${row.account}`}
          onPress={() => onToggle(row.id)}
        >
          {isOpen ? <ChevronDown size={14} aria-hidden /> : <ChevronRight size={14} aria-hidden />}
        </Button>
      ) : (
        <span className={styles.leaf} />
      )}
      <bdi>{row.account}</bdi>
      {row.type !== 1 && <Badge tone={row.type === 2 ? 'accent' : 'neutral'}>{t(typeText(row.type))}</Badge>}
      {!row.isActive && <Badge tone="bad">{t`Login blocked`}</Badge>}
    </>
  )
}

interface ListEndProps {
  item: TreeItem & { list: BranchList }
  onMore(list: BranchList): void
  onRetry(list: BranchList): void
}

function ListEnd({ item: { kind, list }, onMore, onRetry }: ListEndProps) {
  const { t } = useLingui()
  if (kind === 'loading') return <span className={styles.quiet}>{t`Loading…`}</span>
  if (kind === 'empty')
    return <span className={styles.quiet}>{t`No agents directly below. Show players to see the players.`}</span>
  if (kind === 'failed')
    return (
      <Button size="small" onPress={() => onRetry(list)}>
        <Trans>Couldn't load. Try again</Trans>
      </Button>
    )
  return (
    <Button size="small" onPress={() => onMore(list)}>
      {list.players ? <Trans>Show more players</Trans> : <Trans>Show more agents</Trans>}
    </Button>
  )
}

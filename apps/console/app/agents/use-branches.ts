import type { AgentRow } from '@ante/contract/console/agents.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { branchQuery, pathQuery } from './agent-queries.ts'
import type { SumDays } from './agent-queries.ts'

/** The parent of the roots. */
const ROOT = ''

/** A row of the tree: a member, or the end of a loaded page, which loads the next one. */
export type TreeItem =
  | { kind: 'member'; id: string; depth: number; row: AgentRow; isOpen: boolean; hasBelow: boolean }
  | { kind: 'more' | 'loading' | 'failed' | 'empty'; id: string; depth: number; list: BranchList }

/** A list of a branch: agents come first, then players if they are shown. */
export interface BranchList {
  parent: string
  players: boolean
}

interface BranchesOf {
  merchant: string
  days: SumDays
  /** Ids of open branches. */
  open: readonly string[]
  showsPlayers: boolean
  /** Member to whom the tree was opened. */
  to: string | undefined
}

const listKey = ({ parent, players }: BranchList): string => `${parent}:${players ? 'players' : 'agents'}`

/** Loads the open branches of the tree page by page, and returns its visible rows. */
export function useBranches({ merchant, days, open: named, showsPlayers, to }: BranchesOf) {
  const [cursors, setCursors] = useState<Record<string, readonly string[]>>({})
  const path = useQuery({ ...pathQuery(merchant, to ?? '', days), enabled: to !== undefined })
  const line = path.data?.rows ?? []
  // A link to a member names no branches.
  const open = named.length === 0 && to !== undefined ? line.slice(0, -1).map(({ id }) => id) : named
  const lists = [ROOT, ...open].flatMap((parent): BranchList[] => [
    { parent, players: false },
    ...(showsPlayers && parent !== ROOT ? [{ parent, players: true }] : []),
  ])
  const pages = lists.flatMap((list) =>
    [undefined, ...(cursors[listKey(list)] ?? [])].map((after) => ({ list, after })),
  )
  const results = useQueries({
    queries: pages.map(({ list: { parent, players }, after }) =>
      branchQuery(merchant, {
        ...(parent !== ROOT && { parent }),
        kind: players ? 'players' : 'agents',
        ...days,
        after,
      }),
    ),
  })
  const loaded = new Map(
    lists.map((list) => [
      listKey(list),
      results.filter((_, index) => pages[index] && listKey(pages[index].list) === listKey(list)),
    ]),
  )
  /** The member of the opened path that is directly below a parent: shown first if its page is not loaded. */
  const onPath = (parent: string): AgentRow | undefined => {
    const index = parent === ROOT ? 0 : line.findIndex(({ id }) => id === parent) + 1
    return parent === ROOT || index > 0 ? line[index] : undefined
  }

  /** Whether the member on the path belongs to a list, and its page is not loaded. */
  const isMissing = (list: BranchList, pinned: AgentRow, rows: readonly AgentRow[]): boolean => {
    if (rows.some(({ id }) => id === pinned.id)) return false
    const isPlayer = pinned.type === 0
    return list.players ? isPlayer : !isPlayer || !showsPlayers
  }

  const itemsOf = (list: BranchList, depth: number): TreeItem[] => {
    const found = loaded.get(listKey(list)) ?? []
    const rows = found.flatMap(({ data }) => data?.rows ?? [])
    const pinned = onPath(list.parent)
    const shown = pinned && isMissing(list, pinned, rows) ? [pinned, ...rows] : rows
    const kind = endOf(found.at(-1), { isEmpty: shown.length === 0 && !showsPlayers && list.parent !== ROOT })
    return [
      ...shown.flatMap((row) => memberItems(row, depth)),
      ...(kind ? [{ kind, id: `${kind}:${listKey(list)}`, depth, list }] : []),
    ]
  }

  const memberItems = (row: AgentRow, depth: number): TreeItem[] => {
    const isOpen = open.includes(row.id)
    const below = isOpen
      ? [
          ...itemsOf({ parent: row.id, players: false }, depth + 1),
          ...(showsPlayers ? itemsOf({ parent: row.id, players: true }, depth + 1) : []),
        ]
      : []
    return [{ kind: 'member', id: row.id, depth, row, isOpen, hasBelow: row.members > 0 }, ...below]
  }

  const roots = results[0]
  const showMore = (list: BranchList) => {
    const next = loaded.get(listKey(list))?.at(-1)?.data?.next
    if (next) setCursors({ ...cursors, [listKey(list)]: [...(cursors[listKey(list)] ?? []), next] })
  }
  const retry = (list: BranchList) => void loaded.get(listKey(list))?.at(-1)?.refetch()
  return { roots, open, items: roots?.data ? itemsOf({ parent: ROOT, players: false }, 0) : [], showMore, retry }
}

interface LastPage {
  data?: { next: string | null } | undefined
  error: unknown
}

/** Returns what follows the loaded rows of a list, by its last page; null for nothing. */
function endOf(
  last: LastPage | undefined,
  { isEmpty }: { isEmpty: boolean },
): Exclude<TreeItem['kind'], 'member'> | null {
  if (!last?.data) return last?.error ? 'failed' : 'loading'
  if (last.data.next !== null) return 'more'
  return isEmpty ? 'empty' : null
}

import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FeedGame } from '@ante/contract/catalogue/feed.ts'
import { textOf } from '@ante/gateway/kit/money.ts'

import { withDatabase } from './ledger.ts'
import { runOperator } from './operator.ts'

type FeedGameFields = Partial<FeedGame>

/** Returns a vendor's games in the format of the feed. */
export function feedOf(vendor: string): Promise<FeedGameFields[]> {
  return withDatabase(async ({ db }) => {
    const rows = await db
      .selectFrom('game')
      .selectAll()
      .where('vendor', '=', vendor)
      .where('active', '=', true)
      .orderBy('position')
      .execute()
    return rows.map((row) => ({
      gameId: row.game_id,
      name: row.name,
      category: row.category,
      classes: row.classes,
      isNew: row.is_new,
      ...(row.hot_rank !== null && { hotRank: row.hot_rank }),
      minBet: textOf(row.min_bet),
      picture: row.picture,
      supportPlay: row.support_play,
      nodeId: Number(row.node_id),
    }))
  })
}

/** Imports games with the operator CLI, from a file of this format. */
export async function importGames(
  vendor: string,
  games: readonly FeedGameFields[],
  kind: 'json' | 'csv',
): Promise<void> {
  const file = join(tmpdir(), `feed-${randomUUID()}.${kind}`)
  await writeFile(file, kind === 'json' ? JSON.stringify(games) : tableOf(games))
  try {
    await runOperator('games', 'import', vendor, file)
  } finally {
    await rm(file)
  }
}

function tableOf(games: readonly FeedGameFields[]): string {
  const columns = [...new Set(games.flatMap((game) => Object.keys(game)))]
  const lines = games.map((game) => columns.map((column) => cellOf(game[column as keyof FeedGameFields])).join(','))
  return [columns.join(','), ...lines].join('\n')
}

/** Formats a CSV cell: a list is joined in one cell, and an absent value is empty. */
function cellOf(value: FeedGameFields[keyof FeedGameFields]): string {
  const text = Array.isArray(value) ? value.join('|') : String(value ?? '')
  return `"${text.replaceAll('"', '""')}"`
}

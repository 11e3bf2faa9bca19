import { validEdgesOf } from '../../launch/public.ts'
import type { Db } from '../../kit/db.ts'
import { sql } from 'kysely'

/**
 * Returns the minimum cost of turnover that counts towards a wagering requirement, in thousandths of a percent: the
 * house edge of the cheapest category, divided by the share of its valid bets that counts.
 */
export async function wageringEdgeOf(
  db: Db,
  { merchantCode, day }: { merchantCode: string; day: string },
): Promise<number> {
  const edges = Object.entries(await validEdgesOf(db, merchantCode))
  const { rows } = await sql<{ percent: number }>`
    select turnover_percent(${merchantCode}, category, ${day}::date) as percent
    from unnest(${edges.map(([category]) => category)}::text[]) with ordinality requested (category, place) order by place`.execute(
    db,
  )
  const counting = edges.flatMap(([, edge], index) => {
    const percent = rows[index]?.percent ?? 0
    return percent > 0 ? [Math.floor((edge * 100) / percent)] : []
  })
  return counting.length > 0 ? Math.min(...counting) : 0
}

import type { TurnoverInfo, TurnoverRequirement } from '@ante/contract/wallet/turnover.ts'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import type { TurnoverRequirementTable } from '../tables.ts'
import type { Owner } from '../vendor-transfers/vendor-money.ts'
import { leftBefore, leftText, playedText, progressOf } from './turnover-progress.ts'

type Requirement = Selectable<TurnoverRequirementTable>
type Query = Pick<Owner, 'memberId' | 'merchantCode'>

/** Returns a member's remaining turnover, and the progress of each open requirement. */
export async function turnoverInfo(db: Db, owner: Owner): Promise<TurnoverInfo> {
  const { turnover, open } = await openRequirements(db, owner)
  const required = open.reduce((sum, value) => sum + progressOf(value, turnover).required, 0n)
  const done = open.reduce((sum, value) => sum + progressOf(value, turnover).done, 0n)
  return {
    required: playedText(required),
    done: playedText(done),
    left: leftText(leftBefore(open, turnover)),
    currency: owner.currency,
    requirements: open.map((item, index) => requirementView(item, { turnover, isFirst: index === 0 })),
  }
}

/** Returns the remaining turnover for withdrawal decisions, in units, rounded up; zero when none remains. */
export async function turnoverLeft(db: Db, query: Query): Promise<bigint> {
  const { turnover, open } = await openRequirements(db, query)
  return (leftBefore(open, turnover) + 99n) / 100n
}

/** Returns the remaining turnover of each member that has some, in units, rounded up. */
export async function turnoverLeftOfEach(
  db: Db,
  merchantCode: string,
  memberIds: readonly bigint[],
): Promise<Map<bigint, bigint>> {
  const { rows } = await sql<{ id: bigint; left: bigint }>`
    select line.id, ((last.until - line.turnover + 99) / 100)::int8 as left
    from (
      select id, valid_turnover(id, ${merchantCode}) as turnover from unnest(${memberIds}::int8[]) member (id)
    ) line
    cross join lateral (
      select max(to_turnover) as until from turnover_requirement
      where member_id = line.id and to_turnover > line.turnover
    ) last
    where last.until is not null`.execute(db)
  return new Map(rows.map(({ id, left }) => [id, left]))
}

/**
 * Returns the turnover that remains until the requirements of all bonuses of a member are met, in units, rounded up;
 * zero when none is open.
 */
export async function bonusTurnoverLeft(db: Db, query: Query): Promise<bigint> {
  const { turnover, open } = await openRequirements(db, query)
  const bonuses = open.filter(({ cause }) => cause === 'bonus')
  return (leftBefore(bonuses, turnover) + 99n) / 100n
}

/** Returns the open requirements in the order in which they will be met, from one snapshot. */
async function openRequirements(
  db: Db,
  { memberId, merchantCode }: Query,
): Promise<{ turnover: bigint; open: Requirement[] }> {
  const { rows } = await sql<{ turnover: bigint } & (Requirement | { id: null })>`
    select line.turnover, requirement.*
    from (select valid_turnover(${memberId}::int8, ${merchantCode}) as turnover) line
    left join turnover_requirement requirement
      on requirement.member_id = ${memberId}::int8 and requirement.to_turnover > line.turnover
    order by requirement.to_turnover`.execute(db)
  return { turnover: rows[0]?.turnover ?? 0n, open: rows.flatMap((row) => (row.id === null ? [] : [row])) }
}

function requirementView(
  requirement: Requirement,
  { turnover, isFirst }: { turnover: bigint; isFirst: boolean },
): TurnoverRequirement {
  const { cause, amount, multiple_hundredths: multiple, made_at: madeAt } = requirement
  const { required, done, left } = progressOf(requirement, turnover)
  return {
    cause,
    amount: textOf(amount),
    multiple: textOf(BigInt(multiple) * 100n),
    required: playedText(required),
    done: playedText(done),
    left: leftText(left),
    state: isFirst ? 'open' : 'waiting',
    madeAt: madeAt.toISOString(),
  }
}

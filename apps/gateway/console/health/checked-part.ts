import { HealthFigure } from '@ante/contract/console/health.ts'
import type { getHealth, HealthPart, HealthProblem, HealthState } from '@ante/contract/console/health.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'

import type { Clock } from '../../kit/clock.ts'
import type { Config } from '../../kit/config.ts'
import type { Db } from '../../kit/db.ts'
import type { Outbox } from '../../outbox/public.ts'

type Shown = OutputOf<typeof getHealth>['parts'][number]

/** What a check needs. */
export interface CheckPorts {
  db: Db
  clock: Clock
  config: Pick<Config, 'databaseUrl'>
  outbox: Pick<Outbox, 'isUp'>
  /** Merchant of whose parts the state is asked; null for all merchants. */
  merchantCode: string | null
}

export interface Problem {
  code: HealthProblem
  state: Extract<HealthState, 'slow' | 'down'>
  about?: string
  value?: string
  at?: Date | null
}

/** Result of the check of a part. */
export interface Checked {
  problems: readonly Problem[]
  figures: Partial<Record<HealthFigure, string>>
  successAt: Date | null
  /** State without problems; by default `up`. */
  otherwise?: HealthState
}

const MAX_PROBLEMS = 50

/** Returns a part as the page shows it: its state is that of the worst problem. */
export function checkedPart(part: HealthPart, checked: Checked): Omit<Shown, 'since'> {
  const { figures, successAt, otherwise = 'up' } = checked
  const problems = checked.problems.toSorted((a, b) => a.state.localeCompare(b.state))
  return {
    part,
    state: problems[0]?.state ?? otherwise,
    successAt: successAt?.toISOString() ?? null,
    figures: HealthFigure.options.flatMap((name) => {
      const value = figures[name]
      return value === undefined ? [] : [{ name, value }]
    }),
    problems: problems.slice(0, MAX_PROBLEMS).map(({ code, about = '', value = '', at = null }) => {
      return { code, about, value, at: at?.toISOString() ?? null }
    }),
  }
}

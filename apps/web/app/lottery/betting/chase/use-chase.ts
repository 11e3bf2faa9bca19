import type { ComingDraw } from '@ante/contract/lottery/draws/draw.ts'
import type { GameSetting } from '@ante/contract/lottery/games/play-menu.ts'
import { useState } from 'react'

import type { Bill } from '../slip/bill.ts'
import { chasePlan } from './chase-plan.ts'
import type { ChaseRule } from './chase-plan.ts'

export interface ChaseChoice {
  count: number
  kind: ChaseRule['kind']
  multiple: number
  every: number
  percent: number
  stopOnHit: boolean
  abandoning: boolean
}

const DEFAULT: ChaseChoice = {
  count: 5,
  kind: 'same',
  multiple: 1,
  every: 1,
  percent: 20,
  stopOnHit: true,
  abandoning: false,
}

interface Chased {
  bill: Bill
  coming: readonly ComingDraw[]
  limits: GameSetting['limits']
}

/** Computes the plan of a chase, and recomputes it with each change of its form. */
export function useChase({ bill, coming, limits }: Chased) {
  const [choice, setChoice] = useState(DEFAULT)
  const maxDraws = Math.max(1, Math.min(limits.chase, coming.length))
  const plan = chasePlan({
    drawNumbers: coming.slice(0, Math.min(choice.count, maxDraws)).map(({ drawNumber }) => drawNumber),
    rule: ruleOf(choice),
    costAtOne: bill.cost,
    prizeAtOne: bill.prize,
    maxMultiple: limits.multiple,
  })
  return {
    choice,
    change: (part: Partial<ChaseChoice>) => setChoice((before) => ({ ...before, ...part })),
    plan,
    maxDraws,
  }
}

function ruleOf({ kind, every, percent, multiple: typed }: ChaseChoice): ChaseRule {
  // An empty field counts as one, because it is empty for a moment while it is edited.
  const multiple = Math.max(1, typed)
  if (kind === 'double') return { kind, multiple, every: Math.max(1, every) }
  return kind === 'profit' ? { kind, multiple, percent: Math.max(1, percent) } : { kind, multiple }
}

import type { BetState } from '@ante/contract/console/list-filters.ts'
import type { SportsBet } from '@ante/contract/console/sports.ts'
import { useLingui } from '@lingui/react/macro'

import { amountText, sumOf } from '../lib/amounts.ts'
import type { Tone } from '../ui/badge.tsx'

export const betTone: Record<BetState, Tone> = {
  open: 'accent',
  won: 'bad',
  lost: 'good',
  drawn: 'neutral',
  voided: 'neutral',
}

/** Returns a formatter for states of bets, as their players see them. */
export function useBetStateText(): (state: BetState) => string {
  const { t } = useLingui()
  const texts: Record<BetState, string> = {
    open: t`Open`,
    won: t`Won`,
    lost: t`Lost`,
    drawn: t`Drawn`,
    voided: t`Void`,
  }
  return (state) => texts[state]
}

/** Returns a formatter for the type of a ticket: S, E or Sy with its name. */
export function useTypeText(): (bet: Pick<SportsBet, 'type' | 'system' | 'combinations'>) => {
  short: string
  long: string
} {
  const { t } = useLingui()
  return ({ type, system, combinations }) => {
    if (type === null) return { short: '–', long: t`Not reported` }
    if (type === 'single') return { short: 'S', long: t`Single` }
    if (type === 'express') return { short: 'E', long: t`Express` }
    return { short: 'Sy', long: t`System ${system ?? ''}, ${combinations ?? 0} bets` }
  }
}

export type LegResultName = SportsBet['legs'][number]['result']

/** Returns a formatter for the result of a pick. */
export function useResultText(): (result: LegResultName) => string {
  const { t } = useLingui()
  const texts: Record<LegResultName, string> = {
    open: t`Open`,
    won: t`Won`,
    'half-won': t`Half won`,
    returned: t`Returned`,
    'half-lost': t`Half lost`,
    lost: t`Lost`,
    void: t`Void`,
  }
  return (result) => texts[result]
}

/** Formats an amount with its sign: a negative one is what we owe. */
export const signedText = (amount: string): string =>
  amount.startsWith('-') ? `−${amountText(sumOf([amount.slice(1)]))}` : amountText(sumOf([amount]))

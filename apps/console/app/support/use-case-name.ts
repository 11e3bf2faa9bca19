import type { SupportCase } from '@ante/contract/console/support-parts.ts'
import { useLingui } from '@lingui/react/macro'

/** Returns a formatter for whom a case is about: an account, an ended trial, or a visitor. */
export function useCaseName(): (one: Pick<SupportCase, 'id' | 'player' | 'formerAccount'>) => string {
  const { t } = useLingui()
  return ({ id, player, formerAccount }) => player?.account ?? formerAccount ?? t`Visitor ${id}`
}

import type { GameSetting } from '@ante/contract/lottery/games/play-menu.ts'
import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'

import { nearDraws } from '../../kit/queries.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { SheetActions } from '../../../ui/choices.tsx'
import { ContentBoundary } from '../../../ui/content-boundary.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Bill } from '../slip/bill.ts'
import { ChaseForm } from './chase-form.tsx'
import type { ChaseDraw, ChaseProblem } from './chase-plan.ts'
import { ChaseTable } from './chase-table.tsx'
import { useChase } from './use-chase.ts'

/** A plan chosen for betting. */
export interface ChosenChase {
  draws: readonly ChaseDraw[]
  stopOnHit: boolean
  abandoning: boolean
}

interface ChaseProps {
  gameId: number
  bill: Bill
  setting: GameSetting
  onChase(chosen: ChosenChase): void
}

/** Sheet of a chase: the same rows on several consecutive draws. */
export function ChaseSheet({ open, onClose, ...chase }: ChaseProps & { open: boolean; onClose(): void }) {
  const { t } = useLingui()
  return (
    <Sheet open={open} title={t`Chase`} onClose={onClose}>
      <ContentBoundary skeleton={<Skeleton height={420} />}>{open && <Chase {...chase} />}</ContentBoundary>
    </Sheet>
  )
}

function Chase({ gameId, bill, setting: { limits, currency }, onChase }: ChaseProps) {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(nearDraws(gameId, limits.chase))
  const { choice, change, plan, maxDraws } = useChase({ bill, coming: data.coming, limits })
  const problem = useProblemText(plan.problem)
  const { stopOnHit, abandoning } = choice
  return (
    <>
      <ChaseForm
        choice={choice}
        maxDraws={maxDraws}
        maxMultiple={limits.multiple}
        mayEarn={bill.prize !== null}
        change={change}
      />
      <Alert message={problem} />
      <ChaseTable draws={plan.draws} currency={currency} />
      <SheetActions>
        <Button
          wide
          disabled={plan.draws.length === 0}
          onClick={() => onChase({ draws: plan.draws, stopOnHit, abandoning })}
        >{t`Continue`}</Button>
      </SheetActions>
    </>
  )
}

function useProblemText(problem: ChaseProblem | null): string | null {
  const { t } = useLingui()
  if (problem === 'multiple') return t`The multiplier gets too high after these draws, so the plan ends here.`
  return problem === 'unreachable' ? t`This profit can’t be reached. Choose a lower profit or fewer draws.` : null
}

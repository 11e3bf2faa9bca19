import { useLingui } from '@lingui/react/macro'

import { useSite } from '../lib/site.ts'
import { useActorText } from './actor-text.ts'
import { PanelPart } from './side-panel.tsx'
import { SmallTable } from './small-table.tsx'
import { useStateName } from './state-name.ts'
import type { StateTexts } from './state-name.ts'
import { Time } from './time.tsx'

interface Step {
  at: string
  to: string
  isRefused: boolean
  actor: string
  reason: string
  note?: string
}

interface StepsTableProps {
  steps: readonly Step[]
  /** Names of the states. */
  states: StateTexts
}

/** History of a withdrawal or deposit: each state, also refused ones, with the person and the texts. */
export function StepsTable({ steps, states }: StepsTableProps) {
  const { t } = useLingui()
  const nameOf = useStateName(states)
  const actorText = useActorText()
  const { zone } = useSite()
  return (
    <PanelPart title={t`Steps`}>
      <SmallTable
        label={t`Steps`}
        heads={[t`Time`, t`To`, t`By`, t`Text`]}
        rows={steps.map((step) => ({
          id: `${step.at} ${step.to} ${step.isRefused}`,
          cells: [
            <Time key="at" at={step.at} zone={zone} />,
            step.isRefused ? t`${nameOf(step.to)}, refused` : nameOf(step.to),
            actorText(step.actor),
            [step.reason, step.note].filter(Boolean).join(' · '),
          ],
        }))}
      />
    </PanelPart>
  )
}

import { useLingui } from '@lingui/react/macro'

import { useSite } from '../lib/site.ts'
import { PanelPart } from './side-panel.tsx'
import { SmallTable } from './small-table.tsx'
import { Time } from './time.tsx'

interface Step {
  at: string
  to: string
  isRefused: boolean
  actor: string
  reason: string
  note?: string
}

/** History of a withdrawal or deposit: each state, also refused ones, with the person and the texts. */
export function StepsTable({ steps }: { steps: readonly Step[] }) {
  const { t } = useLingui()
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
            step.isRefused ? t`${step.to}, refused` : step.to,
            step.actor,
            [step.reason, step.note].filter(Boolean).join(' · '),
          ],
        }))}
      />
    </PanelPart>
  )
}

import { useLingui } from '@lingui/react/macro'

import { Segments } from '../parts/segments.tsx'
import { Stepper } from '../../kit/stepper.tsx'
import { Switch } from '../parts/switch.tsx'
import styles from './chase.module.css'
import type { ChaseChoice } from './use-chase.ts'

interface ChaseFormProps {
  choice: ChaseChoice
  /** Maximum number of draws of the plan. */
  maxDraws: number
  maxMultiple: number
  /** Whether a plan by profit is offered: not for several rows, because a hit then has no single payout. */
  mayEarn: boolean
  change(part: Partial<ChaseChoice>): void
}

const MAX_PERCENT = 1_000

/** Form of a chase: the number of draws, the growth of the multiple, and the stop condition. */
export function ChaseForm({ choice, maxDraws, maxMultiple, mayEarn, change }: ChaseFormProps) {
  const { t } = useLingui()
  const { kind } = choice
  const kinds = [
    { id: 'same', text: t`Same` },
    { id: 'double', text: t`Double` },
    ...(mayEarn ? [{ id: 'profit', text: t`Target profit` } as const] : []),
  ] as const
  return (
    <div className={styles.form}>
      <Segments label={t`Multiplier`} choices={kinds} chosen={kind} onChoose={(next) => change({ kind: next })} />
      <Stepper
        label={t`Draws`}
        value={Math.min(choice.count, maxDraws)}
        maximum={maxDraws}
        onChange={(count) => change({ count })}
      />
      <Stepper
        label={t`Multiplier`}
        value={choice.multiple}
        maximum={maxMultiple}
        onChange={(multiple) => change({ multiple })}
      />
      {kind === 'double' && (
        <Stepper
          label={t`Double every`}
          value={choice.every}
          maximum={maxDraws}
          onChange={(every) => change({ every })}
        />
      )}
      {kind === 'profit' && (
        <Stepper
          label={t`Profit (%)`}
          value={choice.percent}
          maximum={MAX_PERCENT}
          onChange={(percent) => change({ percent })}
        />
      )}
      <Switch
        texts={t`Stop after a win`}
        description={t`Remaining stakes are returned.`}
        on={choice.stopOnHit}
        onChange={(stopOnHit) => change({ stopOnHit })}
      />
      <Switch
        texts={t`Skip numbers that were just drawn`}
        description={t`Its stake is returned.`}
        on={choice.abandoning}
        onChange={(abandoning) => change({ abandoning })}
      />
    </div>
  )
}

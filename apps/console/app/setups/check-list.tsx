import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import styles from './setups.module.css'

export interface Choice<Value extends string> {
  value: Value
  name: ReactNode
  about?: ReactNode
}

interface CheckListProps<Value extends string> {
  legend: string
  choices: readonly Choice<Value>[]
  chosen: readonly Value[]
  /** Gets the chosen values in the order of the choices, after chosen values that are no choices. */
  onChange(chosen: Value[]): void
}

/** A group of checkboxes, with buttons for all and none. */
export function CheckList<Value extends string>({ legend, choices, chosen, onChange }: CheckListProps<Value>) {
  const { t } = useLingui()
  const others = chosen.filter((value) => !choices.some((choice) => choice.value === value))
  const set = (isChosen: (value: Value) => boolean) =>
    onChange([...others, ...choices.flatMap(({ value }) => (isChosen(value) ? [value] : []))])
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.groupTools}>
        <Button size="small" kind="quiet" aria-label={t`Choose all: ${legend}`} onPress={() => set(() => true)}>
          {t`All`}
        </Button>
        <Button size="small" kind="quiet" aria-label={t`Choose none: ${legend}`} onPress={() => set(() => false)}>
          {t`None`}
        </Button>
      </div>
      <div className={styles.checks}>
        {choices.map(({ value, name, about }) => (
          <Checkbox
            key={value}
            isSelected={chosen.includes(value)}
            onChange={(isOn) => set((one) => (one === value ? isOn : chosen.includes(one)))}
          >
            <span className={styles.choice}>
              <span>{name}</span>
              {about !== undefined && <small>{about}</small>}
            </span>
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}

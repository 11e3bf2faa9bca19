import { Label, RadioButton, RadioField, RadioGroup } from 'react-aria-components'

import field from './field.module.css'
import styles from './reason-choice.module.css'

interface ReasonChoiceProps {
  label: string
  reasons: readonly { code: string; label: string; words: string | null }[]
  value: string
  /** Whether the choice gets the focus when its form opens. */
  startsFocused?: boolean
  onChange(code: string): void
}

/** Choice of a coded reason, each with the text that the player sees. Arrow keys choose, `Enter` confirms. */
export const ReasonChoice = ({ label, reasons, value, startsFocused = true, onChange }: ReasonChoiceProps) => (
  <RadioGroup className={styles.choices ?? ''} value={value} onChange={onChange}>
    <Label className={field.label ?? ''}>{label}</Label>
    {reasons.map(({ code, label: name, words }, index) => (
      <RadioField key={code} value={code} {...(startsFocused && index === 0 && { autoFocus: true })}>
        <RadioButton className={styles.choice ?? ''}>
          <span className={styles.dot} aria-hidden />
          <span>{name}</span>
          {words !== null && <small>{words}</small>}
        </RadioButton>
      </RadioField>
    ))}
  </RadioGroup>
)

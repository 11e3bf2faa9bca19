import { useLingui } from '@lingui/react/macro'

import { useMerchant } from '../../../merchant/public.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../copy-button.tsx'
import { IconLabel } from '../icon-label.tsx'
import { StepTexts } from '../step-texts.tsx'
import sheet from '../sheet-text.module.css'
import styles from './recovery-codes.module.css'
import { saveText } from './save-text.ts'

interface RecoveryCodesProps {
  codes: readonly string[]
  onSaved(): void
}

/** The recovery codes, shown only this once, with ways to save them. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { t } = useLingui()
  const { name } = useMerchant()
  const head = t`Recovery codes for ${name}. Each code works once.`
  const text = [head, '', ...codes, ''].join('\n')
  return (
    <>
      <StepTexts strong>{t`Save these codes now. They’re shown only once.`}</StepTexts>
      <p className={sheet.text}>
        {t`If you lose your phone, you can log in with one of these codes instead of the app’s code. Each works once.`}
      </p>
      <ul className={styles.list} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={sheet.pair}>
        <CopyButton text={text} />
        <Button variant="quiet" onClick={() => saveText(text, 'recovery-codes.txt')}>
          <IconLabel path="save">{t`Save`}</IconLabel>
        </Button>
      </div>
      <Button wide onClick={onSaved}>{t`I’ve saved them`}</Button>
    </>
  )
}

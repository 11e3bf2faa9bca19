import { useLingui } from '@lingui/react/macro'
import type { InputEvent } from 'react'

import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './captcha-field.module.css'
import { codeDigits } from '../check-form.ts'
import type { Captcha } from './use-captcha.ts'

interface CaptchaFieldProps {
  captcha: Captcha
  error: string | null
}

/** The code in the picture. A tap on the picture brings another one and clears what was typed for the old one. */
export function CaptchaField({ captcha, error }: CaptchaFieldProps) {
  const { t } = useLingui()
  const keepDigits = ({ currentTarget }: InputEvent<HTMLInputElement>) => {
    currentTarget.value = codeDigits(currentTarget.value)
  }
  return (
    <Field
      label={t`Code in the picture`}
      name="identifying"
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={6}
      required
      error={error}
      onInput={keepDigits}
      aside={<CaptchaPicture captcha={captcha} />}
    />
  )
}

function CaptchaPicture({ captcha: { image, failed, renew } }: { captcha: Captcha }) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={styles.picture}
      aria-label={failed ? t`Load the picture again` : t`Show another picture`}
      onClick={({ currentTarget: { form } }) => {
        const line = form?.elements.namedItem('identifying')
        if (line instanceof HTMLInputElement) {
          line.value = ''
          line.focus()
        }
        renew()
      }}
    >
      {image ? (
        <img src={image} alt={t`Four digits to type`} width={126} height={44} />
      ) : (
        <span className={failed ? styles.failed : styles.waiting}>
          <Icon name="refresh" size={20} />
        </span>
      )}
    </button>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import { Field, RewrittenField } from '../../ui/field.tsx'
import { codeDigits } from '../../lib/i18n/code-digits.ts'
import type { CodeKind } from './code-check.ts'

interface CodeFieldProps {
  kind: CodeKind
  error: string | null
  /** Whether the field is focused on mounting, because it is the only one. */
  atOnce?: boolean
}

/** Written format. */
const RECOVERY_SHAPE = 'XXXX-XXXX-XXXX-XXXX'

/** Field for a code of the app, with a numeric keyboard, or for a recovery code. */
export function CodeField({ kind, error, atOnce = false }: CodeFieldProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (atOnce) input.current?.focus()
  }, [atOnce])
  const common = { name: 'code', dir: 'ltr', spellCheck: false, required: true, error, ref: input } as const
  if (kind === 'recovery') {
    return (
      <Field
        key="recovery"
        {...common}
        label={t`Recovery code`}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        maxLength={64}
        placeholder={RECOVERY_SHAPE}
      />
    )
  }
  return (
    <RewrittenField
      key="app"
      {...common}
      label={t`Authenticator app code`}
      inputMode="numeric"
      autoComplete="one-time-code"
      hint={t`6 digits, new every 30 seconds.`}
      rewrite={codeDigits}
    />
  )
}

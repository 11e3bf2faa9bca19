import { ReasonCode } from '@ante/contract/console/review-parts.ts'
import type { ReasonKind } from '@ante/contract/console/review-parts.ts'
import { useLingui } from '@lingui/react/macro'

import { entriesOf } from '../lib/entries-of.ts'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { kindText } from './reason-texts.ts'

interface NewReasonFieldsProps {
  kind: ReasonKind
  code: string
  /** Whether the form was submitted, so that an invalid code is marked. */
  isSubmitted: boolean
  onChange(changed: { kind: ReasonKind } | { code: string }): void
}

/** Kind and code of a new reason, which never change later. */
export function NewReasonFields({ kind, code, isSubmitted, onChange }: NewReasonFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <Select
        label={t`For`}
        value={kind}
        options={entriesOf(kindText).map(([value, text]) => ({ value, label: t(text) }))}
        onChange={(chosen) => onChange({ kind: chosen })}
      />
      <TextField
        label={t`Code`}
        hint={t`Small letters and underscores. It can't be changed later.`}
        value={code}
        onChange={(typed) => onChange({ code: typed })}
        maxLength={30}
        error={
          isSubmitted && !ReasonCode.safeParse(code).success ? t`Use 2 to 30 small letters or underscores.` : undefined
        }
        startsFocused
      />
    </>
  )
}

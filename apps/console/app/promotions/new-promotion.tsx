import { savePromotion } from '@ante/contract/console/promotions.ts'
import type { PromotionContent } from '@ante/contract/console/promotions.ts'
import { PromotionId } from '@ante/contract/promotions/promotion-type.ts'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Form } from 'react-aria-components'

import { Labelled } from '../content/labelled.tsx'
import { CallRefused } from '../lib/call-errors.ts'
import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import confirm from '../ui/confirm-form.module.css'
import { DecisionEnd } from '../ui/decision-end.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { offeredTypes, promotionTypeText } from '../ui/promotion-texts.ts'
import type { OfferedType } from '../ui/promotion-texts.ts'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { blankPromotion } from './blank-promotion.ts'
import { usePromotionsChanged } from './promotion-queries.ts'

interface NewPromotionProps {
  /** Content to copy; null for a new promotion. A copy has no start and no end. */
  original: PromotionContent | null
  onCancel(): void
}

/** Type and code of a new promotion, or of a copy; creates its first draft, and opens it. */
export function NewPromotion({ original, onCancel }: NewPromotionProps) {
  const { t } = useLingui()
  const { code: merchant } = useSite()
  const navigate = useNavigate()
  const changed = usePromotionsChanged()
  const failureText = useFailureText()
  const [type, setType] = useState<OfferedType>('SIGNUP')
  const [code, setCode] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isValid = PromotionId.safeParse(code).success
  const create = async () => {
    setSubmitted(true)
    if (!isValid || isPending) return
    setPending(true)
    const content = original ? { ...original, from: null, until: null } : blankPromotion(type)
    try {
      await call(savePromotion, { merchant, code, content, version: null })
      onCancel()
      void changed()
      await navigate({ to: '/m/$merchant/promotions/$code', params: { merchant, code } })
    } catch (error) {
      const isTaken = error instanceof CallRefused && error.code === 'promotion.exists'
      setFailure(isTaken ? t`A promotion with this code exists. Choose another code.` : failureText(error))
      setPending(false)
    }
  }
  return (
    <Form
      className={confirm.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
    >
      {!original && (
        <Labelled label={t`Type`}>
          <Select<OfferedType>
            label={t`Type`}
            value={type}
            options={offeredTypes.map((value) => ({ value, label: t(promotionTypeText[value]) }))}
            onChange={(chosen) => setType(chosen)}
          />
        </Labelled>
      )}
      <TextField
        label={t`Code`}
        hint={t`Part of its address, for example summer-26. It can't be changed later.`}
        value={code}
        onChange={setCode}
        maxLength={40}
        error={isSubmitted && !isValid ? t`Use 1 to 40 lower-case letters, digits and -` : undefined}
        startsFocused
      />
      <DecisionEnd failure={failure} action={t`Create draft`} isPending={isPending} onCancel={onCancel} />
    </Form>
  )
}

import { createBrand } from '@ante/contract/console/brands.ts'
import type { ListedBrand } from '@ante/contract/console/brands.ts'
import { BrandCode } from '@ante/contract/merchant/brand-code.ts'
import { BrandTemplate } from '@ante/contract/merchant/brand-template.ts'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Form } from 'react-aria-components'

import { Labelled } from '../content/labelled.tsx'
import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import confirm from '../ui/confirm-form.module.css'
import { DecisionEnd } from '../ui/decision-end.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useBrandsChanged } from './brand-queries.ts'
import { templateText } from './brand-texts.ts'

interface NewBrandProps {
  /** Brands that can be copied. */
  existing: readonly ListedBrand[]
  onCancel(): void
}

const COPY = 'copy '

/** Name and template of a new brand; creates it, and opens the editor. */
export function NewBrand({ existing, onCancel }: NewBrandProps) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const [typedCode, setTypedCode] = useState<string | null>(null)
  const [from, setFrom] = useState<string>('night')
  const code = typedCode ?? codeOf(name)
  const { failure, isPending, isSubmitted, create } = useCreation({ name: name.trim(), code, from })
  const isCodeValid = BrandCode.safeParse(code).success
  return (
    <Form
      className={confirm.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
    >
      <TextField
        label={t`Name`}
        hint={t`Players see it in the drawn logo.`}
        value={name}
        onChange={setName}
        maxLength={60}
        error={isSubmitted && name.trim() === '' ? t`Enter a name.` : undefined}
        startsFocused
      />
      <TextField
        label={t`Code`}
        hint={t`For staff only. It can't be changed later.`}
        value={code}
        onChange={setTypedCode}
        maxLength={40}
        error={isSubmitted && !isCodeValid ? t`Use 2 to 40 small letters, digits or -, a letter first.` : undefined}
      />
      <Labelled label={t`Start with`}>
        <Select<string>
          label={t`Start with`}
          value={from}
          options={[
            ...BrandTemplate.options.map((value) => ({ value, label: t(templateText[value]) })),
            ...existing.map((brand) => ({ value: COPY + brand.code, label: t`Copy of ${brand.name}` })),
          ]}
          onChange={setFrom}
        />
      </Labelled>
      <DecisionEnd failure={failure} action={t`Create brand`} isPending={isPending} onCancel={onCancel} />
    </Form>
  )
}

/** Returns a code made of the letters and digits of a name. */
const codeOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 40)

interface Creation {
  name: string
  code: string
  /** A template, or `copy` and the code of a brand. */
  from: string
}

function useCreation({ name, code, from }: Creation) {
  const { code: merchant } = useSite()
  const navigate = useNavigate()
  const changed = useBrandsChanged()
  const failureText = useFailureText()
  const [isSubmitted, setSubmitted] = useState(false)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const create = async () => {
    setSubmitted(true)
    if (name === '' || !BrandCode.safeParse(code).success || isPending) return
    setPending(true)
    const template = BrandTemplate.safeParse(from).data ?? 'night'
    const copied = from.startsWith(COPY) ? { copyOf: from.slice(COPY.length) } : {}
    try {
      await call(createBrand, { merchant, code, name, template, ...copied })
      void changed()
      await navigate({ to: '/m/$merchant/brands/$brand', params: { merchant, brand: code } })
    } catch (error) {
      setFailure(failureText(error))
      setPending(false)
    }
  }
  return { failure, isPending, isSubmitted, create }
}

import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { Later } from '../../ui/later.tsx'
import { fillField } from '../../lib/forms/use-checked-form.ts'
import { RewrittenField } from '../../ui/field.tsx'
import { dialingCodes } from '../queries.ts'
import type { FieldProblem } from '../refusals.ts'
import { DialingButton } from './dialing-button.tsx'
import { mobileTyped } from './mobile-number.ts'
import { mobileTexts } from './mobile-texts.ts'
import type { Mobile } from './use-mobile.ts'

interface MobileFieldProps {
  mobile: Mobile
  /** Problem of the number, from the form or the gateway. */
  problem?: FieldProblem | null | undefined
  name?: string
  label?: string
  required?: boolean
}

const loadSheet = () => import('./country-sheet.tsx').then(({ CountrySheet }) => CountrySheet)

/** Field for a mobile number, preceded by the dialling code with the list of all countries. */
export function MobileField({ mobile, problem, name = 'mobileNum', label, required = true }: MobileFieldProps) {
  const { t, i18n } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const isChosen = useRef(false)
  const [open, setOpen] = useState(false)
  const [isRequested, setIsRequested] = useState(false)
  useQuery(dialingCodes)
  useTypedBefore(input, mobile)

  const close = () => {
    setOpen(false)
    // The closing sheet returns the focus to the button; after a choice it moves on to the number.
    if (isChosen.current) input.current?.focus()
    isChosen.current = false
  }
  const openList = () => {
    if (mobile.failed) mobile.reload()
    setIsRequested(true)
    setOpen(true)
  }
  return (
    <>
      <RewrittenField
        ref={input}
        label={label ?? t`Mobile number`}
        name={name}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        dir="ltr"
        required={required}
        placeholder={mobile.country?.example}
        defaultValue={mobile.number}
        error={problem ? i18n._(mobileTexts(problem, mobile)) : null}
        rewrite={mobileTyped}
        onValue={mobile.type}
        lead={<DialingButton mobile={mobile} onClick={openList} />}
      />
      <Later
        isRequested={isRequested}
        load={loadSheet}
        props={{ open, mobile, onClose: close, onChosen: () => (isChosen.current = true) }}
        onFailure={() => setIsRequested(false)}
      />
    </>
  )
}

/** On mounting, passes on a number that was typed before hydration; later, displays numbers that are prefilled. */
function useTypedBefore(input: { current: HTMLInputElement | null }, mobile: Mobile): void {
  const isFirst = useRef(true)
  const take = useEffectEvent((typed: string) => mobile.type(mobileTyped(typed)))
  const { number } = mobile
  useEffect(() => {
    const { current } = input
    if (current && current.value !== number) {
      if (isFirst.current && number === '') take(current.value)
      else if (current.form) fillField(current.form, current.name, number)
    }
    isFirst.current = false
  }, [input, number])
}

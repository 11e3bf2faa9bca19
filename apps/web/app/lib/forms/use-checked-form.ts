import { useLingui } from '@lingui/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FocusEvent, InputEvent, SubmitEvent } from 'react'

import { storeInvalidFields, consumeInvalidFields } from './invalid-fields.ts'

/** Source: product specification 9, language reload debounce. */
const LANGUAGE_MS = 200

type Values<Name extends string> = Record<Name, string>
type Problems<Name extends string, Problem extends string> = Partial<Record<Name, Problem>>

/**
 * A form whose values stay in the DOM, where password managers and a slow hydration find them. It is validated on
 * submit and when a field is left; an invalid field is validated on every keystroke. A language change reloads the
 * page: invalid fields are then validated and reported again, and so are values that the browser restores.
 */
export function useCheckedForm<Name extends string, Problem extends string>(
  names: readonly Name[],
  check: (values: Values<Name>) => Problems<Name, Problem>,
) {
  const [problems, setProblems] = useState<Problems<Name, Problem>>({})
  const recheck = (form: HTMLFormElement, name: Name) => {
    const problem = check(valuesOf(form, names))[name]
    setProblems((before) => ({ ...before, [name]: problem }))
  }
  const nameOf = ({ target }: { target: EventTarget }) =>
    target instanceof HTMLInputElement ? names.find((name) => name === target.name) : undefined

  const sent = useRef(false)
  const form = useRecheck((element, wrongBefore) => {
    // Local validation must not overwrite the gateway's refusal.
    if (sent.current) return
    const values = valuesOf(element, names)
    const newProblems = check(values)
    const shownNames = names.filter((name) => values[name] !== '' || problems[name] || wrongBefore.includes(name))
    setProblems((before) => ({ ...before, ...Object.fromEntries(shownNames.map((name) => [name, newProblems[name]])) }))
  })
  useEffect(() => {
    const note = () => storeInvalidFields(names.filter((name) => problems[name]))
    window.addEventListener('pagehide', note)
    return () => window.removeEventListener('pagehide', note)
  }, [names, problems])

  const formProps = (onGood: (values: Values<Name>, form: HTMLFormElement) => void) => ({
    ref: form,
    noValidate: true,
    // Before hydration nothing should submit the form; if something does, `post` keeps the password out of the URL.
    method: 'post',
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      const element = event.currentTarget
      const values = valuesOf(element, names)
      const newProblems = check(values)
      setProblems(newProblems)
      const first = names.find((name) => newProblems[name])
      if (first) focusField(element, first)
      else {
        sent.current = true
        onGood(values, element)
      }
    },
    onInput: (event: InputEvent<HTMLFormElement>) => {
      const name = nameOf(event)
      if (name && problems[name]) recheck(event.currentTarget, name)
    },
    onBlur: (event: FocusEvent<HTMLFormElement>) => {
      const name = nameOf(event)
      if (name && event.target.value !== '') recheck(event.currentTarget, name)
    },
  })
  return { problems, setProblems, formProps }
}

/** Validates the form shortly after it is shown in a language. */
function useRecheck(recheck: (form: HTMLFormElement, wrongBefore: readonly string[]) => void) {
  const form = useRef<HTMLFormElement>(null)
  const { i18n } = useLingui()
  const checkFields = useEffectEvent(() => {
    if (form.current) recheck(form.current, consumeInvalidFields())
  })
  useEffect(() => {
    let timer = setTimeout(checkFields, LANGUAGE_MS)
    const leave = i18n.on('change', () => {
      clearTimeout(timer)
      timer = setTimeout(checkFields, LANGUAGE_MS)
    })
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [i18n])
  return form
}

/** Focuses a field and selects its text, so that typing replaces it. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = fieldOf(form, name)
  // A folded field cannot be focused.
  const fold = field?.closest('details')
  if (fold) fold.open = true
  // The field is disabled until its button is pressed, so the button gets the focus.
  if (field?.disabled) field.parentElement?.querySelector('button')?.focus()
  field?.focus()
  field?.select()
}

export function clearLine(form: HTMLFormElement, name: string): void {
  const field = fieldOf(form, name)
  if (field) field.value = ''
}

/** Sets the value of a field as if it had been typed. */
export function fillField(form: HTMLFormElement, name: string, value: string): void {
  const field = fieldOf(form, name)
  if (!field || field.value === value) return
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}

function valuesOf<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Values<Name> {
  const entries = names.map((name): [Name, string] => [name, fieldOf(form, name)?.value ?? ''])
  // The cast is safe, because there is an entry for each name.
  return Object.fromEntries(entries) as Values<Name>
}

import { useLingui } from '@lingui/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FocusEvent, InputEvent, SubmitEvent } from 'react'

import { noteWrongLines, takeWrongLines } from './wrong-lines.ts'

/** Source: product specification 9, language reload debounce. */
const LANGUAGE_MS = 200

type Values<Name extends string> = Record<Name, string>
type Problems<Name extends string, Problem extends string> = Partial<Record<Name, Problem>>

/**
 * A form of lines whose values stay in the page, where password keepers and a slow start find them. It is checked when it
 * is sent and when a line is left; a line that was wrong is checked with every letter. When the language changes, which
 * loads the page anew, what was wrong is checked and said again, and so is what the browser fills in again.
 */
export function useCheckedForm<Name extends string, Problem extends string>(
  names: readonly Name[],
  check: (values: Values<Name>) => Problems<Name, Problem>,
) {
  const [problems, setProblems] = useState<Problems<Name, Problem>>({})
  const recheck = (form: HTMLFormElement, name: Name) => {
    const found = check(valuesOf(form, names))[name]
    setProblems((before) => ({ ...before, [name]: found }))
  }
  const nameOf = ({ target }: { target: EventTarget }) =>
    target instanceof HTMLInputElement ? names.find((name) => name === target.name) : undefined

  const sent = useRef(false)
  const form = useRecheck((element, wrongBefore) => {
    // What the gateway says to it is not to be wiped away by what is found here.
    if (sent.current) return
    const values = valuesOf(element, names)
    const found = check(values)
    const shown = names.filter((name) => values[name] !== '' || problems[name] || wrongBefore.includes(name))
    setProblems((before) => ({ ...before, ...Object.fromEntries(shown.map((name) => [name, found[name]])) }))
  })
  useEffect(() => {
    const note = () => noteWrongLines(names.filter((name) => problems[name]))
    window.addEventListener('pagehide', note)
    return () => window.removeEventListener('pagehide', note)
  }, [names, problems])

  const formProps = (onGood: (values: Values<Name>, form: HTMLFormElement) => void) => ({
    ref: form,
    noValidate: true,
    // Before the page is taken over nothing sends it; should something still do so, no password stands in an address.
    method: 'post',
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      const element = event.currentTarget
      const values = valuesOf(element, names)
      const found = check(values)
      setProblems(found)
      const first = names.find((name) => found[name])
      if (first) focusLine(element, first)
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

/** Checks the form a moment after it stands in a language. */
function useRecheck(recheck: (form: HTMLFormElement, wrongBefore: readonly string[]) => void) {
  const form = useRef<HTMLFormElement>(null)
  const { i18n } = useLingui()
  const look = useEffectEvent(() => {
    if (form.current) recheck(form.current, takeWrongLines())
  })
  useEffect(() => {
    let timer = setTimeout(look, LANGUAGE_MS)
    const leave = i18n.on('change', () => {
      clearTimeout(timer)
      timer = setTimeout(look, LANGUAGE_MS)
    })
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [i18n])
  return form
}

/** Puts the cursor into a line, with what stands there marked, so that typing replaces it. */
export function focusLine(form: HTMLFormElement, name: string): void {
  const line = lineOf(form, name)
  // Nothing can be typed yet: first its button has to be pressed.
  if (line?.disabled) line.parentElement?.querySelector('button')?.focus()
  line?.focus()
  line?.select()
}

export function clearLine(form: HTMLFormElement, name: string): void {
  const line = lineOf(form, name)
  if (line) line.value = ''
}

/** Writes into a line as if it had been typed. */
export function fillLine(form: HTMLFormElement, name: string, value: string): void {
  const line = lineOf(form, name)
  if (!line || line.value === value) return
  line.value = value
  line.dispatchEvent(new Event('input', { bubbles: true }))
}

function lineOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const line = form.elements.namedItem(name)
  return line instanceof HTMLInputElement ? line : null
}

function valuesOf<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Values<Name> {
  const entries = names.map((name): [Name, string] => [name, lineOf(form, name)?.value ?? ''])
  // One entry for each name.
  return Object.fromEntries(entries) as Values<Name>
}

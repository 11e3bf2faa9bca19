import { useRef, useState } from 'react'

import { NO_ENTRIES, readEntries } from './read-entries.ts'
import type { TypedEntries, TypedForm } from './read-typed.ts'

/** Maximum size of an uploaded file, in bytes. Source: product specification. */
const FILE_BYTES = 5 * 1024 * 1024
/** Maximum length of the text in the input. A longer text is stored outside the input, which it would slow down. */
const MAX_SHOWN = 60_000
/** Debounce of the input, in milliseconds. */
const TYPING_MS = 200

export type FileProblem = 'tooBig' | 'unreadable'

export interface TypedState {
  entries: TypedEntries
  /** Name of the file from which the numbers come, if they are not in the input. */
  file: string | null
  fromFile: boolean
  reading: boolean
  problem: FileProblem | null
}

const INITIAL_STATE: TypedState = { entries: NO_ENTRIES, file: null, fromFile: false, reading: false, problem: null }

/** State of typed, pasted or uploaded numbers. They are parsed in slices, so that typing is not blocked. */
export function useTyped(form: TypedForm | null) {
  const [state, setState] = useState<TypedState>(INITIAL_STATE)
  /** Initial text of the input. It changes, and the input is mounted again, when the text does not come from typing. */
  const [shownText, setShown] = useState({ text: '', round: 0 })
  const round = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const parseText = async (text: string, changes: Pick<TypedState, 'file' | 'fromFile'>) => {
    const ownRound = (round.current += 1)
    if (!form) return
    setState((before) => ({ ...before, ...changes, reading: true, problem: null }))
    const entries = await readEntries(text, form, () => round.current !== ownRound)
    if (entries && round.current === ownRound) setState({ ...INITIAL_STATE, ...changes, entries })
  }
  const show = (text: string) => setShown(({ round: before }) => ({ text, round: before + 1 }))
  const clear = () => {
    round.current += 1
    clearTimeout(timer.current)
    show('')
    setState(INITIAL_STATE)
  }
  const fail = (problem: FileProblem) => setState((before) => ({ ...before, reading: false, problem }))
  return {
    shownText,
    state,
    clear,
    type: (text: string) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void parseText(text, { file: null, fromFile: false }), TYPING_MS)
    },
    /** Fills in the entries of a cart row. */
    enterNumbers: (entries: readonly string[], fromFile: boolean) => {
      const text = entries.join(' , ')
      const isShown = text.length <= MAX_SHOWN
      show(isShown ? text : '')
      void parseText(text, { file: isShown ? null : '', fromFile })
    },
    /** Removes invalid entries and duplicates. */
    clean: () => {
      const text = state.entries.valid.join(', ')
      if (state.file === null) show(text)
      setState((before) => ({ ...before, entries: { ...NO_ENTRIES, valid: before.entries.valid } }))
    },
    readFile: async (file: File) => {
      if (file.size > FILE_BYTES) return fail('tooBig')
      const text = await file.text().catch(() => null)
      if (text === null || text.includes('\u0000')) return fail('unreadable')
      const isShown = text.length <= MAX_SHOWN
      show(isShown ? text : '')
      return parseText(text, { file: isShown ? null : file.name, fromFile: true })
    },
  }
}

export type TypedNumbers = ReturnType<typeof useTyped>

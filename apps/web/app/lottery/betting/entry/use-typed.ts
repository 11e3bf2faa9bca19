import { useRef, useState } from 'react'

import { NO_ENTRIES, readEntries } from './read-entries.ts'
import type { TypedEntries, TypedForm } from './read-typed.ts'

/** Source: the product's own limit of what is uploaded here. */
const FILE_BYTES = 5 * 1024 * 1024
/** More than this would make the line it is typed in slow; it is kept beside it. */
const SHOWN_AT_MOST = 60_000
/** A finger that still types is waited for. */
const TYPING_MS = 200

export type FileProblem = 'tooBig' | 'unreadable'

export interface TypedState {
  entries: TypedEntries
  /** The name of the file that they come from, where they are not in the line itself. */
  file: string | null
  fromFile: boolean
  reading: boolean
  problem: FileProblem | null
}

const NOTHING: TypedState = { entries: NO_ENTRIES, file: null, fromFile: false, reading: false, problem: null }

/** What is typed, pasted or read from a file, slice by slice: whoever goes on typing is not held up. */
export function useTyped(form: TypedForm | null) {
  const [state, setState] = useState<TypedState>(NOTHING)
  /** What the line begins with; it is drawn anew when that comes from elsewhere than from whoever types. */
  const [shown, setShown] = useState({ text: '', round: 0 })
  const round = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const take = async (text: string, more: Pick<TypedState, 'file' | 'fromFile'>) => {
    const own = (round.current += 1)
    if (!form) return
    setState((before) => ({ ...before, ...more, reading: true, problem: null }))
    const entries = await readEntries(text, form, () => round.current !== own)
    if (entries && round.current === own) setState({ ...NOTHING, ...more, entries })
  }
  const show = (text: string) => setShown(({ round: before }) => ({ text, round: before + 1 }))
  const clear = () => {
    round.current += 1
    clearTimeout(timer.current)
    show('')
    setState(NOTHING)
  }
  const fail = (problem: FileProblem) => setState((before) => ({ ...before, reading: false, problem }))
  return {
    shown,
    state,
    clear,
    type: (text: string) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void take(text, { file: null, fromFile: false }), TYPING_MS)
    },
    /** Puts in what a row of the cart has. */
    put: (entries: readonly string[], fromFile: boolean) => {
      const text = entries.join(' , ')
      const isShown = text.length <= SHOWN_AT_MOST
      show(isShown ? text : '')
      void take(text, { file: isShown ? null : '', fromFile })
    },
    /** Leaves what is right, once each. */
    clean: () => {
      const text = state.entries.good.join(', ')
      if (state.file === null) show(text)
      setState((before) => ({ ...before, entries: { ...NO_ENTRIES, good: before.entries.good } }))
    },
    readFile: async (file: File) => {
      if (file.size > FILE_BYTES) return fail('tooBig')
      const text = await file.text().catch(() => null)
      if (text === null || text.includes('\u0000')) return fail('unreadable')
      const isShown = text.length <= SHOWN_AT_MOST
      show(isShown ? text : '')
      return take(text, { file: isShown ? null : file.name, fromFile: true })
    },
  }
}

export type Typed = ReturnType<typeof useTyped>

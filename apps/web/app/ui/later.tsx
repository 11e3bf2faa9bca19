import { useLingui } from '@lingui/react/macro'
import { createElement, useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'

import { wholeWords } from '../lib/words/words.ts'
import { showToast } from './toast-store.ts'

interface LaterProps<Props extends object> {
  /** Loading begins when this is first true. */
  wanted: boolean
  /** The same function at each drawing. */
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** Where the code cannot be had: takes the wish back, so that the next tap tries again. */
  onFailure?: () => void
  /** Nobody has asked for it by a tap: a failure is not worth a word. */
  quiet?: boolean
  /** Keeps its place until it is there. */
  skeleton?: ReactNode
}

/** A part whose code is loaded when it is first wanted; until it is there, nothing or a skeleton. */
export function Later<Props extends object>({
  wanted,
  load,
  props,
  onFailure,
  quiet = false,
  skeleton,
}: LaterProps<Props>) {
  const { t } = useLingui()
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> } | null>(null)
  const fail = useEffectEvent(() => {
    if (!quiet) showToast(t`This could not be opened. Check your connection and try again.`, { tone: 'bad' })
    onFailure?.()
  })
  const missing = wanted && !loaded
  useEffect(() => {
    if (missing) Promise.all([load(), wholeWords()]).then(([Part]) => setLoaded({ Part }), fail)
  }, [missing, load])
  return loaded ? createElement(loaded.Part, props) : skeleton
}

import { createElement, useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'

import { afterPaint } from '../lib/browser/after-paint.ts'
import { loadRemainingMessages } from '../lib/i18n/messages.ts'
import { reportUnopened } from './toast-store.ts'

interface LaterProps<Props extends object> {
  /** Loading starts when this becomes true. */
  isRequested: boolean
  /** Must be the same function in each render. */
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** Called when the code cannot be loaded: resets `isRequested`, so that the next tap retries. */
  onFailure?: () => void
  /** Whether failures are not shown, because the part was not requested by a tap. */
  quiet?: boolean
  /** Shown until the part is loaded. */
  skeleton?: ReactNode
}

/** A part whose code is loaded on first use; until then it shows nothing or a skeleton. */
export function Later<Props extends object>({
  isRequested,
  load,
  props,
  onFailure,
  quiet = false,
  skeleton,
}: LaterProps<Props>) {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> } | null>(null)
  const fail = useEffectEvent(() => {
    if (!quiet) reportUnopened()
    onFailure?.()
  })
  const missing = isRequested && !loaded
  useEffect(() => {
    if (!missing) return
    const painted = quiet ? undefined : afterPaint()
    Promise.all([load(), loadRemainingMessages(), painted]).then(([Part]) => setLoaded({ Part }), fail)
  }, [missing, load, quiet])
  return loaded ? createElement(loaded.Part, props) : skeleton
}

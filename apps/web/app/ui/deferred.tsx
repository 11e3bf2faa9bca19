import { createElement, use } from 'react'
import type { ComponentType } from 'react'

import { untilLoaded } from '../lib/until-loaded.ts'
import { loadRemainingMessages } from '../lib/i18n/messages.ts'

/** Creates the deferral of a document; the app has one, and each test its own. */
export function newDeferral() {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  /** The parts that the current page waits for. */
  const pending = new Set<Promise<void>>()

  /**
   * Creates a part of a page whose code is not in the first load. The server renders it; in the browser its markup
   * stays as it is until `hydrateDeferred`. It needs a `Suspense` around it that is the same element in each render:
   * React replaces the markup inside a changed `Suspense` with the fallback.
   */
  function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>) {
    let part: ComponentType<Props> | null = null
    let loading: Promise<void> | null = null
    /** Loads the code before the part is rendered without the server's markup. */
    const prepare = async () => {
      if (!part) [part] = await Promise.all([load(), loadRemainingMessages()])
    }
    const whenReleased = async () => {
      await released
      await untilLoaded(prepare)
    }

    function Deferred(props: Props) {
      if (!part) {
        loading ??= whenReleased()
        pending.add(loading)
        use(loading)
      }
      return part && createElement(part, props)
    }
    return { Part: Deferred, prepare }
  }

  /** Loads the deferred parts of the page. */
  async function hydrateDeferred(): Promise<void> {
    release()
    await Promise.all(pending)
  }
  return { deferred, hydrateDeferred }
}

export const { deferred, hydrateDeferred } = newDeferral()

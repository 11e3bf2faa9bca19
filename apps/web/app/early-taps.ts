/** A part that is not hydrated within this time, in milliseconds, has failed, and its tap is dropped. */
const LIMIT_MS = 3_000

let last: HTMLElement | null = null

/** React marks the elements that it has hydrated with private properties. */
const isHydrated = (element: HTMLElement): boolean => Object.keys(element).some((key) => key.startsWith('__react'))

/**
 * Repeats taps on buttons that the server rendered and that are not hydrated yet: React drops them, and the player
 * would have to tap again. Of several taps only the last one is repeated. Links work before hydration. The returned
 * function ends the listening after `LIMIT_MS`; it is called once the whole page is being hydrated.
 */
export function repeatEarlyTaps(hydrate: () => Promise<void>): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (!button || isHydrated(button)) return
    last = button
    // React may hydrate the button during the event and handle the tap: then it must not be repeated.
    setTimeout(() => {
      if (last !== button || isHydrated(button)) return
      void hydrate().then(() => tapOnceHydrated(button, performance.now() + LIMIT_MS))
    })
  }
  // React stops the propagation of a tap that it drops: only the capturing phase sees it.
  document.addEventListener('click', onClick, true)
  return () => void setTimeout(() => document.removeEventListener('click', onClick, true), LIMIT_MS)
}

function tapOnceHydrated(button: HTMLElement, until: number): void {
  if (last !== button || !button.isConnected || performance.now() > until) return
  if (!isHydrated(button)) {
    requestAnimationFrame(() => tapOnceHydrated(button, until))
    return
  }
  last = null
  button.click()
}

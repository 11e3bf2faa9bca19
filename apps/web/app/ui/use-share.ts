import { useCopy } from './copy-line.tsx'

interface Shared {
  title: string
  text: string
  url: string
}

/** By the phone's own sheet, or into the clipboard where there is none. */
export function useShare(): (shared: Shared) => Promise<void> {
  const copy = useCopy()
  return async (shared) => {
    // Missing in many browsers, whatever the type says.
    const { share } = navigator as Partial<Navigator>
    if (!share) return copy(shared.url)
    // Who closes the sheet has changed his mind: that is no failure.
    return share.call(navigator, shared).catch(() => undefined)
  }
}

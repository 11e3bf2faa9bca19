import { useCopy } from './copy-line.tsx'

interface Shared {
  title: string
  text: string
  url: string
}

/** Shares by the phone's share sheet; copies to the clipboard if the browser has none. */
export function useShare(): (shared: Shared) => Promise<void> {
  const copy = useCopy()
  return async (shared) => {
    // Missing in many browsers, contrary to the type.
    const { share } = navigator as Partial<Navigator>
    if (!share) return copy(shared.url)
    // The promise rejects when the user closes the share sheet, which is not a failure.
    return share.call(navigator, shared).catch(() => undefined)
  }
}

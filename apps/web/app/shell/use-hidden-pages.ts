import { useEffect, useLayoutEffect } from 'react'
import type { RefObject } from 'react'

import type { MountedPages } from '../lib/pages/mounted-pages.ts'

const useEffectBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect

const canSkipContent = (): boolean => CSS.supports('content-visibility', 'hidden')

/** Removes the style that React sets when it hides a page, and again when it has rendered the hidden page. */
const removeDisplayNone = (page: HTMLElement) => page.style.removeProperty('display')

/**
 * Hides mounted pages by `content-visibility`, instead of the `display: none` of React's `<Activity>`. The browser then
 * keeps their styles and layout, and need not calculate them when a page is shown again.
 * `main` contains the pages, marked with `data-page`, in their order. Call it before any effect that reads the layout.
 */
export function useHiddenPages(main: RefObject<HTMLElement | null>, { all, shownId }: MountedPages): void {
  useEffectBeforePaint(() => {
    if (!canSkipContent()) return undefined
    const observer = new MutationObserver((records) => {
      for (const { target } of records) if (target instanceof HTMLElement) removeDisplayNone(target)
    })
    const pages = main.current?.querySelectorAll<HTMLElement>(':scope > [data-page]') ?? []
    for (const [index, page] of pages.entries()) {
      const isHidden = all[index]?.id !== shownId
      page.toggleAttribute('data-hidden', isHidden)
      removeDisplayNone(page)
      if (isHidden) observer.observe(page, { attributeFilter: ['style'] })
    }
    return () => observer.disconnect()
  }, [main, all, shownId])
}

import type { Closing } from '@ante/contract/merchant/closing.ts'
import { createElement, useEffect, useReducer } from 'react'

import { backOffMs } from '../lib/calls/back-off.ts'
import { preparedClosed, prepareClosed } from './closed-pages.ts'
import { LanguageButton } from '../merchant/public.ts'
import { useStoredScrollTop } from './use-stored-scroll-top.ts'

/** Replaces the app while the merchant is closed to all or to this visitor. */
export function ClosedSite({ closing }: { closing: Closing }) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const Page = preparedClosed(closing)
  useStoredScrollTop()

  useEffect(() => {
    if (Page) return undefined
    let failures = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = () => {
      prepareClosed(closing).then(drawAgain, () => {
        failures += 1
        timer = setTimeout(load, backOffMs(failures))
      })
    }
    load()
    return () => clearTimeout(timer)
  }, [Page, closing])

  return Page ? createElement(Page, { language: <LanguageButton /> }) : <main aria-busy />
}

/** How the merchant's native app names itself in the user agent: `AnteApp/1.0`. */
const MARK = /\bAnteApp\/\d/

/** True within the merchant's native app, which shows these pages in its own frame. */
export const isNativeShell = (userAgent: string = navigator.userAgent): boolean => MARK.test(userAgent)

const IPHONE = /\biPhone\b/
/** iPhones above this have no home button: their last line belongs to the system. Source: product specification 2. */
const TALL_PX = 812

interface Phone {
  userAgent: string
  /** Of the screen, in CSS pixels. */
  screenHeight: number
}

/** What the root element says for the style sheets: pages are the same for all, so only the browser knows. */
export function shellMarks({ userAgent, screenHeight }: Phone): { shell?: 'app'; tall?: 'iphone' } {
  if (!isNativeShell(userAgent)) return {}
  return { shell: 'app', ...(IPHONE.test(userAgent) && screenHeight > TALL_PX && { tall: 'iphone' as const }) }
}

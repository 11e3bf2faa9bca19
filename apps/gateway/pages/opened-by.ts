import type { IncomingHttpHeaders } from 'node:http'

interface Opened {
  url?: string | undefined
  headers: IncomingHttpHeaders
}

/** Whether a person opens this address; calls have theirs below `/wps` and `/lgw`. */
export const isRead = ({ url = '', headers }: Opened): boolean =>
  !/^\/(wps|lgw)\//.test(url) && headers.accept?.includes('text/html') === true

/**
 * The address as a route can take it. One with broken codes, such as `/m/%E0%A4%A`, reaches none, so a person who opened it
 * would read a program's answer: it becomes one that says these codes letter by letter, and there is no page at it.
 */
export function routableUrl(opened: Opened): string {
  const { url = '/' } = opened
  const end = url.search(/[?#]/)
  const path = end < 0 ? url : url.slice(0, end)
  return isReadable(path) || !isRead(opened) ? url : path.replaceAll('%', '%25') + url.slice(path.length)
}

function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

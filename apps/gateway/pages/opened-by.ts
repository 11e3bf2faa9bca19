import type { IncomingHttpHeaders } from 'node:http'

interface Opened {
  url?: string | undefined
  headers: IncomingHttpHeaders
}

/** Whether a person opens this URL; calls have paths below `/wps` and `/lgw`. */
export const isRead = ({ url = '', headers }: Opened): boolean =>
  !/^\/(wps|lgw)\//.test(url) && headers.accept?.includes('text/html') === true

/**
 * Returns a URL that can be routed. One with invalid escapes, such as `/m/%E0%A4%A`, matches no route, so a person
 * would get a program's answer: it is replaced by one with these characters escaped, for which there is no page.
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

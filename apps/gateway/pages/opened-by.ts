import type { IncomingHttpHeaders } from 'node:http'

interface Opened {
  url?: string | undefined
  headers: IncomingHttpHeaders
}

/** Whether the request is a browser navigation. Calls have paths below `/wps` and `/lgw`. */
export const isRead = ({ url = '', headers }: Opened): boolean =>
  !/^\/(wps|lgw)\//.test(url) && headers.accept?.includes('text/html') === true

/**
 * Returns a URL that can be routed. A URL with invalid escapes, such as `/m/%E0%A4%A`, matches no route, and a browser
 * would get an API answer. Its characters are therefore escaped, so that the not-found page is sent.
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

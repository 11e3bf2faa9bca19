import { html } from '../markup.ts'
import type { Markup } from '../markup.ts'

export const HTML = 'text/html; charset=utf-8'

/** Headers of pages without scripts: the browser executes no text from messages. */
export const NO_SCRIPT = [
  `default-src 'none'`,
  `style-src 'self'`,
  `frame-src 'self'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'self'`,
].join('; ')

/** Returns the document around a page of the developer console. */
export const consoleDocument = (title: string, body: Markup): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>${title}</title>
        <link rel="stylesheet" href="/console/console.css" />
      </head>
      ${body}
    </html>`

import { createHash } from 'node:crypto'

import type { Language } from '@ante/contract/merchant/language.ts'
import { languages } from '@ante/contract/merchant/language.ts'
import type { FastifyReply } from 'fastify'

import { busyTexts } from './busy-texts.ts'
import type { PagesBusy } from './pages-busy.ts'

const STYLE = `body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;box-sizing:border-box;
font:16px/1.5 system-ui,sans-serif;text-align:center;color:#1d2330;background:#f4f5f8}
h1{font-size:20px;margin:0 0 8px}p{margin:0 0 24px;max-width:32em}
a{display:inline-block;padding:12px 24px;border-radius:8px;background:#1d2330;color:#fff;text-decoration:none}
@media(prefers-color-scheme:dark){body{color:#eef0f5;background:#14171f}a{background:#eef0f5;color:#14171f}}`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'self'`

/** Sends a small page without scripts or data when no page can be rendered; it reloads automatically. */
export function sendBusyPage(reply: FastifyReply, { status, retryAfterSeconds }: PagesBusy, language: Language) {
  return reply
    .status(status)
    .header('Retry-After', retryAfterSeconds)
    .header('Content-Security-Policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(documentIn(language, retryAfterSeconds))
}

function documentIn(language: Language, retryAfterSeconds: number): string {
  const { locale, direction } = languages[language]
  const { title, text, again } = busyTexts[language]
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${retryAfterSeconds}">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p><a href="">${again}</a></main></body>
</html>
`
}

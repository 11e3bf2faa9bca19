import { languages } from '@ante/contract/merchant/language.ts'
import { NOT_FOUND_ADDRESS } from '@ante/contract/merchant/page-addresses.ts'
import type { PageRequest } from '@ante/contract/merchant/page.ts'
import type { I18n } from '@lingui/core'

import type { PageAssets } from './assets.ts'
import { offerOf } from './install/offer.ts'
import { offerText } from './install/offer-text.ts'
import type { PageMeta } from './lib/pages/page-module.ts'
import type { RenderedQuery } from './lib/pages/rendered-query.ts'

interface DocumentParts {
  requested: PageRequest
  query: RenderedQuery
  meta: PageMeta
  texts: I18n
  assets: PageAssets
  body: string
  /** State for hydration, so that the first screen needs no requests. */
  state: unknown
}

/**
 * Returns the complete HTML around the rendered app. It contains no inline scripts, which the page's policy forbids.
 */
export function documentOf({ requested, query, meta, texts, assets, body, state }: DocumentParts): string {
  const { locale, direction } = languages[requested.language]
  const { name, merchantCode } = requested.settings
  const title = `${texts._(meta.title)} · ${name}`
  return `<!doctype html>
<html lang="${locale}" dir="${direction}" data-merchant="${text(merchantCode)}" data-keep="${assets.keep}" data-offer="${text(offerText(offerOf(requested.settings)))}" data-query="${text(JSON.stringify(query))}" data-catalogue="${text(requested.catalogueVersion)}"${assets.preview ? ' data-preview' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${text(title)}</title>
${meta.description ? `<meta name="description" content="${text(texts._(meta.description))}">` : '<meta name="robots" content="noindex">'}
${headLinks(requested, assets)}
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="page">${jsonInHtml(state)}</script>
</body>
</html>
`
}

function headLinks(
  request: PageRequest,
  { brandStyle, brand, modules, script, styles, ...preloads }: PageAssets,
): string {
  return [
    ...[brandStyle, ...styles].map((href) => `<link rel="stylesheet" href="${href}">`),
    // This script blocks painting, as the styles do; it is as small as an inline script would be.
    `<script src="${preloads.beforePaint}"></script>`,
    // The page is readable before scripts run: its styles and first picture have priority.
    `<script type="module" src="${script}" fetchpriority="low"></script>`,
    ...modules.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    ...(request.address === NOT_FOUND_ADDRESS ? [] : [`<link rel="canonical" href="${text(canonicalOf(request))}">`]),
    `<link rel="manifest" href="/manifest.webmanifest?lang=${request.language}">`,
    `<link rel="icon" href="${brand.icon}" type="image/png" sizes="48x48">`,
    `<link rel="apple-touch-icon" href="${brand.touchIcon}">`,
    ...themeColors(brand.themeColor),
    ...preloads.splashes.map(splashLink),
    ...previewTags(preloads.preview),
    '<meta name="format-detection" content="telephone=no">',
    '<meta name="mobile-web-app-capable" content="yes">',
    // Older name of the tag above, for iOS before 17.4.
    '<meta name="apple-mobile-web-app-capable" content="yes">',
    `<meta name="apple-mobile-web-app-title" content="${text(request.settings.name)}">`,
    '<meta name="apple-mobile-web-app-status-bar-style" content="black-translucent">',
  ].join('\n')
}

/** Colour of the browser's bar: a single one, or one for each scheme of the device. */
const themeColors = (colors: PageAssets['brand']['themeColor']): string[] =>
  typeof colors === 'string'
    ? [`<meta name="theme-color" content="${colors}">`]
    : colors.map(
        ({ scheme, color }) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}">`,
      )

/** Start picture of the installed app on one kind of iPhone. */
const splashLink = ({ address, width, height, ratio }: PageAssets['splashes'][number]): string =>
  `<link rel="apple-touch-startup-image" media="(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${ratio})" href="${address}">`

const previewTags = (preview: PageAssets['preview']): string[] =>
  preview ? [`<script src="${preview.script}" data-console="${text(preview.origin)}"></script>`] : []

const HOMES = new Set(['/', '/m', '/m/', '/m/index', '/m/index.html'])

function canonicalOf({ address, settings }: PageRequest): string {
  const canonical = new URL(address, `https://${settings.mainDomain}`)
  if (HOMES.has(canonical.pathname)) canonical.pathname = '/m/home'
  canonical.searchParams.delete('lang')
  return canonical.href
}

const text = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** JSON that an HTML parser cannot mistake for the end of its script element. */
const jsonInHtml = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

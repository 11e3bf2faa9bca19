/** A feature that the oldest browsers we serve, iOS 12.4 and Chrome 70, do not have. */
interface BrowserFeature {
  name: string
  /** Pattern in the shipped code. */
  pattern: RegExp
  /** First supporting versions: Safari, then Chrome. */
  since: [safari: number, chrome: number]
}

interface Known extends BrowserFeature {
  /** Files that may contain it (by prefix of the name), and the behaviour in a browser without it. */
  where: RegExp
  without: string
}

/** Features without a fallback: a page that uses one fails in an old browser. */
export const FEATURES_WITHOUT_FALLBACK: BrowserFeature[] = [
  { name: 'lookbehind in a regular expression', pattern: /\(\?<[=!]/, since: [16.4, 62] },
  { name: 'private fields', pattern: /this\.#\w/, since: [14.1, 74] },
  { name: 'optional chaining', pattern: /[\w)\]]\?\.[a-z_[(]/i, since: [13.1, 80] },
  { name: 'Array.at and String.at', pattern: /[\])]\.at\(-?\d/, since: [15.4, 92] },
  { name: 'Array.findLast', pattern: /\.findLast(Index)?\(/, since: [15.4, 97] },
  { name: 'Array.toSorted, toReversed and toSpliced', pattern: /\.to(Sorted|Reversed|Spliced)\(/, since: [16, 110] },
  { name: 'Object.hasOwn', pattern: /Object\.hasOwn\b/, since: [15.4, 93] },
  { name: 'Object.groupBy', pattern: /(Object|Map)\.groupBy/, since: [17.4, 117] },
  { name: 'structuredClone', pattern: /\bstructuredClone\b/, since: [15.4, 98] },
  { name: 'String.replaceAll', pattern: /\.replaceAll\(/, since: [13.1, 85] },
  { name: 'Promise.any', pattern: /Promise\.any\b/, since: [14, 85] },
  { name: 'Promise.withResolvers', pattern: /withResolvers/, since: [17.4, 119] },
  { name: 'AbortSignal.timeout and .any', pattern: /AbortSignal\.(timeout|any)\b/, since: [16, 103] },
  { name: 'crypto.randomUUID', pattern: /randomUUID/, since: [15.4, 92] },
  { name: 'BroadcastChannel', pattern: /BroadcastChannel/, since: [15.4, 54] },
  { name: 'WeakRef', pattern: /\bnew WeakRef\b/, since: [14.1, 84] },
  { name: 'URL.parse and URL.canParse', pattern: /\bURL\.(parse|canParse)\b/, since: [17, 120] },
  { name: 'Intl.ListFormat', pattern: /ListFormat/, since: [14.1, 72] },
  { name: 'Element.replaceChildren', pattern: /\.replaceChildren\(/, since: [14, 86] },
]

const LIBRARIES = /^libraries-/

/** New features that are shipped, each with its fallback. */
export const KNOWN: Known[] = [
  {
    name: 'Intl.Segmenter',
    pattern: /\.Segmenter\b/,
    since: [14.1, 87],
    where: /^/,
    without: 'contract/kit/text.ts counts a letter with its combining marks as one, and emoji with joiners',
  },
  {
    name: 'BigInt literals',
    pattern: /[^\w$.#-]\d+n[^\w$]/,
    since: [14, 67],
    where: /^(cart-store|chase-sheet|confirm-sheet|lottery-bet-page|plays|units)-/,
    without: 'lazy-routes.ts opens a page that reports the unsupported browser instead of lottery bets',
  },
  {
    name: 'String.matchAll',
    // The service worker uses a method of the same name for its pages.
    pattern: /(?<!\bclients)\.matchAll\(/,
    since: [13, 73],
    where: /^(?!before-paint|service-worker)/,
    without: 'lib/old-browsers.ts adds it before the first rendering',
  },
  {
    name: 'Object.fromEntries',
    pattern: /\.fromEntries\(/,
    since: [12.1, 73],
    where: /^(?!before-paint|service-worker)/,
    without: 'lib/old-browsers.ts adds it; iOS 12.4 has it',
  },
  {
    name: 'globalThis',
    pattern: /\bglobalThis\b/,
    since: [12.1, 71],
    where: /^(libraries|schemas|old-browsers|shell|firebase-sdk)-/,
    without: 'lib/old-browsers.ts adds it; iOS 12.4 has it',
  },
  {
    name: 'Promise.allSettled',
    pattern: /allSettled/,
    since: [13, 76],
    where: /^(libraries|old-browsers)-/,
    without: 'lib/old-browsers.ts adds it',
  },
  {
    name: 'queueMicrotask',
    pattern: /queueMicrotask/,
    since: [12.1, 71],
    where: LIBRARIES,
    without: 'React checks for it',
  },
  {
    name: 'View Transitions',
    pattern: /startViewTransition/,
    since: [18, 111],
    where: LIBRARIES,
    without: 'React checks for it, and our code does not use it',
  },
  {
    name: 'Intl.PluralRules',
    pattern: /PluralRules/,
    since: [13, 63],
    where: /^(libraries|plural-rules|shell|entry)-/,
    without: 'lib/i18n/plural-rules.ts adds it',
  },
  {
    name: 'Intl.DisplayNames',
    pattern: /DisplayNames/,
    since: [14.1, 81],
    where: /^(region-page|country-name)-/,
    without: 'the country is named by its code',
  },
  {
    name: 'Intl.RelativeTimeFormat',
    pattern: /RelativeTimeFormat/,
    since: [14, 71],
    where: /^(format-time-ago|browser-of|security-page)-/,
    without: 'the date is shown instead of the relative time',
  },
  {
    name: 'ResizeObserver',
    pattern: /ResizeObserver/,
    since: [13.1, 64],
    where: /^(shell|lobby|marquee|floating-service)-/,
    without: 'the marquee is measured once, and customer service steps aside when the page is scrolled',
  },
  {
    name: 'requestIdleCallback',
    pattern: /requestIdleCallback/,
    since: [27, 47],
    where: /^shell-/,
    without: 'a timer replaces it',
  },
  {
    name: 'modal dialogs',
    pattern: /showModal/,
    since: [15.4, 37],
    where: /^use-modal-/,
    without: 'the dialog opens as a sheet that does not trap the focus',
  },
  {
    name: 'navigation preload',
    pattern: /navigationPreload/,
    since: [15.4, 62],
    where: /^service-worker\.js$/,
    without: 'the worker asks for the page when it is awake',
  },
  {
    name: 'the clipboard',
    pattern: /navigator\.clipboard/,
    since: [13.1, 66],
    where: /^(use-download|share|copy)-?/,
    without: 'the address stands beside the button',
  },
]

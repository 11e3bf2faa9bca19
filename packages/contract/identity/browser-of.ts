/** Browser and system of a user agent, as names that are the same in every language; null if unknown. */
export interface BrowserNames {
  browser: string | null
  system: string | null
}

/** The order matters, because most user agents also contain the names of other browsers. */
const BROWSERS: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPX|OPT|Opera)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Mi Browser', /\bMiuiBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+ .*Safari\//],
]

const SYSTEMS: [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/** Returns the browser and system of a user agent; only known names, because the sender controls the text. */
export function browserOf(userAgent: string): BrowserNames {
  const firstMatch = (list: typeof BROWSERS) => list.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null
  return { browser: firstMatch(BROWSERS), system: firstMatch(SYSTEMS) }
}

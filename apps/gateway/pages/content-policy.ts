export interface PolicySources {
  /** Where pictures may come from besides the site itself. */
  pictures: string[]
  /** The origins of the vendors whose games may stand in the play screen's frame. */
  frames: string[]
}

/** No script but our own files, no frame but the vendors', and no text ever becomes a script. */
export function contentPolicy({ pictures, frames }: PolicySources): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    // React writes measured sizes as style attributes.
    "style-src-attr 'unsafe-inline'",
    ['img-src', "'self'", 'data:', ...pictures].join(' '),
    "connect-src 'self'",
    ['frame-src', "'self'", ...frames].join(' '),
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // Only the service worker's own address becomes a script's.
    'trusted-types ante-worker',
  ].join('; ')
}

import type { FirebaseConfig } from '../kit/social-config.ts'

export interface PolicySources {
  /** Origins of pictures besides the site itself. */
  pictures: string[]
  /** Origins of the vendors whose games may be shown in the play page's frame. */
  frames: string[]
  /** Null without Firebase sign-in; then none of its origins is allowed. */
  firebase: FirebaseConfig | null
  /** Origins besides the site itself that may show its pages in a frame: the operator console. */
  ancestors: string[]
}

/**
 * Returns the content security policy: scripts from the site's files only, frames of the vendors only, and no
 * conversion of text to scripts.
 */
export function contentPolicy({ pictures, frames, firebase, ancestors }: PolicySources): string {
  const sources = firebaseSources(firebase)
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...sources.scripts].join(' '),
    "style-src 'self'",
    // React writes measured sizes as style attributes.
    "style-src-attr 'unsafe-inline'",
    ['img-src', "'self'", 'data:', ...pictures].join(' '),
    ['connect-src', "'self'", ...sources.calls].join(' '),
    ['frame-src', "'self'", ...frames, ...sources.frames].join(' '),
    ['frame-ancestors', "'self'", ...ancestors].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // Permits only the trusted-type policy of the service worker's URL, or any policy if Google's scripts are allowed.
    sources.scripts.length > 0 ? "trusted-types * 'allow-duplicates'" : 'trusted-types ante-worker',
  ].join('; ')
}

interface FirebaseSources {
  scripts: string[]
  calls: string[]
  frames: string[]
}

/**
 * Returns the origins that Firebase sign-in needs. Source: requests of the SDK and the invisible reCAPTCHA. The
 * emulator needs no external script.
 */
function firebaseSources(firebase: FirebaseConfig | null): FirebaseSources {
  if (!firebase) return { scripts: [], calls: [], frames: [] }
  if (firebase.emulatorHost) return { scripts: [], calls: [`http://${firebase.emulatorHost}`], frames: [] }
  return {
    scripts: ['https://apis.google.com', 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    calls: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://www.google.com/recaptcha/',
    ],
    frames: [
      `https://${firebase.authDomain}`,
      'https://www.google.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
    ],
  }
}

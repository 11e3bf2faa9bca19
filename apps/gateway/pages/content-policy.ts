import type { FirebaseConfig } from '../kit/social-config.ts'

export interface PolicySources {
  /** Where pictures may come from besides the site itself. */
  pictures: string[]
  /** The origins of the vendors whose games may stand in the play screen's frame. */
  frames: string[]
  /** Null where nobody signs in by Firebase; then none of its origins may do anything here. */
  firebase: FirebaseConfig | null
}

/** No script but our own files, no frame but the vendors', and no text ever becomes a script. */
export function contentPolicy({ pictures, frames, firebase }: PolicySources): string {
  const asked = firebaseSources(firebase)
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...asked.scripts].join(' '),
    "style-src 'self'",
    // React writes measured sizes as style attributes.
    "style-src-attr 'unsafe-inline'",
    ['img-src', "'self'", 'data:', ...pictures].join(' '),
    ['connect-src', "'self'", ...asked.calls].join(' '),
    ['frame-src', "'self'", ...frames, ...asked.frames].join(' '),
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // Only the service worker's own address becomes a script's; and where Google's scripts run, those of their own.
    asked.scripts.length > 0 ? "trusted-types * 'allow-duplicates'" : 'trusted-types ante-worker',
  ].join('; ')
}

interface FirebaseSources {
  scripts: string[]
  calls: string[]
  frames: string[]
}

/** Source: what the SDK and the invisible reCAPTCHA load. The emulator needs no script but ours. */
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

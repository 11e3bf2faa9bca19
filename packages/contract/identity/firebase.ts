import * as z from 'zod/mini'

/** Maximum length, several times that of real tokens. */
const TOKEN_LIMIT = 4096

/** Identity token of Firebase: three parts in base64url, the last one empty in its emulator. */
export const FirebaseIdToken = z.string().check(z.maxLength(TOKEN_LIMIT), z.regex(/^[\w-]+\.[\w-]+\.[\w-]*$/))

/** How Firebase verifies a number: by a text message. Source: product specification 3. */
export const FirebaseChannel = z.literal('sms')

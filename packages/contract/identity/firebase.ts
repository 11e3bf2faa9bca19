import * as z from 'zod/mini'

/** Several times what its tokens have. */
const TOKEN_LIMIT = 4096

/** A token by which Firebase says who somebody is: three parts in base64url, the last one empty in its emulator. */
export const FirebaseIdToken = z.string().check(z.maxLength(TOKEN_LIMIT), z.regex(/^[\w-]+\.[\w-]+\.[\w-]*$/))

/** How Firebase was shown whose number it is. Source: product specification 3. */
export const FirebaseChannel = z.literal('sms')

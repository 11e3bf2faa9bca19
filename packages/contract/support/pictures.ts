import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'

/** Source: product specification 6, "images png or jpg, max 5 MB, max 3". */
export const PICTURE_LIMITS = {
  bytes: 5 * 1024 * 1024,
  pixels: 40_000_000,
  types: ['image/png', 'image/jpeg'] as const,
}
export const MAX_PICTURES = 3

/** Name of a picture, which grants access to the picture and is too long to be guessed. */
export const PictureName = z.string().check(z.regex(/^[\w-]{32}$/))

export const SentPicture = z.object({ name: PictureName, width: z.number(), height: z.number() })
export type SentPicture = z.output<typeof SentPicture>

/** The body is the image itself, as `application/octet-stream`. Unused pictures are deleted within two days. */
export const sendPicture = endpoint({
  summary: 'Uploads a picture for feedback or a chat message.',
  method: 'PUT',
  path: '/wps/support/picture',
  access: 'member',
  input: Nothing,
  output: SentPicture,
  refusals: {
    'picture.not.picture': NoDetails,
    'picture.too.many.pixels': z.object({ limitPixels: z.number() }),
  },
})

/** The answer is the image itself, as JPEG. */
export const showPicture = endpoint({
  summary: 'Returns a picture of feedback or a chat message.',
  method: 'GET',
  path: '/wps/support/pictures/:name',
  access: 'anyone',
  input: z.object({ name: PictureName }),
  output: Nothing,
  refusals: { 'picture.not.found': NoDetails },
})

export const pictureAddress = (name: string): string => showPicture.path.replace(':name', name)

import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'
import { HEAD_ICONS_PATH } from './head-icon.ts'

/** Source: product specification 6, "images png or jpg, max 5 MB". */
export const PORTRAIT_LIMITS = {
  bytes: 5 * 1024 * 1024,
  pixels: 40_000_000,
  types: ['image/png', 'image/jpeg'] as const,
}
/** Side of the square in pixels. */
export const PORTRAIT_SIDE = 256

/** Name of a sent picture, which grants access to the picture and is too long to be guessed. */
const SentPortrait = z.string().check(z.regex(/^[\w-]{32}$/))
/** A drawn portrait, or a picture sent by the member. */
export const HeadIcon = z.union([z.string().check(z.regex(/^(0[1-9]|1[0-2])$/)), SentPortrait])

const OwnHeadIcon = z.object({
  /** Null if the initial letter is shown instead. */
  headIcon: z.nullable(HeadIcon),
})
const member = { access: 'member', moduleId: 'PROFPIC3' } as const

export const getHeadIcon = endpoint({
  summary: 'Returns the member’s portrait.',
  method: 'GET',
  path: '/wps/member/headIcon',
  ...member,
  input: Nothing,
  output: OwnHeadIcon,
})

/** Accepts a form from old clients, and JSON from the web app. */
export const setHeadIcon = endpoint({
  summary: 'Selects a predefined portrait, or the initial of the member’s name if the text is empty.',
  method: 'POST',
  path: '/wps/member/headIcon',
  ...member,
  input: z.object({ headIcon: z.string().check(z.regex(/^(0[1-9]|1[0-2])?$/)) }),
  output: OwnHeadIcon,
})

/** The body is the image itself, as `application/octet-stream`. */
export const sendHeadIcon = endpoint({
  summary: 'Uploads a portrait, which is cropped to a centred square.',
  method: 'PUT',
  path: '/wps/member/headIcon/picture',
  ...member,
  input: Nothing,
  output: OwnHeadIcon,
  refusals: {
    'picture.not.picture': NoDetails,
    'picture.too.many.pixels': z.object({ limitPixels: z.number() }),
  },
})

/** The answer is the image itself, as JPEG. */
export const showHeadIcon = endpoint({
  summary: 'Returns an uploaded portrait.',
  method: 'GET',
  path: `${HEAD_ICONS_PATH}/:name`,
  access: 'anyone',
  moduleId: 'PROFPIC3',
  input: z.object({ name: SentPortrait }),
  output: Nothing,
  refusals: { 'picture.not.found': NoDetails },
})

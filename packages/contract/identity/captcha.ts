import * as z from 'zod/mini'

import { endpoint, Nothing } from '../kit/endpoint.ts'
import { pictureKinds } from './picture-code.ts'

export const getCaptcha = endpoint({
  summary: 'Returns a captcha picture.',
  method: 'GET',
  path: '/wps/captcha',
  access: 'anyone',
  moduleId: 'CAPTCHA3',
  input: Nothing,
  output: z.object({
    captchaId: z.string(),
    image: z.string(),
    /** Format of the answer: see `PictureCode`. */
    code: z.object({ kind: z.enum(pictureKinds), length: z.int() }),
  }),
})

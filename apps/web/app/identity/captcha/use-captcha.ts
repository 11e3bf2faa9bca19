import { USUAL_PICTURE } from '@ante/contract/identity/picture-code.ts'
import type { PictureCode } from '@ante/contract/identity/picture-code.ts'
import type { Work } from '@ante/contract/identity/work.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { captchaPicture } from '../queries.ts'
import { useWork } from './use-work.ts'
import type { Working, WorkPurpose } from './use-work.ts'

/** What a form sends to show that a person stands behind it: nothing where nobody has asked. */
type CaptchaAnswer = { captcha: string; captchaId: string | undefined } | { work: Work } | Record<never, never>

export interface Captcha {
  /** Something is asked for: the code in a picture, or work in its place. */
  shown: boolean
  /** It is the code, so the line for it must be filled in. */
  asksForCode: boolean
  captchaId: string | undefined
  image: string | undefined
  /** What has to be typed for it. */
  code: PictureCode
  failed: boolean
  working: Working
  /** Shows a picture, or a new one in place of the one that stands there; or begins new work where that was chosen. */
  renew(): void
  /** What to send; waits for work that is not done yet. A login's work is good for one name. */
  answer(values: { identifying: string; username?: string }): Promise<CaptchaAnswer>
}

interface Asking {
  /** From the start, not only after a failure. */
  atOnce: boolean
  purpose: WorkPurpose
}

/** The picture with a code: hidden until it is asked for, and new after every answer. */
export function useCaptcha({ atOnce, purpose }: Asking): Captcha {
  const [round, setRound] = useState(atOnce ? 1 : 0)
  const { working, result, again } = useWork(purpose)
  const { chosen } = working
  const shown = round > 0
  const { data, isError } = useQuery({ ...captchaPicture(round), enabled: shown && !chosen })
  return {
    shown,
    asksForCode: shown && !chosen,
    captchaId: data?.captchaId,
    image: data?.image,
    code: data?.code ?? USUAL_PICTURE,
    failed: isError,
    working,
    renew: () => (chosen ? again() : setRound((before) => before + 1)),
    answer: async ({ identifying, username = '' }) => {
      if (!shown) return {}
      return chosen ? { work: await result(username.trim()) } : { captcha: identifying, captchaId: data?.captchaId }
    },
  }
}

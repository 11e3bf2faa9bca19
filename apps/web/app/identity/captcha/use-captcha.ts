import { DEFAULT_PICTURE } from '@ante/contract/identity/picture-code.ts'
import type { PictureCode } from '@ante/contract/identity/picture-code.ts'
import type { Work } from '@ante/contract/identity/work.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { captchaPicture } from '../queries.ts'
import { useWork } from './use-work.ts'
import type { WorkState, WorkPurpose } from './use-work.ts'

/** The captcha answer of a form: empty when none is required. */
type CaptchaAnswer = { captcha: string; captchaId: string | undefined } | { work: Work } | Record<never, never>

export interface Captcha {
  /** Whether an answer is required: the code of a picture, or proof of work. */
  isShown: boolean
  /** Whether the answer is the code of a picture, so that its field is required. */
  needsCode: boolean
  captchaId: string | undefined
  image: string | undefined
  /** Expected format of the code. */
  code: PictureCode
  failed: boolean
  workState: WorkState
  /** Shows a new picture, or restarts proof of work if chosen. */
  renew(): void
  /** Returns the answer; waits for unfinished work. A login's work is bound to one name. */
  answer(values: { identifying: string; username?: string }): Promise<CaptchaAnswer>
}

interface CaptchaOptions {
  /** Required from the start, not only after a failure. */
  atOnce: boolean
  purpose: WorkPurpose
}

/** State of the captcha: hidden until required, and renewed after every answer. */
export function useCaptcha({ atOnce, purpose }: CaptchaOptions): Captcha {
  const [pictureNumber, setPictureNumber] = useState(atOnce ? 1 : 0)
  const { working: workState, result, restart } = useWork(purpose)
  const { chosen } = workState
  const isShown = pictureNumber > 0
  const { data, isError } = useQuery({ ...captchaPicture(pictureNumber), enabled: isShown && !chosen })
  return {
    isShown,
    needsCode: isShown && !chosen,
    captchaId: data?.captchaId,
    image: data?.image,
    code: data?.code ?? DEFAULT_PICTURE,
    failed: isError,
    workState,
    renew: () => (chosen ? restart() : setPictureNumber((before) => before + 1)),
    answer: async ({ identifying, username = '' }) => {
      if (!isShown) return {}
      return chosen ? { work: await result(username.trim()) } : { captcha: identifying, captchaId: data?.captchaId }
    },
  }
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { captchaPicture } from '../queries.ts'

export interface Captcha {
  shown: boolean
  captchaId: string | undefined
  image: string | undefined
  failed: boolean
  /** Shows a picture, or a new one in place of the one that stands there. */
  renew(): void
}

/** The picture with a code: hidden until it is asked for, and new after every answer. */
export function useCaptcha({ atOnce }: { atOnce: boolean }): Captcha {
  const [round, setRound] = useState(atOnce ? 1 : 0)
  const { data, isError } = useQuery({ ...captchaPicture(round), enabled: round > 0 })
  return {
    shown: round > 0,
    captchaId: data?.captchaId,
    image: data?.image,
    failed: isError,
    renew: () => setRound((before) => before + 1),
  }
}

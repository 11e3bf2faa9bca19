import { PICTURE_LIMITS, sendPicture } from '@ante/contract/support/pictures.ts'
import { useEffect, useRef, useState } from 'react'

import { sendFile } from '../../lib/calls/send-file.ts'
import { preparePicture } from '../../ui/attach/prepare-picture.ts'
import type { PictureProblem, PreparedPicture } from '../../ui/attach/prepare-picture.ts'

/** From a file that somebody chooses to a picture that the gateway keeps, or why it does not. */
type Phase =
  | { name: 'looking' }
  | { name: 'wrong'; problem: PictureProblem }
  | { name: 'sending'; picture: PreparedPicture; share: number }
  | { name: 'failed'; picture: PreparedPicture; error: unknown }
  | { name: 'sent'; picture: PreparedPicture; sent: string }

export interface ChosenPicture {
  key: number
  phase: Phase
}

/** The pictures of one feedback, each on its way for itself. Leaving stops what is being sent. */
export function usePictures() {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([])
  const lastKey = useRef(0)
  const stops = useRef(new Map<number, AbortController>())
  useEffect(() => {
    const running = stops.current
    return () => running.forEach((stop) => stop.abort())
  }, [])
  const change = (key: number, phase: Phase) =>
    setPictures((all) => all.map((one) => (one.key === key ? { key, phase } : one)))

  const send = async (key: number, picture: PreparedPicture) => {
    const stop = new AbortController()
    stops.current.set(key, stop)
    const onProgress = (share: number) => change(key, { name: 'sending', picture, share })
    onProgress(0)
    try {
      const { name } = await sendFile(sendPicture, {}, picture.file, { onProgress, signal: stop.signal })
      change(key, { name: 'sent', picture, sent: name })
    } catch (error) {
      change(key, { name: 'failed', picture, error })
    }
    stops.current.delete(key)
  }
  const choose = async (file: File | undefined) => {
    if (!file) return
    const key = (lastKey.current += 1)
    setPictures((all) => [...all, { key, phase: { name: 'looking' } }])
    const picture = await preparePicture(file, PICTURE_LIMITS)
    if (typeof picture === 'string') change(key, { name: 'wrong', problem: picture })
    else await send(key, picture)
  }
  const remove = (key: number) => {
    stops.current.get(key)?.abort()
    setPictures((all) => all.filter((one) => one.key !== key))
  }
  return { pictures, choose, send, remove, clear: () => setPictures([]) }
}

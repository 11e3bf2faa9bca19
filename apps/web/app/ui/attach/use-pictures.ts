import { useEffect, useRef, useState } from 'react'

import type { UploadOptions } from '../../lib/calls/send-file.ts'
import { preparePicture } from './prepare-picture.ts'
import type { PictureLimits, PictureProblem, PreparedPicture } from './prepare-picture.ts'

/** Phases of a picture, from the selected file to the stored picture, or the problem. */
export type PicturePhase =
  | { name: 'looking' }
  | { name: 'wrong'; problem: PictureProblem }
  | { name: 'sending'; picture: PreparedPicture; share: number }
  | { name: 'failed'; picture: PreparedPicture; error: unknown }
  /** `sent` is the gateway's id of the picture. */
  | { name: 'sent'; picture: PreparedPicture; sent: string }

export interface ChosenPicture {
  key: number
  phase: PicturePhase
}

/** Sends one picture; resolves to the gateway's id. */
type SendPicture = (file: Blob, sending: UploadOptions) => Promise<string>

/** Returns the pictures of one form; each is uploaded independently. Unmounting aborts the uploads. */
export function usePictures(limits: PictureLimits, sendPicture: SendPicture) {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([])
  const lastKey = useRef(0)
  const stops = useRef(new Map<number, AbortController>())
  useEffect(() => {
    const running = stops.current
    return () => running.forEach((stop) => stop.abort())
  }, [])
  const change = (key: number, phase: PicturePhase) =>
    setPictures((previous) => previous.map((item) => (item.key === key ? { key, phase } : item)))

  const send = async (key: number, picture: PreparedPicture) => {
    const stop = new AbortController()
    stops.current.set(key, stop)
    const onProgress = (share: number) => change(key, { name: 'sending', picture, share })
    onProgress(0)
    try {
      const sent = await sendPicture(picture.file, { onProgress, signal: stop.signal })
      change(key, { name: 'sent', picture, sent })
    } catch (error) {
      change(key, { name: 'failed', picture, error })
    }
    stops.current.delete(key)
  }
  const choose = async (file: File | undefined) => {
    if (!file) return
    const key = (lastKey.current += 1)
    setPictures((previous) => [...previous, { key, phase: { name: 'looking' } }])
    const picture = await preparePicture(file, limits)
    if (typeof picture === 'string') change(key, { name: 'wrong', problem: picture })
    else await send(key, picture)
  }
  const remove = (key: number) => {
    stops.current.get(key)?.abort()
    setPictures((previous) => previous.filter((candidate) => candidate.key !== key))
  }
  return { pictures, choose, send, remove, clear: () => setPictures([]) }
}

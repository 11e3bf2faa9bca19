import { use, useState } from 'react'

import { PictureSources } from './picture-sources.ts'
import { pictureAddress } from './picture-address.ts'

/** Where a picture is to be had now: the next source each time one fails, null once there is none left. */
export function usePictureSource(src: string) {
  const sources = use(PictureSources)
  const [failed, setFailed] = useState({ src, count: 0 })
  // What failed was another picture's.
  const count = failed.src === src ? failed.count : 0
  // Told twice of one failure, it goes on by one.
  const fail = () => setFailed({ src, count: count + 1 })
  // It may have failed before this page was taken over, when nobody listened yet.
  const look = (node: HTMLImageElement | null) => {
    if (node?.complete && node.naturalWidth === 0) fail()
  }
  return { source: pictureAddress(src, sources, count), look, fail }
}

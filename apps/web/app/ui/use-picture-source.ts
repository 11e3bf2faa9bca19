import { use, useState } from 'react'

import { PictureSources } from './picture-sources.ts'
import { pictureAddress } from './picture-address.ts'

/** Returns the current source of an image: the next source after each failure, null when none is left. */
export function usePictureSource(src: string) {
  const sources = use(PictureSources)
  const [failed, setFailed] = useState({ src, count: 0 })
  // Failures of a previous image are ignored.
  const count = failed.src === src ? failed.count : 0
  // Sets the count of this render plus one, so that repeated reports of one failure advance only once.
  const fail = () => setFailed({ src, count: count + 1 })
  // The image may have failed before hydration, when there was no listener yet.
  const checkLoaded = (node: HTMLImageElement | null) => {
    if (node?.complete && node.naturalWidth === 0) fail()
  }
  return { source: pictureAddress(src, sources, count), ref: checkLoaded, fail }
}

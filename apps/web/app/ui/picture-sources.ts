import { createContext } from 'react'

/** Sources of images, in order of preference. `''` is our own host. */
export const PictureSources = createContext<readonly string[]>([''])

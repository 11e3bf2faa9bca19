import { createContext } from 'react'

/** Where pictures may come from, in order; the first is asked first. `''` is our own host. */
export const PictureSources = createContext<readonly string[]>([''])

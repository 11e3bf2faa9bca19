import { createContext } from 'react'
import type { ComponentPropsWithRef, ElementType } from 'react'

/** What a picture is drawn by. Where many come and go, each waits for its turn. */
export const PictureElement = createContext<ElementType<ComponentPropsWithRef<'img'>>>('img')

import { createElement } from 'react'
import type { ReactNode } from 'react'

import { parseRichText } from '../lib/rich-text.ts'
import type { RichNode } from '../lib/rich-text.ts'
import { AnyLink } from './any-link.tsx'
import styles from './rich-text.module.css'

/** A merchant's HTML, made of our own elements. */
export function RichText({ html }: { html: string }) {
  return createElement('div', { className: styles.text }, ...parseRichText(html).map(drawn))
}

function drawn(node: RichNode): ReactNode {
  if (typeof node === 'string') return node
  const { tag, address, words, children } = node
  if (tag === 'img') return <img src={address} alt={words ?? ''} loading="lazy" />
  const inner = children.map(drawn)
  if (tag !== 'a') return createElement(tag, null, ...inner)
  return address ? createElement(AnyLink, { to: address }, ...inner) : createElement('span', null, ...inner)
}

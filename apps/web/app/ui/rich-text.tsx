import type { RichNode, RichText as Text } from '@ante/contract/messaging/rich-text/rich-text.ts'
import { createElement } from 'react'
import type { ReactNode } from 'react'

import { AnyLink } from './any-link.tsx'
import { RichPicture } from './rich-picture.tsx'
import styles from './rich-text.module.css'

interface RichTextProps {
  text: Text
  /** Called when a link in the text was followed. */
  onFollow?: (() => void) | undefined
}

/** A merchant's formatted text. */
export function RichText({ text, onFollow }: RichTextProps) {
  return createElement('div', { className: styles.text }, ...drawn(text, onFollow))
}

const drawn = (text: Text, onFollow: RichTextProps['onFollow']) => text.map((node) => drawing(node, onFollow))

function drawing(node: RichNode, onFollow: RichTextProps['onFollow']): ReactNode {
  if (typeof node === 'string') return node
  if (node.tag === 'img') return <RichPicture address={node.src} description={node.alt} />
  if (!('children' in node)) return createElement(node.tag)
  const inner = drawn(node.children, onFollow)
  if (node.tag === 'a') {
    return createElement(AnyLink, { to: node.href, ...(onFollow && { onClick: onFollow }) }, ...inner)
  }
  if (node.tag === 'td' || node.tag === 'th') {
    return createElement(node.tag, { colSpan: node.colSpan, rowSpan: node.rowSpan, dir: 'auto' }, ...inner)
  }
  return createElement(node.tag, null, ...inner)
}

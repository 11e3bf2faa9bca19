import { createElement } from 'react'
import type { ReactNode } from 'react'

import { parseRichText } from '@ante/contract/messaging/rich-text/rich-text.ts'
import type { RichElement, RichNode } from '@ante/contract/messaging/rich-text/rich-text.ts'
import { AnyLink } from './any-link.tsx'
import { RichPicture } from './rich-picture.tsx'
import styles from './rich-text.module.css'

interface RichTextProps {
  html: string
  /** Somebody follows a link of it. */
  onFollow?: (() => void) | undefined
}

/** A merchant's HTML, made of our own elements. */
export function RichText({ html, onFollow }: RichTextProps) {
  const drawn = parseRichText(html).map((node) => drawing(node, onFollow))
  return createElement('div', { className: styles.text }, ...drawn)
}

function drawing(node: RichNode, onFollow: RichTextProps['onFollow']): ReactNode {
  if (typeof node === 'string') return node
  const { tag, address, words, children } = node
  if (tag === 'img') return <RichPicture address={address ?? ''} words={words ?? ''} />
  const inner = children.map((child) => drawing(child, onFollow))
  if (tag === 'td' || tag === 'th') {
    return createElement(tag, { colSpan: node.columns, rowSpan: node.rows, dir: 'auto' }, ...inner)
  }
  if (tag !== 'a' || !address) return createElement(nameOf(node), null, ...inner)
  return createElement(AnyLink, { to: address, ...(onFollow && { onClick: onFollow }) }, ...inner)
}

const BLOCKS = new Set(['p', 'ul', 'ol', 'h3', 'blockquote', 'hr', 'table'])

/** A browser ends a paragraph where another block begins: what holds one is none. A link that leads nowhere is text. */
function nameOf({ tag, children }: RichElement): string {
  if (tag === 'a') return 'span'
  return tag === 'p' && holdsBlock(children) ? 'div' : tag
}

const holdsBlock = (nodes: RichNode[]): boolean =>
  nodes.some((node) => typeof node !== 'string' && (BLOCKS.has(node.tag) || holdsBlock(node.children)))

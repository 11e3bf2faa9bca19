import { textSections } from '@ante/contract/messaging/text-sections.ts'
import type { TextSection } from '@ante/contract/messaging/text-sections.ts'

import { richTextOf } from '../../kit/rich-text/rich-text-of.ts'
import type { StoredAgreement } from '../public.ts'
import { NotDone } from '../../operator/kit/failures.ts'

type Sections = NonNullable<StoredAgreement['texts'][keyof StoredAgreement['texts']]>

const LONGEST_TITLE = 200
const LONGEST_SECTION = 20_000
const MOST_SECTIONS = 60

/** Parses terms as operators write them: a line `# Title` starts each section, followed by its HTML. */
export function sectionsOf(text: string): Sections {
  const sections = textSections(text)
  if (!sections)
    throw new NotDone('The text must begin with the heading of its first section, for example `# Eligibility`.')
  refuseBadSections(sections)
  return sections.map(({ title, content }) => ({ title, body: richTextOf(content) }))
}

function refuseBadSections(sections: TextSection[]): void {
  if (sections.length > MOST_SECTIONS) throw new NotDone(`Too many sections: use at most ${MOST_SECTIONS}.`)
  for (const { title, content } of sections) {
    if (content === '') throw new NotDone(`The section "${title}" is empty.`)
    if (title.length > LONGEST_TITLE) throw new NotDone(`A title has at most ${LONGEST_TITLE} characters: "${title}".`)
    if (content.length > LONGEST_SECTION)
      throw new NotDone(`The section "${title}" has more than ${LONGEST_SECTION} characters.`)
  }
}

import type { AgreementContent } from '@ante/contract/console/agreements.ts'

import { agreementKind, draftSectionsOf, listedSections } from '../../messaging/public.ts'
import type { DraftAgreement } from '../../messaging/public.ts'
import type { ContentScreen } from './content-screen.ts'

type NoFields = Record<string, never>

export const agreementScreen: ContentScreen<AgreementContent, DraftAgreement, NoFields, NoFields> = {
  kind: agreementKind,
  stored: ({ texts, ...content }) => ({ ...content, texts: draftSectionsOf(texts) }),
  wire: ({ texts, ...content }) => ({ ...content, texts: listedSections(texts) }),
  problem: async () => null,
  previewPath: () => '/m/useragreement',
  listed: () => ({}),
}

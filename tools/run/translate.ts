// The translators' door stands beside the catalogues, and reads its own arguments.
await import('../../apps/web/translations/translate.ts')

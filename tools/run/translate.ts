// The translators' door stands beside the catalogues, and reads its own arguments.
await import('@ante/web/translations/translate.ts')

import { usePictureSource } from './use-picture-source.ts'

/** A picture within a merchant's text. One that cannot be had gives way to its words. */
export function RichPicture({ address, words }: { address: string; words: string }) {
  const { source, look, fail } = usePictureSource(address)
  if (source === null) return words
  return <img key={source} ref={look} src={source} alt={words} loading="lazy" decoding="async" onError={fail} />
}

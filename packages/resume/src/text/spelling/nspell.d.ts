declare module 'nspell' {
  type Dictionary = { aff: Uint8Array; dic: Uint8Array };
  const nspell: (dictionary: Dictionary) => { correct(word: string): boolean };
  export default nspell;
}

declare module 'nspell' {
  type Dictionary = { aff: Uint8Array; dic: Uint8Array };
  type Spell = {
    correct(word: string): boolean;
    /** each word with its marks */
    data: Record<string, readonly string[]>;
    flags: Record<string, unknown>;
  };
  const nspell: (dictionary: Dictionary) => Spell;
  export default nspell;
}

const HAN = /\p{Script=Han}/u;

/** True where a text holds Chinese characters. */
export const hasChinese = (text: string): boolean => HAN.test(text);

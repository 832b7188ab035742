import type { SamplePlace } from '../../i18n/sample/account.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Where a check found something, in words: "Fieldnote Foods 1, 3 · …", or the very words, or the whole. */
export function usePlaceWords(): (places: SamplePlace[]) => string {
  const { t } = useTranslation('home');
  return (places) => {
    const bullets = new Map<string, number[]>();
    const quotes: string[] = [];
    for (const place of places) {
      if (place && 'at' in place) bullets.set(place.at, [...(bullets.get(place.at) ?? []), place.item]);
      else if (place) quotes.push(t('proof.quote', { quote: place.quote }));
    }
    const between = t('proof.between');
    const words: string[] = [...bullets].map(([name, items]) => t('proof.at', { name, items: items.join(between) }));
    if (quotes.length > 0) words.push(t('proof.profile', { quotes: quotes.join(between) }));
    return words.length > 0 ? words.join(' · ') : t('proof.whole');
  };
}

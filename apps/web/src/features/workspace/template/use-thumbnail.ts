import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { call } from '../../../lib/api.ts';
import { pictureOf } from '../../../ui/paper-svg.ts';
import type { Draft } from '../state/draft.ts';

/** The first page of the person's own words in one template, as the address of a picture. */
export const useThumbnail = ({ language, content, style }: Draft, template: string): string | undefined => {
  const input = { language, content, style: { ...style, template } };
  const { data } = useQuery({
    queryKey: ['thumbnail', input],
    queryFn: () => call('POST /resume/preview', input),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    placeholderData: (previous) => previous,
  });
  const url = useMemo(() => {
    const page = data?.pages[0];
    const picture = page && pictureOf(page, data.glyphs);
    return picture ? URL.createObjectURL(new Blob([picture], { type: 'image/svg+xml' })) : undefined;
  }, [data]);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  return url;
};

import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Draft } from '../../editor/document/draft.ts';
import type { Beside } from '../../editor/document/use-pair.ts';
import { pictureOf } from '../../editor/preview/page/paper-svg.ts';
import { call } from '../../lib/api.ts';

let line: Promise<unknown> = Promise.resolve();

/** One after the other: the pictures of twenty templates must not hold up the page that is being written. */
function inLine<R>(job: () => Promise<R>): Promise<R> {
  const mine = line.then(job);
  line = mine.catch(() => {});
  return mine;
}

/** The first page of the person's own words in one template, with its twin where that sets both, as the address of a picture; asked for once `seen`. */
export const useThumbnail = (
  { language, content, style }: Draft,
  template: { id: string; version: number; bothSince?: number },
  seen: boolean,
  beside: Beside,
): string | undefined => {
  const twin = template.bothSince === undefined ? null : beside;
  const input = {
    language,
    content,
    style: { ...style, template: template.id, templateVersion: template.version },
    ...(twin && { resumeId: twin.resumeId }),
  };
  const { data } = useQuery({
    queryKey: ['thumbnail', input, twin?.state],
    queryFn: ({ signal }) =>
      inLine(async () => (signal.aborted ? null : call('POST /resume/preview', input, { signal }))),
    enabled: seen,
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

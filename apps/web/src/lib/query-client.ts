import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query';
import type { EndpointKey, Input, Output } from '@verdant/contracts';
import { onLanguage } from '../i18n/say.ts';
import { ApiError, call } from './api.ts';
import { isAway, onWeather } from './weather/weather.ts';

const worthAnotherTry = (error: Error): boolean =>
  error instanceof ApiError && (error.error === 'network' || error.error === 'requestTimeout' || error.status >= 500);

export const queryClient = new QueryClient({
  defaultOptions: {
    // whether the server is there is asked of the server, not of the browser's network
    queries: {
      networkMode: 'always',
      retry: (failures, error) => failures < 2 && worthAnotherTry(error),
      staleTime: 5_000,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

// what could not be had while the server was away comes by itself
onWeather(() => {
  const failed = (query: { state: { status: string } }) => query.state.status === 'error';
  if (!isAway()) void queryClient.refetchQueries({ type: 'active', predicate: failed });
});

// what the server says in words it says in the language that it is asked in
onLanguage(() => void queryClient.invalidateQueries());

/** The cache knows an answer by its endpoint and what was asked. */
export const queryKey = <K extends EndpointKey>(key: K, input?: Input<K>): readonly unknown[] =>
  input === undefined ? [key] : [key, input];

type CallOptions = {
  enabled?: boolean;
  staleTime?: number;
  retry?: boolean /** shows the last answer while another page or order is asked for */;
  keep?: boolean;
};

/** An endpoint's answer as a query. */
export const useCall = <K extends EndpointKey>(key: K, input: Input<K>, { keep, ...options }: CallOptions = {}) =>
  useQuery<Output<K>>({
    queryKey: queryKey(key, input),
    queryFn: ({ signal }) => call(key, input, { signal }),
    ...(keep ? { placeholderData: keepPreviousData } : {}),
    ...options,
  });

/** Asks again whatever is on screen of these endpoints. */
export const refresh = (...keys: EndpointKey[]) =>
  Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: queryKey(key) })));

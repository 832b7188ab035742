import { useEffect } from 'react';
import { onLeft } from '../../editor/document/kept/kept-edits.ts';
import { sendKept } from '../../editor/document/kept/send-kept.ts';
import { needAllWords, say } from '../../i18n/index.ts';
import { toast } from '../../lib/toast.ts';
import { isAway, onWeather } from '../../lib/weather/weather.ts';

/** Sends what pages that are gone have left in this browser: at the start, and whenever the server comes back. */
export function KeptSender({ userId }: { userId: string }) {
  useEffect(() => {
    const told = new Set<string>();
    const send = async () => {
      if (isAway()) return;
      const { sent, waiting } = await sendKept(userId);
      const news = waiting.filter(({ id }) => !told.has(id));
      if (sent.length + news.length > 0) await needAllWords();
      for (const { name } of sent) toast.good(say('workspace:save.sentLater', { name }));
      for (const { id, name } of news) [told.add(id), toast.stays(say('workspace:save.waits', { name }), 'bad')];
    };
    void send();
    const stops = [onWeather(send), onLeft(send)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [userId]);
  return null;
}

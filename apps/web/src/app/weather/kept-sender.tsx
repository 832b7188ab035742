import { useEffect } from 'react';
import { keptOf, onLeft, onSettled } from '../../editor/document/kept/kept-edits.ts';
import { sendKept } from '../../editor/document/kept/send-kept.ts';
import { needAllWords, say } from '../../i18n/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../lib/toast.ts';
import { isAway, onWeather } from '../../lib/weather/weather.ts';

const Waits = ({ name }: { name: string }) => useTranslation('workspace').t('save.waits', { name });

/**
 * Sends what pages that are gone have left in this browser: at the start, and whenever the server comes back. What has
 * to be decided is said until it is, and no longer than the person is signed in.
 */
export function KeptSender({ userId }: { userId: string }) {
  useEffect(() => {
    const told = new Set<string>();
    let isOver = false;
    const takeBack = (id: string) => [told.delete(id), toast.gone(id)];
    const look = async () => {
      const left = (await keptOf(userId)).map(({ id }) => id);
      for (const id of told) if (!left.includes(id)) takeBack(id);
    };
    const send = async () => {
      if (isAway()) return;
      const { sent, waiting } = await sendKept(userId);
      const news = waiting.filter(({ id }) => !told.has(id));
      if (sent.length + news.length > 0) await needAllWords();
      if (isOver) return;
      for (const { name } of sent) toast.good(say('workspace:save.sentLater', { name }));
      for (const { id, name } of news) [told.add(id), toast.waits(id, <Waits name={name} />)];
      await look();
    };
    void send();
    const stops = [onWeather(send), onLeft(send), onSettled(look)];
    return () => {
      isOver = true;
      for (const stop of stops) stop();
      for (const id of told) takeBack(id);
    };
  }, [userId]);
  return null;
}

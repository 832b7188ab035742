import { useDocumentState } from '../../../editor/document/use-document-state.ts';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { WeatherBar } from '../../../editor/saving/weather-bar.tsx';

/** What the weather is to the document at work. */
export const DocumentWeather = () => {
  const { isKept } = useWorkspace();
  const save = useDocumentState((state) => state.save);
  const waiting = useDocumentState((state) => state.waiting);
  return <WeatherBar state={{ save, waiting }} isKept={isKept} />;
};

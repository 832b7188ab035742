import { UPLOAD_MAX_MB } from '@verdant/contracts/constants';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type FileProblem, fileProblem, SOURCE_ACCEPT } from '../../lib/source-file.ts';
import classes from './start.module.css';

type Props = { onFile: (file: File) => void; className?: string; children: ReactNode };

/** Takes a file by drop or by choice. Tells what is wrong with any other file and passes it on to nobody. */
export function FileDrop({ onFile, className = '', children }: Props) {
  const { t } = useTranslation('start');
  const [over, setOver] = useState(false);
  const [failure, setFailure] = useState<{ wrong: FileProblem | 'several'; name: string } | null>(null);
  const take = async (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    const wrong = files.length > 1 ? 'several' : await fileProblem(file);
    setFailure(wrong && { wrong, name: file.name });
    if (!wrong) onFile(file);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files);
  };
  return (
    <label
      className={`${classes.drop} ${className}`}
      data-over={over || undefined}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        accept={SOURCE_ACCEPT}
        className={classes.input}
        data-autofocus
        onChange={({ currentTarget }) => {
          void take(currentTarget.files).finally(() => {
            currentTarget.value = '';
          });
        }}
      />
      {children}
      {failure && (
        <span className={classes.failure} role="alert">
          {t(`failure.${failure.wrong}`, { name: failure.name, max: UPLOAD_MAX_MB })}
        </span>
      )}
    </label>
  );
}

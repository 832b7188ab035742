import { useT } from '../../../editor/use-t.ts';
import { LineField } from './line-field.tsx';

type Name =
  | 'company'
  | 'position'
  | 'location'
  | 'name'
  | 'role'
  | 'school'
  | 'degree'
  | 'major'
  | 'issuer'
  | 'category'
  | 'title';
type Props<N extends Name> = {
  item: { [K in N]: string };
  base: string;
  name: N;
  label?: string;
  wide?: boolean;
  patch: (change: { [K in N]: string }, key: string) => void;
};

/** One line of an entry. */
export const ItemLine = <N extends Name>({ item, base, name, label, wide, patch }: Props<N>) => {
  const { t } = useT();
  return (
    <LineField
      path={`${base}/${name}`}
      label={label ?? t(`workspace:field.${name}`)}
      value={item[name]}
      wide={wide}
      onChange={(value) => patch({ [name]: value } as { [K in N]: string }, `${base}/${name}`)}
    />
  );
};

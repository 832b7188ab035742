import { useTranslation } from '../../../i18n/use-translation.ts';
import { call } from '../../../lib/api.ts';
import { useCall } from '../../../lib/query-client.ts';
import { useCurrent } from '../../../lib/session.ts';
import { PersonMark } from '../../../ui/person-mark.tsx';
import shared from '../account.module.css';
import { Card, Loaded } from '../part.tsx';
import { AddPicture } from './add-picture.tsx';
import classes from './avatars.module.css';
import { Picture } from './picture.tsx';
import { useAvatarChange } from './use-avatar-change.ts';

/** The first letter and the pictures of a person; one of them is the avatar. */
export function AvatarsPart({ title }: { title?: string }) {
  const { t } = useTranslation('account');
  const { user } = useCurrent();
  const images = useCall('POST /resume/image/list', {});
  const toLetter = useAvatarChange(() => call('POST /resume/image/default', {}));
  return (
    <Card {...(title ? { title } : {})}>
      <p className={shared.text}>{t('avatars.text')}</p>
      <Loaded query={images}>
        {(all) => (
          <ul className={classes.avatars}>
            {user && (
              <Picture
                label={t('avatars.letter')}
                inUse={!all.some(({ imageSelect }) => imageSelect)}
                busy={toLetter.isPending}
                onUse={() => toLetter.mutate(undefined)}
              >
                <PersonMark user={{ ...user, headimgurl: null }} size={64} />
              </Picture>
            )}
            {all.map((image, at) => (
              <Picture.Own key={image.id} image={image} place={at + 1} />
            ))}
            <AddPicture />
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

import { ActionIcon, Menu, Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { WISHES, type Wish } from '@verdant/contracts/constants';
import { useT } from '../../../editor/use-t.ts';
import { useWishName } from './use-wish-name.ts';
import type { Wishes } from './use-wishes.ts';
import { WISH_KEY } from './wish-key.ts';
import classes from './wishes.module.css';

/** The small button of a line and what can be wished of it. What nobody can do now says why. */
export const WishMenu = ({ wishes, label }: { wishes: Wishes; label: string }) => {
  const { t } = useT();
  const nameOf = useWishName(wishes);
  const { isOpen, isBlank, wishes: known } = wishes;
  const title = t('analysis:wish.open', { label });
  const why = (wish: Wish) => known?.offers[wish].why ?? null;
  const hint = (wish: Wish) => {
    const reason = why(wish);
    return reason === null ? t(`analysis:wish.hint.${wish}`) : t(`analysis:wish.why.${reason}`);
  };
  return (
    <Menu
      opened={isOpen}
      onChange={(open) => (open ? wishes.open() : wishes.closeMenu())}
      position="bottom-end"
      width={272}
      // among the landmarks of the page, over the edges of the panel
      withinPortal={false}
      floatingStrategy="fixed"
      returnFocus={false}
      // the key that opens it goes on to the document, and would close it
      clickOutsideEvents={['mousedown', 'touchstart']}
      shadow="md"
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        <ActionIcon
          size={24}
          disabled={isBlank}
          aria-label={title}
          title={title}
          aria-keyshortcuts={WISH_KEY}
          // the button stays where it is while the cursor is in the line
          onMouseDown={(event) => event.preventDefault()}
        >
          <IconSparkles size={14} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('analysis:wish.menu')} className={classes.menu}>
        {WISHES.map((wish) => {
          const isAway = known === null || why(wish) !== null;
          return (
            <Menu.Item
              key={wish}
              aria-disabled={isAway}
              data-away={isAway || undefined}
              closeMenuOnClick={false}
              className={classes.item}
              onClick={() => !isAway && wishes.choose(wish)}
            >
              {nameOf(wish)}
              <Text size="2xs" className={classes.hint}>
                {known === null ? t('analysis:wish.loading') : hint(wish)}
              </Text>
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
};

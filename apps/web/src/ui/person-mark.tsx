import { Avatar } from '@mantine/core';
import { IconDiamond } from '@tabler/icons-react';
import type { User } from '@verdant/contracts';
import classes from './person-mark.module.css';

type Props = { user: Pick<User, 'headimgurl' | 'name' | 'nickname' | 'email'>; size?: number; member?: boolean };

/** The chosen picture, otherwise the first letter of the name on green. `member`: a membership is valid. */
export const PersonMark = ({ user, size = 30, member = false }: Props) => {
  const face = (
    <Avatar src={user.headimgurl} alt="" size={size} radius={999} color="bamboo" variant="filled">
      {[...(user.name || user.nickname || user.email)][0]?.toUpperCase()}
    </Avatar>
  );
  if (!member) return face;
  return (
    <span className={classes.member} data-member>
      {face}
      <span aria-hidden="true">
        <IconDiamond size={10} stroke={2.25} />
      </span>
    </span>
  );
};

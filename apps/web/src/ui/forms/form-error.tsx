import classes from './forms.module.css';

/** What went wrong when a form was sent; nothing while nothing did. */
export const Trouble = ({ text }: { text: string | null }) =>
  text && (
    <p className={classes.trouble} role="alert">
      {text}
    </p>
  );

export const WorkspacePage = () => null;

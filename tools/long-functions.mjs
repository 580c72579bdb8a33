/** Maximum number of lines of a function, without blank lines and comments. */
export const MAX_LINES = 60;

/** Files with longer functions, and the lines of the longest one. Rows may only be removed or lowered. */
export const LONG_FUNCTIONS = {};

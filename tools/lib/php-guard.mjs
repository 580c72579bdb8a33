/**
 * Guard that ends a generated PHP file when it is opened by its URL. The plugin directory requires it in every file.
 */
export const GUARD = "defined( 'ABSPATH' ) || exit;";

/** Ends a made PHP file that is opened by its address: the plugin directory asks for it, also where a file only returns. */
export const GUARD = "defined( 'ABSPATH' ) || exit;";

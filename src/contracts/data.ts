/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What becomes of what the plugin has stored: the option vestibule_data.
 */
export interface Data {
	/**
	 * When the plugin is deleted: keep leaves everything for when it comes back, delete takes all of it out of the site.
	 */
	onUninstall?: 'keep' | 'delete';
}

/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What becomes of what the plugin has stored, and who may use it: the option vestibule_data.
 */
export interface Data {
	/**
	 * When the plugin is deleted: keep leaves everything for when it comes back, delete takes all of it out of the site.
	 */
	onUninstall?: 'keep' | 'delete';
	/**
	 * Which abilities are public, so that AI assistants connected to the site may use them: none, those that only read, or all.
	 */
	assistants?: 'off' | 'read' | 'all';
}

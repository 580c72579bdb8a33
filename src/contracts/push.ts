/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * The option vestibule_push: notifications in the browser (docs/reference/push.md). What is empty is built in.
 */
export interface Push {
	provider: 'none' | 'self-hosted' | 'onesignal';
	/**
	 * Of the provider; our own needs none.
	 */
	appId: string;
	/**
	 * Address of the provider's script.
	 */
	script: string;
	/**
	 * Folder of the worker, below the plugin's own folder for push.
	 */
	workerPath: string;
	/**
	 * Of the worker, below the plugin's own folder for push.
	 */
	scope: string;
	/**
	 * Name of the worker.
	 */
	file: string;
	/**
	 * A worker of this name with .php at its end is one of old.
	 */
	legacyFile: string;
	/**
	 * Whom a push service may write to; empty is the site's address.
	 */
	contact: string;
	/**
	 * Whether subscribers are notified of each new post.
	 */
	sendsPosts: boolean;
	/**
	 * What a visitor can choose from; the slug is that of a category.
	 *
	 * @maxItems 10
	 */
	topics: {
		slug: string;
		label: string;
	}[];
}

/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What the browser gets of push, the same for every visitor; nothing secret.
 */
export interface PushProps {
	provider: 'none' | 'self-hosted' | 'onesignal';
	/**
	 * Path of the plugin's folder for push: every worker of ours is below.
	 */
	folder: string;
	workerPath: string;
	scope: string;
	file: string;
	legacyFile: string;
	appId: string;
	script: string;
	/**
	 * Of this site, base64url.
	 */
	publicKey: string;
	/**
	 * The address of admin-ajax.php.
	 */
	calls: string;
	/**
	 * Address of what is loaded when a visitor asks.
	 */
	ask: string;
}

/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What get_antibot_keys answers (docs/reference/comments.md): `data` and `expiry` with 200, `error_code` and `error_message` with 400, 403 and 429.
 */
export interface AntibotKeys {
	/**
	 * Name and value of each hidden input that the comment form gets.
	 */
	data?: string[][];
	/**
	 * When these keys run out, in unix seconds.
	 */
	expiry?: number;
	error_code?: string;
	/**
	 * For the console.
	 */
	error_message?: string;
}

interface Legacy {
	safari?: { pushNotification?: unknown };
}

/**
 * Checks whether the browser supports push notifications with an application server key, or Safari's legacy push
 * (docs/push.md).
 */
export const isSupported = ( scope: typeof globalThis ): boolean =>
	( 'PushManager' in scope &&
		'PushSubscriptionOptions' in scope &&
		'applicationServerKey' in scope.PushSubscriptionOptions.prototype &&
		'serviceWorker' in scope.navigator ) ||
	!! ( scope as Legacy ).safari?.pushNotification;

/**
 * Checks whether the device is an iPhone or iPad. iPads identify themselves as Macs, but Macs have at most one touch
 * point.
 */
export const isTouchDevice = ( {
	userAgent,
	maxTouchPoints,
}: Pick< Navigator, 'userAgent' | 'maxTouchPoints' > ): boolean =>
	/iPhone|iPad|iPod/.test( userAgent ) || ( userAgent.includes( 'Macintosh' ) && maxTouchPoints > 1 );

export type Allowance = 'yes' | 'no' | 'unasked';

/**
 * Returns the visitor's choice in the cookie notice. On a site without the notice, a click on the button counts as
 * consent.
 */
export const allowance = ( { body }: Document ): Allowance => {
	if ( body.classList.contains( 'cookies-refused' ) ) {
		return 'no';
	}
	const isAsked = body.classList.contains( 'cookies-not-set' );
	return isAsked ? 'unasked' : 'yes';
};

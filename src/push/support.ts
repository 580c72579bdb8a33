interface Legacy {
	safari?: { pushNotification?: unknown };
}

/** Push with an application server key, or the older push of one desktop browser (docs/push.md). */
export const isSupported = ( scope: typeof globalThis ): boolean =>
	( 'PushManager' in scope &&
		'PushSubscriptionOptions' in scope &&
		'applicationServerKey' in scope.PushSubscriptionOptions.prototype &&
		'serviceWorker' in scope.navigator ) ||
	!! ( scope as Legacy ).safari?.pushNotification;

/** Tablets of one vendor say that they are desktops, but desktops have one point of touch at most. */
export const isTouchDevice = ( {
	userAgent,
	maxTouchPoints,
}: Pick< Navigator, 'userAgent' | 'maxTouchPoints' > ): boolean =>
	/iPhone|iPad|iPod/.test( userAgent ) || ( userAgent.includes( 'Macintosh' ) && maxTouchPoints > 1 );

export type Allowance = 'yes' | 'no' | 'unasked';

/** What the visitor said to the cookie notice; where there is none, pressing the button says it. */
export const allowance = ( { body }: Document ): Allowance => {
	if ( body.classList.contains( 'cookies-refused' ) ) {
		return 'no';
	}
	const isAsked = body.classList.contains( 'cookies-not-set' );
	return isAsked ? 'unasked' : 'yes';
};

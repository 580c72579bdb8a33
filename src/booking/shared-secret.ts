/** Maximum duration of a hold in milliseconds. Older secrets are not reused. */
const LIFE = 30 * 60_000;
const SECRET = /^[0-9a-f]{32}$/;

export interface SharedSecret {
	/** Returns the secret of the last tab that requested a hold, or a new one. */
	get: () => string;
	/** Notifies the other tabs that this tab has requested a hold. */
	announce: ( secret: string ) => void;
	/** Checks whether a storage event is a notification from another tab. */
	isNews: ( event: Pick< StorageEvent, 'key' | 'newValue' > ) => boolean;
}

/**
 * Creates the secret that all tabs of a visitor share, so that a visitor holds only one time. Only the tab that most
 * recently requested a hold holds a time. If storage is not available, each tab uses its own secret.
 *
 * @param event
 * @param storage Returns null if storage is not available.
 * @param now
 * @param newSecret
 */
export function sharedSecret(
	event: number,
	storage: () => Pick< Storage, 'getItem' | 'setItem' > | null,
	now: () => number,
	newSecret: () => string
): SharedSecret {
	const key = `vestibule-hold-${ event }`;
	const quietly = < T >( work: () => T ): T | undefined => {
		try {
			return work();
		} catch {
			return undefined;
		}
	};
	return {
		get() {
			const [ secret = '', at = '' ] = quietly( () => storage()?.getItem( key )?.split( ' ' ) ) ?? [];
			return SECRET.test( secret ) && now() - Number( at ) < LIFE ? secret : newSecret();
		},
		announce: ( secret ) => void quietly( () => storage()?.setItem( key, `${ secret } ${ now() }` ) ),
		isNews: ( news ) => news.key === key && news.newValue !== null,
	};
}

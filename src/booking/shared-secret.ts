/** Longer than this no hold lasts, in ms; an older secret is none. */
const LIFE = 30 * 60_000;
const SECRET = /^[0-9a-f]{32}$/;

export interface SharedSecret {
	/** The secret of whichever tab asked last, or a new one. */
	get: () => string;
	/** Lets the other tabs know that this one asks now. */
	announce: ( secret: string ) => void;
	/** Whether a change of the storage is such news. */
	isNews: ( event: Pick< StorageEvent, 'key' | 'newValue' > ) => boolean;
}

/**
 * One secret for all tabs of a visitor, so that they hold one time and not one each: the tab that asks last has it. A
 * browser that keeps nothing has a secret a tab.
 *
 * @param storage Answers null where there is none.
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

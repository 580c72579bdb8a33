/** Pause in milliseconds before a choice is requested, so that only the last of several quick choices is held. */
export const PAUSE = 500;
/** Pause in milliseconds after arrow key moves, because a screen reader reads each time aloud. */
export const LONG_PAUSE = 2000;
/** Milliseconds before its end at which a hold is renewed. Also the delay before a failed request is repeated. */
export const AHEAD = 25_000;
/** Maximum number of renewals without a new choice, so that a forgotten page doesn't hold a time all day. */
export const RENEWALS = 60;

/**
 * Result of a hold request: the end of the hold in milliseconds of the browser's clock, or the errors if the time is
 * taken, or 'not kept' if the server could not hold it for another reason. Null if there was no response: the time may
 * or may not be held.
 */
export type HoldAnswer = { until: number } | { taken: string[] } | 'not kept' | null;

export interface HoldOptions {
	/** Requests a hold for a start. The server releases the previous hold of the same secret. */
	ask: ( start: string, secret: string ) => Promise< HoldAnswer >;
	now: () => number;
	secret: () => string;
	/** Called when the hold of the chosen time changes. `until` is in milliseconds, 0 if the time is not held. */
	onKept: ( until: number ) => void;
	/** Hold that existed before the page was loaded, with its own secret. It is never renewed. */
	given?: { start: string; until: number; secret: string } | undefined;
	/** Called when the chosen time is taken by another visitor. */
	onTaken: ( errors: string[] ) => void;
}

export interface Hold {
	/**
	 * Sets the start that the visitor has chosen; empty for none. Has no effect if the start is the same.
	 *
	 * @param isPassing Whether the start was reached with an arrow key, so that another choice may follow.
	 */
	want: ( start: string, isPassing?: boolean ) => void;
	/** Records activity of the visitor. A hold is renewed only if the visitor was active. */
	touch: () => void;
	/** Returns the secret to send with the submission; empty before the first request. */
	secret: () => string;
	/** Returns the starts that may be reported as taken only because this visitor holds them. */
	own: () => string[];
	/** Clears the choice, because it is taken by another visitor. */
	lose: () => void;
	/** Resets everything after a submission, when the held time has been booked. */
	forget: () => void;
	/** Call when the visitor leaves the page. Returns the secret of the hold to release; empty if there is none. */
	leave: () => string;
	/**
	 * Call when another tab of the visitor has requested a hold. This tab requests none until the visitor is active
	 * again.
	 */
	yield: () => void;
	/** Call when the page is restored from the back/forward cache. */
	comeBack: () => void;
}

/**
 * Creates the hold of the chosen time while the visitor fills in the form (docs/rest.md). Sends one request at a time,
 * in the background. The form can be submitted even if no time is held.
 */
export function createHold( { ask, now, secret: newSecret, given, onKept, onTaken }: HoldOptions ): Hold {
	let wanted = '';
	let asking = '';
	let kept = { start: '', until: 0 };
	/** Start that was requested without a response, so it may be held. */
	let unsure = '';
	let secret = '';
	let left = RENEWALS;
	/** Whether the visitor was active since the last response. */
	let active = false;
	/** Whether requests are paused until the visitor is active again. */
	let idle = false;
	let timer: ReturnType< typeof setTimeout > | undefined;
	/** Whether a new choice must be requested after the current response. */
	let due = false;
	/** Increases with each reset. Responses from an earlier round are ignored. */
	let round = 0;

	const isGiven = ( start: string ) => given !== undefined && given.start === start && now() < given.until;
	const isKept = ( start: string ) =>
		isGiven( start ) || ( start !== '' && kept.start === start && now() < kept.until );
	const keptUntil = ( start: string ) => ( given && isGiven( start ) ? given : kept ).until;
	const after = ( pause: number, task: () => void ) => {
		clearTimeout( timer );
		timer = setTimeout( task, Math.max( 0, pause ) );
	};

	const again = () => {
		if ( active && left > 0 ) {
			left--;
			void request();
			return true;
		}
		return false;
	};
	const retry = () => {
		idle = ! again();
	};
	const lapse = () => {
		onKept( 0 );
		retry();
	};
	const waitForEnd = () => after( kept.until - now(), lapse );
	const renew = () => {
		if ( ! again() ) {
			idle = true;
			waitForEnd();
		}
	};

	async function request(): Promise< void > {
		if ( wanted === '' || asking !== '' ) {
			due = asking !== '';
			return;
		}
		const start = wanted;
		const mine = round;
		const before = isKept( start ) ? kept.until : 0;
		asking = start;
		due = false;
		secret ||= newSecret();
		const answer = await ask( start, secret ).catch( () => null );
		if ( mine !== round ) {
			return;
		}
		asking = '';
		active = false;
		unsure = answer ? '' : start;
		if ( answer && answer !== 'not kept' && 'until' in answer ) {
			kept = { start, until: answer.until };
		}
		if ( start !== wanted ) {
			if ( due ) {
				settle();
			}
		} else if ( ! answer || answer === 'not kept' ) {
			after( AHEAD, retry );
		} else if ( 'taken' in answer ) {
			lose( start );
			onTaken( answer.taken );
		} else {
			onKept( answer.until );
			// A hold that the server didn't extend is not requested again before it ends.
			if ( answer.until > before ) {
				after( answer.until - AHEAD - now(), renew );
			} else {
				waitForEnd();
			}
		}
	}
	/** Requests the chosen time, or schedules the renewal if it is already held. */
	function settle(): void {
		if ( isKept( wanted ) ) {
			const until = keptUntil( wanted );
			onKept( until );
			after( isGiven( wanted ) ? until - now() : until - AHEAD - now(), isGiven( wanted ) ? settle : renew );
		} else if ( wanted !== '' ) {
			void request();
		}
	}

	function lose( start: string ): void {
		given = given?.start === start ? undefined : given;
		if ( kept.start === start ) {
			kept = { start: '', until: 0 };
		}
		unsure = unsure === start ? '' : unsure;
		if ( wanted === start ) {
			wanted = '';
			clearTimeout( timer );
			onKept( 0 );
		}
	}

	return {
		want( start, isPassing = false ) {
			if ( start === wanted ) {
				return;
			}
			wanted = start;
			left = RENEWALS;
			idle = false;
			onKept( isKept( start ) ? keptUntil( start ) : 0 );
			after( isPassing ? LONG_PAUSE : PAUSE, settle );
		},
		touch() {
			active = true;
			if ( idle && wanted !== '' ) {
				idle = false;
				again();
			}
		},
		secret: () => ( given && isGiven( wanted ) ? given.secret : secret ),
		own: () => [
			...new Set( [ ...[ kept.start, given?.start ?? '' ].filter( isKept ), asking, unsure ].filter( Boolean ) ),
		],
		lose: () => lose( wanted ),
		forget() {
			round++;
			clearTimeout( timer );
			given = undefined;
			wanted = asking = unsure = secret = '';
			kept = { start: '', until: 0 };
			left = RENEWALS;
			active = idle = due = false;
			onKept( 0 );
		},
		leave() {
			const released = kept.start || asking || unsure ? secret : '';
			round++;
			clearTimeout( timer );
			asking = unsure = '';
			kept = { start: '', until: 0 };
			return released;
		},
		yield() {
			round++;
			clearTimeout( timer );
			asking = unsure = '';
			kept = { start: '', until: 0 };
			active = due = false;
			idle = wanted !== '' && ! isGiven( wanted );
			if ( idle ) {
				onKept( 0 );
			}
		},
		comeBack() {
			left = RENEWALS;
			onKept( 0 );
			settle();
		},
	};
}

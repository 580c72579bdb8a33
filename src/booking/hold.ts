/** Pause in milliseconds before a choice is requested, so that only the last of several quick choices is held. */
export const PAUSE = 500;
/** Pause in milliseconds after arrow key moves, because a screen reader reads each time aloud. */
export const LONG_PAUSE = 2000;
/** Milliseconds before its end at which a hold is renewed. Also the delay before a failed request is retried. */
export const AHEAD = 25_000;
/** Maximum number of renewals without a new choice, so that a forgotten page doesn't hold a time all day. */
export const RENEWALS = 60;

/**
 * Result of a hold request: the end of the hold in milliseconds of the browser's clock, or the errors if the time is
 * taken, or 'not held' if the server could not hold it for another reason. Null if there was no response: the time may
 * or may not be held.
 */
export type HoldResult = { until: number } | { taken: string[] } | 'not held' | null;

interface Held {
	start: string;
	/** Milliseconds. */
	until: number;
}

export interface HoldOptions {
	/** Requests a hold for a start. The server releases the previous hold of the same secret. */
	request: ( start: string, secret: string ) => Promise< HoldResult >;
	now: () => number;
	newSecret: () => string;
	/** Called when the hold of the chosen time changes. `until` is in milliseconds, 0 if the time is not held. */
	onHeld: ( until: number ) => void;
	/** Hold that existed before the page was loaded, with its own secret. It is never renewed. */
	given?: ( Held & { secret: string } ) | undefined;
	/** Called when another visitor holds or has booked the chosen time. */
	onTaken: ( errors: string[] ) => void;
}

export interface Hold {
	/**
	 * Sets the start that the visitor has chosen; empty for none. Has no effect if the start is the same.
	 *
	 * @param isPassing Whether the start was reached with an arrow key, so that another choice may follow.
	 */
	choose: ( start: string, isPassing?: boolean ) => void;
	/** Records activity of the visitor. A hold is renewed only if the visitor was active. */
	recordActivity: () => void;
	/** Returns the secret to send with the submission; empty before the first request. */
	secret: () => string;
	/** Returns the starts that may be reported as taken only because this visitor holds them. */
	starts: () => string[];
	/** Clears the choice, because it is taken by another visitor. */
	drop: () => void;
	/** Resets everything after a submission, when the held time has been booked. */
	reset: () => void;
	/** Call when the visitor leaves the page. Returns the secret of the hold to release; empty if there is none. */
	release: () => string;
	/**
	 * Call when another tab of the visitor has requested a hold. This tab requests none until the visitor is active
	 * again.
	 */
	pause: () => void;
	/** Call when the page is restored from the back/forward cache. */
	restore: () => void;
}

/** Returns the end of a hold if it is one of this start and has not expired; otherwise 0. */
const endOf = ( hold: Held | undefined, start: string, now: number ): number =>
	hold?.start === start && now < hold.until ? hold.until : 0;

/** Returns the hold, unless it is one of this start. */
const withoutStart = < T extends Held >( hold: T | undefined, start: string ): T | undefined =>
	hold?.start === start ? undefined : hold;

/** Creates a function that runs a task after a pause in milliseconds, instead of the previous task. */
function createTimer(): ( pause?: number, task?: () => void ) => void {
	let timer: ReturnType< typeof setTimeout > | undefined;
	return ( pause, task ) => {
		clearTimeout( timer );
		timer = task && setTimeout( task, pause );
	};
}

/**
 * Creates the hold of the chosen time while the visitor fills in the form (docs/rest.md). Sends one request at a time,
 * in the background. The form can be submitted even if no time is held.
 */
export function createHold( { request: send, now, newSecret, given, onHeld, onTaken }: HoldOptions ): Hold {
	let chosen = '';
	/** Start of the current request. */
	let pending = '';
	let held: Held | undefined;
	/** Start that was requested without a response, so it may be held. */
	let unsure = '';
	let secret = '';
	/** Number of renewals that are left. */
	let renewals = RENEWALS;
	/** Whether the visitor was active since the last response. */
	let isActive = false;
	/** Whether requests are paused until the visitor is active again. */
	let isPaused = false;
	/** Whether a new choice must be requested after the current response. */
	let isDue = false;
	/** Increases with each reset. Responses from an earlier round are ignored. */
	let round = 0;
	const schedule = createTimer();

	const givenUntil = ( start: string ) => endOf( given, start, now() );
	const heldUntil = ( start: string ) => givenUntil( start ) || endOf( held, start, now() );

	/** Sends the request again if the visitor was active. Returns whether it was sent. */
	const repeat = () => {
		const repeats = isActive && renewals > 0;
		if ( repeats ) {
			renewals--;
			void request();
		}
		return repeats;
	};
	const retry = () => {
		isPaused = ! repeat();
	};
	const scheduleEnd = ( until: number ) =>
		schedule( until - now(), () => {
			onHeld( 0 );
			retry();
		} );
	const scheduleRenewal = ( until: number ) =>
		schedule( until - AHEAD - now(), () => {
			if ( ! repeat() ) {
				isPaused = true;
				scheduleEnd( until );
			}
		} );

	async function request(): Promise< void > {
		isDue = pending !== '';
		if ( chosen === '' || isDue ) {
			return;
		}
		const [ start, mine, before ] = [ chosen, round, heldUntil( chosen ) ];
		pending = start;
		secret ||= newSecret();
		const result = await send( start, secret ).catch( () => null );
		if ( mine !== round ) {
			return;
		}
		pending = '';
		isActive = false;
		unsure = result ? '' : start;
		if ( result && result !== 'not held' && 'until' in result ) {
			held = { start, until: result.until };
		}
		if ( start === chosen ) {
			finish( result, before );
		} else if ( isDue ) {
			settle();
		}
	}
	/** Reports the result for the chosen time, and schedules the next request. */
	function finish( result: HoldResult, before: number ): void {
		if ( ! result || result === 'not held' ) {
			schedule( AHEAD, retry );
		} else if ( 'taken' in result ) {
			drop();
			onTaken( result.taken );
		} else {
			onHeld( result.until );
			// A hold that the server didn't extend is not requested again before it ends.
			const scheduleNext = result.until > before ? scheduleRenewal : scheduleEnd;
			scheduleNext( result.until );
		}
	}
	/** Requests the chosen time, or schedules the renewal if it is already held. */
	function settle(): void {
		const until = heldUntil( chosen );
		if ( until ) {
			onHeld( until );
			if ( givenUntil( chosen ) ) {
				schedule( until - now(), settle );
			} else {
				scheduleRenewal( until );
			}
		} else if ( chosen ) {
			void request();
		}
	}
	function stop(): void {
		round++;
		schedule();
		pending = unsure = '';
		held = undefined;
	}
	function drop(): void {
		given = withoutStart( given, chosen );
		held = withoutStart( held, chosen );
		unsure = unsure === chosen ? '' : unsure;
		chosen = '';
		schedule();
		onHeld( 0 );
	}

	return {
		choose( start, isPassing ) {
			if ( start !== chosen ) {
				chosen = start;
				renewals = RENEWALS;
				isPaused = false;
				onHeld( heldUntil( start ) );
				schedule( isPassing ? LONG_PAUSE : PAUSE, settle );
			}
		},
		recordActivity() {
			isActive = true;
			if ( isPaused && chosen ) {
				isPaused = false;
				repeat();
			}
		},
		secret: () => ( given && givenUntil( chosen ) ? given.secret : secret ),
		starts: () => {
			const certain = [ held, given ].flatMap( ( hold ) => ( hold && now() < hold.until ? hold.start : [] ) );
			return [ ...new Set( [ ...certain, pending, unsure ].filter( Boolean ) ) ];
		},
		drop,
		reset() {
			stop();
			given = undefined;
			chosen = secret = '';
			renewals = RENEWALS;
			isActive = isPaused = isDue = false;
			onHeld( 0 );
		},
		release() {
			const released = held || pending || unsure ? secret : '';
			stop();
			return released;
		},
		pause() {
			stop();
			isActive = isDue = false;
			isPaused = chosen !== '' && ! givenUntil( chosen );
			if ( isPaused ) {
				onHeld( 0 );
			}
		},
		restore() {
			renewals = RENEWALS;
			onHeld( 0 );
			settle();
		},
	};
}

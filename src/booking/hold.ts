/**
 * Pause in milliseconds before a chosen time is requested. If the visitor chooses several times in quick succession,
 * only the last one is held.
 */
export const PAUSE = 500;
/** Pause in milliseconds after the visitor moves with an arrow key, because a screen reader reads each time aloud. */
export const LONG_PAUSE = 2000;
/**
 * Time in milliseconds before the end of a hold at which the hold is renewed. Also the delay before a failed request is
 * retried.
 */
export const AHEAD = 25_000;
/** Maximum number of renewals without a new choice, so that a forgotten tab doesn't hold a time all day. */
export const RENEWALS = 60;

/**
 * Result of a hold request. `until` is the end of the hold in milliseconds on the browser's clock. `taken` contains the
 * errors if another visitor holds or has booked the time. 'not held' means that the server could not hold the time for
 * another reason. Null means that there was no response, so the time may or may not be held.
 */
export type HoldResult = { until: number } | { taken: string[] } | 'not held' | null;

interface Held {
	start: string;
	/** End of the hold in milliseconds. */
	until: number;
}

export interface HoldOptions {
	/** Requests a hold for a start time. The server releases the previous hold with the same secret. */
	request: ( start: string, secret: string ) => Promise< HoldResult >;
	now: () => number;
	newSecret: () => string;
	/** Called when the hold of the chosen time changes. `until` is in milliseconds; 0 if the time is not held. */
	onHeld: ( until: number ) => void;
	/** Hold that existed before the page was loaded, with its own secret. It is never renewed. */
	given?: ( Held & { secret: string } ) | undefined;
	/** Called when another visitor holds or has booked the chosen time. */
	onTaken: ( errors: string[] ) => void;
}

/** Returns the end of a hold; 0 if the hold is for another start time or has expired. */
const endOf = ( hold: Held | undefined, start: string, now: number ): number =>
	hold?.start === start && now < hold.until ? hold.until : 0;

/** Returns the hold; undefined if it is for this start time. */
const withoutStart = < T extends Held >( hold: T | undefined, start: string ): T | undefined =>
	hold?.start === start ? undefined : hold;

/** Creates a function that runs a task after a pause in milliseconds. Each call cancels the previous task. */
function createTimer(): ( pause?: number, task?: () => void ) => void {
	let timer: ReturnType< typeof setTimeout > | undefined;
	return ( pause, task ) => {
		clearTimeout( timer );
		timer = task && setTimeout( task, pause );
	};
}

/**
 * Hold of the chosen time while the visitor fills in the form (docs/rest.md). Sends one request at a time, in the
 * background. The form can be submitted even if no time is held.
 */
export class Hold {
	readonly #options: HoldOptions;
	readonly #schedule = createTimer();
	#given: HoldOptions[ 'given' ];
	#held: Held | undefined;
	/** Start time whose request got no response, so the time may be held. */
	#unsure = '';
	/** Start time in the current request. */
	#pending = '';
	#chosen = '';
	#secret = '';
	/** Number of renewals that are left. */
	#renewals = RENEWALS;
	/** Whether the visitor was active since the last response. */
	#isActive = false;
	/** Whether requests are paused until the visitor is active again. */
	#isPaused = false;
	/** Whether a new choice must be requested after the current response. */
	#isDue = false;
	/** Increases with each reset. Responses from an earlier round are ignored. */
	#round = 0;

	constructor( options: HoldOptions ) {
		this.#options = options;
		this.#given = options.given;
	}

	/**
	 * Sets the start time that the visitor has chosen. An empty string clears the choice. Has no effect if the start
	 * time is unchanged.
	 *
	 * @param start
	 * @param isPassing Whether the start time was reached with an arrow key, so that another choice may follow.
	 */
	choose( start: string, isPassing?: boolean ): void {
		if ( start !== this.#chosen ) {
			this.#chosen = start;
			this.#renewals = RENEWALS;
			this.#isPaused = false;
			this.#options.onHeld( this.#heldUntil( start ) );
			this.#schedule( isPassing ? LONG_PAUSE : PAUSE, () => this.#settle() );
		}
	}

	/** Records activity of the visitor. A hold is renewed only if the visitor was active since the last response. */
	recordActivity(): void {
		this.#isActive = true;
		if ( this.#isPaused && this.#chosen ) {
			this.#isPaused = false;
			this.#repeat();
		}
	}

	/** Returns the secret to send with the submission; empty before the first request. */
	secret(): string {
		return this.#given && this.#givenUntil( this.#chosen ) ? this.#given.secret : this.#secret;
	}

	/**
	 * Returns the start times that this visitor may be holding. If the server reports one of them as taken, the
	 * visitor's own hold may be the only reason.
	 */
	starts(): string[] {
		const now = this.#options.now();
		const certain = [ this.#held, this.#given ].flatMap( ( hold ) =>
			hold && now < hold.until ? hold.start : []
		);
		return [ ...new Set( [ ...certain, this.#pending, this.#unsure ].filter( Boolean ) ) ];
	}

	/** Clears the choice after another visitor has taken the time. */
	drop(): void {
		const start = this.#chosen;
		this.#given = withoutStart( this.#given, start );
		this.#held = withoutStart( this.#held, start );
		this.#unsure = this.#unsure === start ? '' : this.#unsure;
		this.#chosen = '';
		this.#schedule();
		this.#options.onHeld( 0 );
	}

	/** Resets everything after a submission, because the held time has been booked. */
	reset(): void {
		this.#stop();
		this.#given = undefined;
		this.#chosen = this.#secret = '';
		this.#renewals = RENEWALS;
		this.#options.onHeld( 0 );
	}

	/** Call when the visitor leaves the page. Returns the secret of the hold to release; empty if there is none. */
	release(): string {
		const released = this.#held || this.#pending || this.#unsure ? this.#secret : '';
		this.#stop();
		return released;
	}

	/**
	 * Call when another tab of the visitor has requested a hold. This tab then requests no hold until the visitor is
	 * active again.
	 */
	pause(): void {
		this.#stop();
		this.#isActive = this.#isDue = false;
		this.#isPaused = this.#chosen !== '' && ! this.#givenUntil( this.#chosen );
		if ( this.#isPaused ) {
			this.#options.onHeld( 0 );
		}
	}

	/** Call when the page is restored from the back/forward cache. */
	restore(): void {
		this.#renewals = RENEWALS;
		this.#options.onHeld( 0 );
		this.#settle();
	}

	#givenUntil( start: string ): number {
		return endOf( this.#given, start, this.#options.now() );
	}

	#heldUntil( start: string ): number {
		return this.#givenUntil( start ) || endOf( this.#held, start, this.#options.now() );
	}

	/** Requests the chosen time, or schedules the renewal if it is already held. */
	#settle(): void {
		const until = this.#heldUntil( this.#chosen );
		if ( until ) {
			this.#options.onHeld( until );
			if ( this.#givenUntil( this.#chosen ) ) {
				this.#scheduleAt( until, () => this.#settle() );
			} else {
				this.#scheduleRenewal( until );
			}
		} else if ( this.#chosen ) {
			void this.#request();
		}
	}

	async #request(): Promise< void > {
		this.#isDue = this.#pending !== '';
		if ( this.#chosen === '' || this.#isDue ) {
			return;
		}
		const [ start, round, before ] = [ this.#chosen, this.#round, this.#heldUntil( this.#chosen ) ];
		this.#pending = start;
		this.#secret ||= this.#options.newSecret();
		const result = await this.#options.request( start, this.#secret ).catch( () => null );
		if ( round !== this.#round ) {
			return;
		}
		this.#pending = '';
		this.#isActive = false;
		this.#unsure = result ? '' : start;
		if ( result && result !== 'not held' && 'until' in result ) {
			this.#held = { start, until: result.until };
		}
		if ( start === this.#chosen ) {
			this.#finish( result, before );
		} else if ( this.#isDue ) {
			this.#settle();
		}
	}

	/** Reports the result for the chosen time, and schedules the next request. */
	#finish( result: HoldResult, before: number ): void {
		if ( ! result || result === 'not held' ) {
			this.#schedule( AHEAD, () => this.#retry() );
		} else if ( 'taken' in result ) {
			this.drop();
			this.#options.onTaken( result.taken );
		} else {
			this.#options.onHeld( result.until );
			// If the server didn't extend the hold, don't request it again before it ends.
			if ( result.until > before ) {
				this.#scheduleRenewal( result.until );
			} else {
				this.#scheduleEnd( result.until );
			}
		}
	}

	/** Sends the request again if the visitor was active. Returns whether it was sent. */
	#repeat(): boolean {
		const repeats = this.#isActive && this.#renewals > 0;
		if ( repeats ) {
			this.#renewals--;
			void this.#request();
		}
		return repeats;
	}

	#retry(): void {
		this.#isPaused = ! this.#repeat();
	}

	#scheduleAt( time: number, task: () => void ): void {
		this.#schedule( time - this.#options.now(), task );
	}

	#scheduleRenewal( until: number ): void {
		this.#scheduleAt( until - AHEAD, () => {
			if ( ! this.#repeat() ) {
				this.#isPaused = true;
				this.#scheduleEnd( until );
			}
		} );
	}

	#scheduleEnd( until: number ): void {
		this.#scheduleAt( until, () => {
			this.#options.onHeld( 0 );
			this.#retry();
		} );
	}

	#stop(): void {
		this.#round++;
		this.#schedule();
		this.#pending = this.#unsure = '';
		this.#held = undefined;
	}
}

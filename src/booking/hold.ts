/** Who tries several times asks for the last of them: the pause before a choice counts, in ms. */
export const PAUSE = 500;
/** The same where arrows pass over times that a screen reader reads out, in ms. */
export const LONG_PAUSE = 2000;
/** So long before its end a hold is asked for again, in ms; a call that had no answer is repeated after as long. */
export const AHEAD = 25_000;
/** So often a hold is asked for again without another choice, so that a forgotten page does not keep a time all day. */
export const RENEWALS = 60;

/**
 * Until when a time is kept, in ms of this browser's clock; or what to say when somebody else has it; or that it is not
 * kept, for reasons that are not the visitor's; null when there was no answer, so that it may be kept or not.
 */
export type HoldAnswer = { until: number } | { taken: string[] } | 'not kept' | null;

export interface HoldOptions {
	/** Asks the server to keep a start for whoever has the secret, and to let go of what the secret kept before. */
	ask: ( start: string, secret: string ) => Promise< HoldAnswer >;
	now: () => number;
	secret: () => string;
	/** What is chosen is kept until then, in ms; 0 when it is not kept. */
	onKept: ( until: number ) => void;
	/** What was kept before the page was there, with a secret of its own, until then; nobody keeps it on. */
	given?: { start: string; until: number; secret: string } | undefined;
	/** Somebody else has what was chosen. */
	onTaken: ( errors: string[] ) => void;
}

export interface Hold {
	/**
	 * The start that the visitor wants now; empty for none. The same one again changes nothing.
	 *
	 * @param isPassing Reached by an arrow, on the way to another one perhaps.
	 */
	want: ( start: string, isPassing?: boolean ) => void;
	/** The visitor is still there. */
	touch: () => void;
	/** What a submission has to bring along; empty before anything was asked for. */
	secret: () => string;
	/** The starts that may look taken only because they are kept for this visitor. */
	own: () => string[];
	/** What is wanted turned out to be somebody else's after all. */
	lose: () => void;
	/** The form starts again: what was kept is booked. */
	forget: () => void;
	/** The page is left: the secret of what may be kept, to be let go of; empty for none. */
	leave: () => string;
	/** Another tab of the same visitor holds something now, until something is done in this one. */
	yield: () => void;
	/** The page is there again as it was left. */
	comeBack: () => void;
}

/**
 * Keeps the chosen time while the form is being filled in (docs/rest.md). It asks for one thing at a
 * time and nobody waits for it: a form that could keep nothing is sent all the same.
 */
export function createHold( { ask, now, secret: newSecret, given, onKept, onTaken }: HoldOptions ): Hold {
	let wanted = '';
	let asking = '';
	let kept = { start: '', until: 0 };
	/** Asked for without an answer: it may be kept. */
	let unsure = '';
	let secret = '';
	let left = RENEWALS;
	/** Something was done since the last answer. */
	let active = false;
	/** Nothing is kept until something is done. */
	let idle = false;
	let timer: ReturnType< typeof setTimeout > | undefined;
	/** The choice that counts came while another one was asked for. */
	let due = false;
	/** Answers to what was asked before a fresh start are nobody's. */
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
			// What the server keeps no longer is not asked for again before its end.
			if ( answer.until > before ) {
				after( answer.until - AHEAD - now(), renew );
			} else {
				waitForEnd();
			}
		}
	}
	/** Asks for what is wanted, or goes on with what is kept already. */
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

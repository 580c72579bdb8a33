import { createHold, type Hold, type HoldAnswer } from '../../../src/booking/hold';
import { sharedSecret } from '../../../src/booking/shared-secret';
import { readHeldKey } from '../../../src/booking/held-key';
import { readAnswer } from '../../../src/form/answer';
import type { FieldProps } from '../kit/rules';
import { call } from '../kit/call';
import type { LiveForm } from '../kit/live';

/** Longer than this nobody waits for the answer, in ms. */
const PATIENCE = 10_000;

/** 128 bits as the server writes them. */
const newSecret = (): string =>
	[ ...crypto.getRandomValues( new Uint8Array( 16 ) ) ]
		.map( ( byte ) => byte.toString( 16 ).padStart( 2, '0' ) )
		.join( '' );

/** When a hold ends by this browser's clock, which may be wrong; NaN when the answer does not say. */
function endOf( text: string, serverNow: number ): number {
	const { data }: { data?: { expires?: unknown } } = JSON.parse( text );
	const now = Date.now();
	return Number( data?.expires ) * 1000 - ( serverNow || now ) + now;
}

/**
 * The call vestibule_slot_hold (docs/rest.md). While the form is being sent, its own answer is what counts;
 * where that was lost, or says that a message is there already, the time may be taken by this very visitor.
 */
async function ask( form: LiveForm, event: number, key: string, secret: string ): Promise< HoldAnswer > {
	const { start, host } = readHeldKey( key );
	const isSending = () => form.store.get().busy;
	if ( isSending() ) {
		return 'not kept';
	}
	const body = {
		action: 'vestibule_slot_hold',
		event: String( event ),
		start,
		...( host && { host } ),
		nonce: form.element.dataset.nonce ?? '',
		hold: secret,
	};
	const { status, text, date } = await call( form.props, body, AbortSignal.timeout( PATIENCE ) );
	if ( status === 200 ) {
		const until = endOf( text, date );
		return Number.isNaN( until ) ? 'not kept' : { until };
	}
	const answer = readAnswer( status, text );
	const isMine = form.store.get().isUnreached || form.element.querySelector( '[name="vestibule_before"]' );
	return status === 409 && ! answer.success && ! isSending() && ! isMine
		? { taken: Object.values( answer.errors ).flat() }
		: 'not kept';
}

/**
 * Keeps the chosen time of a field while its form is being filled in. A time that somebody else has is reported as a
 * refused submission is, but nobody is moved.
 *
 * @param onKept Until when it is kept, in ms; 0 when it is not.
 */
export function holdFor( form: LiveForm, { name, appointment }: FieldProps, onKept: ( until: number ) => void ): Hold {
	const given = appointment?.kept;
	const event = appointment?.event ?? 0;
	const shared = sharedSecret( event, () => localStorage, Date.now, newSecret );
	const hold = createHold( {
		given: given ? { ...given, until: Date.now() + given.seconds * 1000, secret: given.hold } : undefined,
		ask: ( key, secret ) => {
			shared.announce( secret );
			return ask( form, event, key, secret );
		},
		now: () => Date.now(),
		secret: shared.get,
		onKept,
		onTaken: ( errors ) => {
			const view = form.store.get();
			form.store.set( {
				errors: { ...view.errors, [ name ]: errors },
				refreshes: view.refreshes + 1,
			} );
		},
	} );
	addEventListener( 'storage', ( news ) => shared.isNews( news ) && hold.yield() );
	return hold;
}

/** What tells that somebody is at the page. */
const SIGNS = [ 'input', 'keydown', 'pointerdown', 'pointermove', 'scroll', 'visibilitychange' ];

/** Lets go of a time while the page goes; nobody waits for an answer. */
function release( { props, element }: LiveForm, event: number, hold: string ): void {
	const body = {
		action: 'vestibule_slot_release',
		event: String( event ),
		hold,
		nonce: element.dataset.nonce ?? '',
	};
	navigator.sendBeacon?.( props.ajaxUrl, new URLSearchParams( body ) );
}

/**
 * Notifies a hold of everything that is done on the page, and that it is left or there again as it was left; answers
 * what ends that.
 */
export function watchActivity( form: LiveForm, { appointment }: FieldProps, hold: Hold ): () => void {
	const touch = () => ! document.hidden && hold.touch();
	const leave = () => {
		// What is being sent books the time, and needs it until then.
		const secret = form.store.get().busy ? '' : hold.leave();
		if ( secret ) {
			release( form, appointment?.event ?? 0, secret );
		}
	};
	const comeBack = ( { persisted }: PageTransitionEvent ) => persisted && hold.comeBack();
	SIGNS.forEach( ( sign ) => document.addEventListener( sign, touch, { passive: true } ) );
	addEventListener( 'pagehide', leave );
	addEventListener( 'pageshow', comeBack );
	return () => {
		SIGNS.forEach( ( sign ) => document.removeEventListener( sign, touch ) );
		removeEventListener( 'pagehide', leave );
		removeEventListener( 'pageshow', comeBack );
	};
}

import { Hold, type HoldResult } from '../../../src/booking/hold';
import { sharedSecret } from '../../../src/booking/shared-secret';
import { readHeldKey } from '../../../src/booking/held-key';
import { readAnswer } from '../../../src/form/answer';
import type { FieldProps } from '../kit/rules';
import { call } from '../kit/call';
import type { LiveForm } from '../kit/live';

/** Timeout of a request, in milliseconds. */
const PATIENCE = 10_000;

/** Creates a secret of 128 bits in the format that the server expects. */
const newSecret = (): string =>
	[ ...crypto.getRandomValues( new Uint8Array( 16 ) ) ]
		.map( ( byte ) => byte.toString( 16 ).padStart( 2, '0' ) )
		.join( '' );

/**
 * Returns the end of a hold in milliseconds on the browser's clock, which may be wrong. NaN if the response contains no
 * end.
 */
function endOf( text: string, serverNow: number ): number {
	const { data }: { data?: { expires?: unknown } } = JSON.parse( text );
	const now = Date.now();
	return Number( data?.expires ) * 1000 - ( serverNow || now ) + now;
}

/**
 * Calls the AJAX action vestibule_slot_hold (docs/rest.md). Sends no request while the form is being submitted. After a
 * lost response or a repeated submission, a conflict is ignored, because this visitor may have booked the time.
 */
async function requestHold( form: LiveForm, event: number, key: string, secret: string ): Promise< HoldResult > {
	const { start, host } = readHeldKey( key );
	const isSending = () => form.store.get().busy;
	if ( isSending() ) {
		return 'not held';
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
		return Number.isNaN( until ) ? 'not held' : { until };
	}
	const answer = readAnswer( status, text );
	const isMine = form.store.get().isUnreached || form.element.querySelector( '[name="vestibule_before"]' );
	return status === 409 && ! answer.success && ! isSending() && ! isMine
		? { taken: Object.values( answer.errors ).flat() }
		: 'not held';
}

/**
 * Holds the selected time while the visitor fills in the form. If another visitor has taken the time, sets the same
 * error as after a submission, but does not move the focus.
 *
 * @param onHeld Called with the end of the hold in milliseconds; 0 if the time is not held.
 */
export function holdFor( form: LiveForm, { name, appointment }: FieldProps, onHeld: ( until: number ) => void ): Hold {
	const given = appointment?.kept;
	const event = appointment?.event ?? 0;
	const shared = sharedSecret( event, () => localStorage, Date.now, newSecret );
	const hold = new Hold( {
		given: given ? { ...given, until: Date.now() + given.seconds * 1000, secret: given.hold } : undefined,
		request: ( key, secret ) => {
			shared.announce( secret );
			return requestHold( form, event, key, secret );
		},
		now: () => Date.now(),
		newSecret: shared.get,
		onHeld,
		onTaken: ( errors ) => {
			const view = form.store.get();
			form.store.set( {
				errors: { ...view.errors, [ name ]: errors },
				refreshes: view.refreshes + 1,
			} );
		},
	} );
	addEventListener( 'storage', ( news ) => shared.isNews( news ) && hold.pause() );
	return hold;
}

/** Events that show that the visitor is active. */
const SIGNS = [ 'input', 'keydown', 'pointerdown', 'pointermove', 'scroll', 'visibilitychange' ];

/** Releases a hold while the visitor leaves the page, without waiting for a response. */
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
 * Extends a hold while the visitor is active, releases it when the page is left, and requests it again if the page is
 * restored. Returns a cleanup function.
 */
export function watchActivity( form: LiveForm, { appointment }: FieldProps, hold: Hold ): () => void {
	const recordActivity = () => ! document.hidden && hold.recordActivity();
	const leave = () => {
		// While a form is being submitted, its hold is still needed.
		const secret = form.store.get().busy ? '' : hold.release();
		if ( secret ) {
			release( form, appointment?.event ?? 0, secret );
		}
	};
	const restore = ( { persisted }: PageTransitionEvent ) => persisted && hold.restore();
	SIGNS.forEach( ( sign ) => document.addEventListener( sign, recordActivity, { passive: true } ) );
	addEventListener( 'pagehide', leave );
	addEventListener( 'pageshow', restore );
	return () => {
		SIGNS.forEach( ( sign ) => document.removeEventListener( sign, recordActivity ) );
		removeEventListener( 'pagehide', leave );
		removeEventListener( 'pageshow', restore );
	};
}

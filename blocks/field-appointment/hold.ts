import { createHold, type Hold, type HoldAnswer } from '../../src/booking/hold';
import { readAnswer } from '../../src/form/answer';
import type { FieldProps } from '../form/field-parts/types';
import { call } from '../form/field-parts/call';
import type { LiveForm } from '../form/field-parts/live';

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
 * The call vestibule_slot_hold (docs/reference/calls.md). While the form is being sent, its own answer is what counts.
 */
async function ask( form: LiveForm, event: number, start: string, secret: string ): Promise< HoldAnswer > {
	const isSending = () => form.store.get().busy;
	if ( isSending() ) {
		return 'not kept';
	}
	const body = {
		action: 'vestibule_slot_hold',
		event: String( event ),
		start,
		nonce: form.element.dataset.nonce ?? '',
		hold: secret,
	};
	const { status, text, date } = await call( form.props, body, AbortSignal.timeout( PATIENCE ) );
	if ( status === 200 ) {
		const until = endOf( text, date );
		return Number.isNaN( until ) ? 'not kept' : { until };
	}
	const answer = readAnswer( status, text );
	return status === 409 && ! answer.success && ! isSending()
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
	return createHold( {
		ask: ( start, secret ) => ask( form, appointment?.event ?? 0, start, secret ),
		now: () => Date.now(),
		secret: newSecret,
		onKept,
		onTaken: ( errors ) => {
			const view = form.store.get();
			form.store.set( {
				errors: { ...view.errors, [ name ]: errors },
				refreshes: view.refreshes + 1,
			} );
		},
	} );
}

const SIGNS = [ 'input', 'keydown', 'pointerdown' ];

/** Notifies a hold of everything that is done in the form; answers what ends that. */
export function watchActivity( { element }: LiveForm, { touch }: Hold ): () => void {
	SIGNS.forEach( ( sign ) => element.addEventListener( sign, touch ) );
	return () => SIGNS.forEach( ( sign ) => element.removeEventListener( sign, touch ) );
}

/**
 * Updates the state of a form with limits, because the page may come from a cache. The state is requested when the form
 * becomes visible, when the form opens or closes, and after a rejected submission (docs/limits.md).
 */
import type { LimitsAnswer } from '../contracts/limits-answer';
import { countdownWords } from './countdown';
import { markOptions } from './options';

type Limits = NonNullable< LimitsAnswer[ 'data' ] >;

/** Maximum delay of browser timers, in milliseconds. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** Maximum random delay in milliseconds, so that not all visitors send a request at the same moment. */
const SPREAD = 2000;

async function ask( { dataset }: HTMLElement ): Promise< Limits | undefined > {
	const query = new URLSearchParams( { action: 'vestibule_form_state', form_id: dataset.limits ?? '' } );
	const response = await fetch( `${ dataset.call }?${ query }`, { credentials: 'same-origin', cache: 'no-store' } );
	return ( ( await response.json() ) as LimitsAnswer ).data;
}

/** Updates the text of the countdown, if there is one and it has not ended. */
function showCountdown( place: HTMLElement, ms: number ): void {
	const countdown = place.querySelector< HTMLElement >( '[data-countdown]' );
	if ( countdown && ms > 0 ) {
		const words = countdownWords( ms, document.documentElement.lang );
		const text = ( countdown.dataset.countdown ?? '%s' ).replace( '%s', words );
		if ( countdown.textContent !== text ) {
			countdown.textContent = text;
		}
	}
}

/** Shows the server's message. Its login link returns the visitor to this page. */
function showMessage( place: HTMLElement, html: string ): void {
	if ( place.innerHTML !== html ) {
		place.innerHTML = html;
	}
	const logIn = place.querySelector< HTMLAnchorElement >( '[data-sign-in]' );
	if ( logIn ) {
		logIn.search = String( new URLSearchParams( { redirect_to: location.href } ) );
	}
}

function watch( place: HTMLElement ) {
	const island = place.parentElement;
	const form = island?.querySelector( 'form' );
	const message = island?.querySelector( '[data-part="message"]' );
	if ( ! island ) {
		return;
	}
	let timer: ReturnType< typeof setTimeout > | undefined;
	let ticks: ReturnType< typeof setInterval > | undefined;
	let isTouched = false;
	let end = 0;

	const tick = () => showCountdown( place, end - Date.now() );

	const show = ( { state, html, seconds, options }: Limits ) => {
		// Don't replace the response to a submission.
		if ( message?.hasChildNodes() ) {
			return;
		}
		const isOpen = state === 'open';
		// A page that was cached for logged-out visitors may contain no form.
		if ( isOpen && ! form ) {
			return;
		}
		showMessage( place, html );
		place.dataset.state = state;
		// Never hide a form that contains input or errors. The server rejects the submission with a message.
		if ( form ) {
			form.hidden = ! isOpen && ! isTouched && ! form.querySelector( '.vestibule-errors__title' );
			markOptions( form, options );
		}
		clearTimeout( timer );
		clearInterval( ticks );
		if ( seconds !== null ) {
			end = Date.now() + seconds * 1000;
			timer = setTimeout( refresh, Math.min( MAX_DELAY_MS, seconds * 1000 + Math.random() * SPREAD ) );
			tick();
			// Screen readers announce only state changes, not each second of the countdown.
			ticks = setInterval( tick, 1000 );
		}
	};

	function refresh() {
		ask( place ).then(
			( limits ) => limits && show( limits ),
			// Ignore errors: the page shows the earlier state, and the server validates the submission.
			() => {}
		);
	}

	form?.addEventListener( 'input', () => ( isTouched = true ) );
	form?.addEventListener( 'vestibule:error', refresh );
	new IntersectionObserver(
		( [ entry ], observer ) => {
			if ( entry?.isIntersecting ) {
				observer.disconnect();
				refresh();
			}
		},
		{ rootMargin: '50%' }
	).observe( island );
}

document.querySelectorAll< HTMLElement >( '[data-limits]' ).forEach( watch );

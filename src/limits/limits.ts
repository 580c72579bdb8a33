/**
 * Shows how a form with limits stands now: the page may come from a cache of any age and says how it stood then. Asked
 * when the form is seen, when it opens or closes, and after it was refused (docs/limits.md).
 */
import type { LimitsAnswer } from '../contracts/limits-answer';
import { countdownWords } from './countdown';
import { markOptions } from './options';

type Limits = NonNullable< LimitsAnswer[ 'data' ] >;

/** Browsers wait no longer than this, in ms. */
const LONGEST = 2 ** 31 - 1;

/** Not all who wait for a form ask in the same moment, in ms. */
const SPREAD = 2000;

async function ask( { dataset }: HTMLElement ): Promise< Limits | undefined > {
	const query = new URLSearchParams( { action: 'vestibule_form_state', form_id: dataset.limits ?? '' } );
	const response = await fetch( `${ dataset.call }?${ query }`, { credentials: 'same-origin', cache: 'no-store' } );
	return ( ( await response.json() ) as LimitsAnswer ).data;
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

	const tick = () => {
		const countdown = place.querySelector< HTMLElement >( '[data-countdown]' );
		if ( countdown && end > Date.now() ) {
			const words = countdownWords( end - Date.now(), document.documentElement.lang );
			const text = ( countdown.dataset.countdown ?? '%s' ).replace( '%s', words );
			if ( countdown.textContent !== text ) {
				countdown.textContent = text;
			}
		}
	};

	const show = ( { state, html, seconds, options }: Limits ) => {
		// What was sent has been answered, by scripts or by the page.
		if ( message?.hasChildNodes() ) {
			return;
		}
		const isOpen = state === 'open';
		// A cached page for guests has no form to open.
		if ( isOpen && ! form ) {
			return;
		}
		if ( place.innerHTML !== html ) {
			place.innerHTML = html;
		}
		const signIn = place.querySelector< HTMLAnchorElement >( '[data-sign-in]' );
		if ( signIn ) {
			signIn.search = String( new URLSearchParams( { redirect_to: location.href } ) );
		}
		place.dataset.state = state;
		// What someone has typed is never taken from their eyes: the server refuses it in words.
		if ( form ) {
			form.hidden = ! isOpen && ! isTouched && ! form.querySelector( '.vestibule-errors__title' );
			markOptions( form, options );
		}
		clearTimeout( timer );
		clearInterval( ticks );
		if ( seconds !== null ) {
			end = Date.now() + seconds * 1000;
			timer = setTimeout( refresh, Math.min( LONGEST, seconds * 1000 + Math.random() * SPREAD ) );
			tick();
			// Screen readers are told how the form stands, not each second of it.
			ticks = setInterval( tick, 1000 );
		}
	};

	function refresh() {
		ask( place ).then(
			( limits ) => limits && show( limits ),
			// The page says how it stood, and the server decides.
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

import './consent.css';
import type { ConsentProps } from '../contracts/consent-props';
import { choiceIn, keep, kindsIn, type Choice } from './choice';
import { offered, show } from './embed';
import { notifyOthers } from './others';
import { isTyped, keepOverReload, putBack } from './typed';
import { start, stop } from './waiting';

/*
 * Behavior of the cookie notice (docs/consent.md), loaded on demand. The body gets the class for an earlier choice
 * before the first paint.
 */

/** Maximum wait for the closing animation in milliseconds. The animation takes 400 milliseconds. */
const LEAVING = 600;

/** Maximum wait for the server's response before a reload, in milliseconds. */
const PATIENCE = 2000;
const patience = () => new Promise( ( done ) => setTimeout( done, PATIENCE ) );

const notice = document.querySelector< HTMLElement >( '.vestibule-notice' );
const props: ConsentProps = JSON.parse( notice?.dataset.props ?? '{}' );
const said = document.getElementById( 'vestibule-notice-said' );
const { classList } = document.body;

/**
 * Choice when the page was loaded. A browser signal (GPC) is not included, because it counts as a refusal although the
 * visitor made no choice.
 */
const before = choiceIn( document.cookie, props.version );
let isStarted = false;

/** Last choice on this page, as written to the cookies. */
let last: Parameters< typeof keep > | null = null;

function state(): Choice {
	const own = choiceIn( document.cookie, props.version );
	return own === 'not-set' && props.respectsSignal && Reflect.get( navigator, 'globalPrivacyControl' )
		? 'refused'
		: own;
}

/** Sets the body classes described in docs/consent.md. */
function mark( choice: Choice ): void {
	const isSet = choice !== 'not-set';
	classList.toggle( 'cookies-not-set', ! isSet );
	classList.toggle( 'cookies-set', isSet );
	classList.toggle( 'cookies-accepted', choice === 'accepted' );
	classList.toggle( 'cookies-refused', choice === 'refused' );
	classList.toggle( 'cookies-revoke', isSet && props.hasControl );
}

/** Sends an AJAX request and logs the response (docs/consent.md). */
function call( action: string, body?: Record< string, string > ): Promise< void > {
	const request = {
		method: body ? 'POST' : 'GET',
		keepalive: true,
		...( body ? { body: new URLSearchParams( body ) } : {} ),
	};
	return (
		fetch( `${ props.calls }?action=${ action }`, request )
			.then( ( response ) => response.text() )
			// eslint-disable-next-line no-console -- Log the response for site owners (docs/consent.md).
			.then( console.log, console.log )
	);
}

function announce( choice: Choice, kinds: string[] | null ): void {
	notifyOthers( choice, kinds, props.consentMode );
	( notice ?? document ).dispatchEvent(
		new CustomEvent( 'vestibule:consent', { bubbles: true, detail: { state: choice } } )
	);
}

/**
 * Reloads the page at the same scroll position. On sites with a page cache, adds parameters to the URL
 * (docs/consent.md).
 */
function reload(): void {
	const url = new URL( location.href );
	if ( props.marksReload ) {
		url.searchParams.set( 'cn-reloaded', '1' );
		url.searchParams.set( 'cn', String( Date.now() ) );
		location.replace( url );
	} else {
		location.reload();
	}
}

async function leave(): Promise< void > {
	notice?.classList.add( 'is-leaving' );
	const moves = notice?.getAnimations().map( ( { finished } ) => finished ) ?? [];
	await Promise.race( [ Promise.allSettled( moves ), new Promise( ( done ) => setTimeout( done, LEAVING ) ) ] );
	notice?.classList.remove( 'is-leaving' );
}

function store( ...choice: Parameters< typeof keep > ): void {
	last = choice;
	keep( ...choice );
}

/**
 * Sends an acceptance to the server. The response also sets the cookies (docs/consent.md). If the visitor has chosen
 * again in the meantime, the newer choice is written again.
 */
async function accept( kinds: string[] | null ): Promise< void > {
	const own = last;
	await call( `custom_cookie${ kinds ? `&categories=${ encodeURIComponent( kinds.join( ' ' ) ) }` : '' }` );
	if ( last && last !== own ) {
		keep( ...last );
	}
}

/** Stores typed form values, because this script or another one may reload the page afterwards. */
const remember = () => notice && keepOverReload( notice );

/** Sets the hidden text about the current choice. When the notice is opened again, the text is its description. */
function describe( choice: Choice ): void {
	if ( said ) {
		said.hidden = true;
		said.textContent = choice === 'not-set' ? '' : props.words[ choice ];
	}
}

/**
 * Confirms the choice to screen reader users. The text receives the focus from the button and replaces the notice in
 * the tab order.
 */
function confirm( choice: 'accepted' | 'refused' ): void {
	describe( choice );
	if ( said && document.querySelector( '[data-choice] [value="revoke"]' ) ) {
		said.append( ` ${ props.words.change }` );
	}
	if ( said ) {
		said.hidden = false;
		said.focus( { preventScroll: true } );
	}
}

/**
 * Applies a choice.
 *
 * @param stays Whether the accepted content is on this page and can be loaded without a reload.
 * @return True if the page is not reloaded and the visitor has made no other choice since.
 */
async function choose(
	choice: 'accepted' | 'refused',
	kinds: string[] | null = null,
	stays = false
): Promise< boolean > {
	const isKept = stays || ( notice && isTyped( notice ) );
	remember();
	store( choice, kinds, props.lifetime, props.version );
	const own = last;
	mark( choice );
	const answered =
		choice === 'accepted' ? accept( kinds ) : call( 'vestibule_consent_choose', { choice: 'refuse', quiet: '1' } );
	announce( choice, kinds );
	await leave();
	// If the visitor has typed something, load blocked content without reloading the page.
	const reloads = props.reload && ! isKept && ( before === 'not-set' ? choice === 'accepted' : choice !== before );
	if ( reloads ) {
		await Promise.race( [ answered, patience() ] );
	}
	if ( last !== own ) {
		return false;
	}
	if ( reloads ) {
		reload();
		return false;
	}
	if ( choice === 'accepted' ) {
		isStarted = start( kinds ) || isStarted;
	}
	return true;
}

async function revoke(): Promise< void > {
	describe( state() );
	remember();
	store( 'not-set', null, 0, 0 );
	// `quiet` tells the server not to delete the cookie, which this script deletes. A late response could otherwise
	// delete the cookie of the visitor's next choice.
	const answered = call( 'revoke_customer_cookie&quiet=1' );
	stop();
	notice?.classList.add( 'is-open' );
	mark( 'not-set' );
	announce( 'not-set', null );
	if ( isStarted ) {
		await Promise.race( [ answered, patience() ] );
		reload();
	} else {
		notice?.focus();
	}
}

function onSubmit( event: SubmitEvent ): void {
	const { submitter, target } = event;
	const choice =
		submitter instanceof HTMLButtonElement &&
		target instanceof HTMLFormElement &&
		target.matches( '[data-choice]' ) &&
		submitter.value;
	if ( ! choice ) {
		return;
	}
	event.preventDefault();
	if ( choice === 'revoke' ) {
		void revoke();
		return;
	}
	const boxes = [ ...target.querySelectorAll< HTMLInputElement >( '[name="categories[]"]' ) ];
	const kinds =
		choice === 'accept' && boxes.length
			? boxes.filter( ( { checked } ) => checked ).map( ( { value } ) => value )
			: null;
	// Accepting while no category is checked counts as a refusal.
	const chosen = choice === 'refuse' || ( kinds && ! kinds.length && props.canRefuse ) ? 'refused' : 'accepted';
	void choose( chosen, choice === 'refuse' ? null : kinds ).then( ( stays ) => stays && confirm( chosen ) );
}

/** Loads blocked content of another site: either this item alone, or all content of its category from now on. */
function onClick( event: MouseEvent ): void {
	const button = event.target instanceof Element && event.target.closest( '.vestibule-consent-offer button' );
	const place = button && offered( button.closest( '.vestibule-consent-offer' ) ?? button );
	if ( ! place ) {
		return;
	}
	const { consent = '' } = place.dataset;
	isStarted = show( place ) || isStarted;
	place.tabIndex = -1;
	place.focus( { preventScroll: true } );
	if ( button.matches( '.vestibule-consent-offer__always' ) ) {
		const accepted = state() === 'accepted' ? ( kindsIn( document.cookie ) ?? [] ) : [];
		void choose( 'accepted', [ ...new Set( [ ...accepted, consent ] ) ], true );
	}
}

function onScroll(): void {
	if ( scrollY > props.scroll ) {
		removeEventListener( 'scroll', onScroll );
		if ( state() === 'not-set' ) {
			void choose( 'accepted' );
		}
	}
}

if ( notice ) {
	putBack();
	const choice = state();
	mark( choice );
	document.addEventListener( 'submit', onSubmit );
	document.addEventListener( 'click', onClick );
	if ( props.scroll && choice === 'not-set' ) {
		addEventListener( 'scroll', onScroll, { passive: true } );
		onScroll();
	}
	if ( choice === 'accepted' ) {
		isStarted = start( kindsIn( document.cookie ) );
	}
	if ( choice !== 'not-set' ) {
		notifyOthers( choice, kindsIn( document.cookie ), props.consentMode );
	}
}

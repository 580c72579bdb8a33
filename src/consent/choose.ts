import './consent.css';
import type { ConsentProps } from '../contracts/consent-props';
import { choiceIn, keep, kindsIn, type Choice } from './choice';
import { tell } from './others';
import { show, start, stop } from './waiting';

/* The cookie notice at work (specification 4.3), loaded when it is needed. What was chosen before stands on the body before the first paint. */

/** No closing waits longer, in ms; the animation takes 400. */
const LEAVING = 600;

/** Nor does a page that is to come anew wait longer for an answer. */
const PATIENCE = 2000;

const notice = document.querySelector< HTMLElement >( '.vestibule-notice' );
const props: ConsentProps = JSON.parse( notice?.dataset.props ?? '{}' );
const { classList } = document.body;

/** As it was when the page came; a signal of the browser is a refusal that was never asked for. */
const before = choiceIn( document.cookie, props.version );
let isStarted = false;
/** The answer to a revocation deletes the cookie: who chooses before it is there does not wait for it. */
let revoking: AbortController | undefined;

function state(): Choice {
	const own = choiceIn( document.cookie, props.version );
	return own === 'not-set' && props.respectsSignal && Reflect.get( navigator, 'globalPrivacyControl' ) ? 'refused' : own;
}

/** The classes of specification 4.3. */
function mark( choice: Choice ): void {
	const isSet = choice !== 'not-set';
	classList.toggle( 'cookies-not-set', ! isSet );
	classList.toggle( 'cookies-set', isSet );
	classList.toggle( 'cookies-accepted', choice === 'accepted' );
	classList.toggle( 'cookies-refused', choice === 'refused' );
	classList.toggle( 'cookies-revoke', isSet && props.hasControl );
}

/** Answers are only logged (specification 7.5, 7.6). */
function call( action: string, body?: Record< string, string >, signal?: AbortSignal ): Promise< void > {
	const request = { method: body ? 'POST' : 'GET', keepalive: true, ...( body ? { body: new URLSearchParams( body ) } : {} ), ...( signal ? { signal } : {} ) };
	return fetch( `${ props.calls }?action=${ action }`, request )
		.then( ( response ) => response.text() )
		// eslint-disable-next-line no-console -- as the specification says.
		.then( console.log, console.log );
}

function announce( choice: Choice, kinds: string[] | null ): void {
	tell( choice, kinds, props.consentMode );
	( notice ?? document ).dispatchEvent( new CustomEvent( 'vestibule:consent', { bubbles: true, detail: { state: choice } } ) );
}

/** The page anew, at the same place. Where pages are kept by a cache the address says so (contract section 5). */
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

async function choose( choice: 'accepted' | 'refused', kinds: string[] | null = null ): Promise< void > {
	const categories = kinds?.join( ' ' ) ?? '';
	revoking?.abort();
	keep( choice, kinds, props.lifetime, props.version );
	mark( choice );
	if ( choice === 'accepted' ) {
		void call( `custom_cookie${ categories && `&categories=${ encodeURIComponent( categories ) }` }` );
	} else {
		void call( 'vestibule_consent_choose', { choice: 'refuse', quiet: '1' } );
	}
	announce( choice, kinds );
	await leave();
	if ( props.reload && ( before === 'not-set' ? choice === 'accepted' : choice !== before ) ) {
		reload();
	} else if ( choice === 'accepted' ) {
		isStarted = start( kinds ) || isStarted;
	}
}

async function revoke(): Promise< void > {
	keep( 'not-set', null, 0, 0 );
	revoking = new AbortController();
	const answered = call( 'revoke_customer_cookie', undefined, revoking.signal );
	stop();
	mark( 'not-set' );
	announce( 'not-set', null );
	if ( isStarted ) {
		await Promise.race( [ answered, new Promise( ( done ) => setTimeout( done, PATIENCE ) ) ] );
		reload();
	} else {
		notice?.focus();
	}
}

function onSubmit( event: SubmitEvent ): void {
	const { submitter, target } = event;
	const choice = submitter instanceof HTMLButtonElement && target instanceof HTMLFormElement && target.matches( '[data-choice]' ) && submitter.value;
	if ( ! choice ) {
		return;
	}
	event.preventDefault();
	if ( choice === 'revoke' ) {
		void revoke();
		return;
	}
	const boxes = [ ...target.querySelectorAll< HTMLInputElement >( '[name="categories[]"]' ) ];
	void choose( choice === 'accept' ? 'accepted' : 'refused', boxes.length ? boxes.filter( ( { checked } ) => checked ).map( ( { value } ) => value ) : null );
}

/** One thing of another site, shown because the visitor asks for this one. */
function onClick( event: MouseEvent ): void {
	const link = event.target instanceof Element && event.target.closest( '.vestibule-consent-offer__show' );
	const frame = link && link.closest( '.vestibule-consent-offer' )?.nextElementSibling;
	if ( frame instanceof HTMLElement ) {
		event.preventDefault();
		show( frame );
		frame.tabIndex = -1;
		frame.focus();
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
		tell( choice, kindsIn( document.cookie ), props.consentMode );
	}
}

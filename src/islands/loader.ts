/**
 * Lets the browser take over a part of the page when a visitor needs that part. On every page that has an island, so it
 * is small. A part is `[data-island="name"]`; the page's module data names the libraries of all parts
 * and each part's own script. `data-island-on` lists what else starts a part: `hash` (the address names something in
 * it), `visible` (it moves by itself).
 */
import { afterPaint } from './painted';

type Start = ( island: HTMLElement ) => Promise< void >;

declare global {
	interface Window {
		/** Each island's script puts its start here. */
		vestibuleIslands?: Record< string, Start >;
	}
}

/** Start-up is tried again every second, ten times (specification 4.1). */
const TRIES = 10;
const PAUSE = 1000;

interface Scripts {
	libraries?: string[];
	islands?: Record< string, string >;
}

const scripts: Scripts = JSON.parse(
	document.getElementById( 'wp-script-module-data-vestibule/loader' )
		?.textContent || '{}'
);
const loads = new Map< string, Promise< void > >();
const starting = new WeakMap< HTMLElement, Promise< boolean > >();
/** Parts whose events go their own way: those at work, and those whose scripts never came. */
const running = new WeakSet< HTMLElement >();
/** What the visitor did to a part that was not running yet, in order. */
const waiting = new WeakMap< HTMLElement, ( () => void )[] >();
/** Where a part says that it is not ready. */
const told = new WeakMap< HTMLElement, HTMLElement >();

const pause = () => new Promise( ( done ) => setTimeout( done, PAUSE ) );

function load( src: string ): Promise< void > {
	const known = loads.get( src );
	if ( known ) {
		return known;
	}
	const promise = new Promise< void >( ( done, fail ) => {
		if ( document.querySelector( `script[src="${ CSS.escape( src ) }"]` ) ) {
			done();
			return;
		}
		const script = document.createElement( 'script' );
		script.src = src;
		script.onload = () => done();
		script.onerror = () => {
			loads.delete( src );
			script.remove();
			fail( new Error( src ) );
		};
		document.head.append( script );
	} );
	loads.set( src, promise );
	return promise;
}

async function begin( island: HTMLElement, name: string ) {
	const list = [ ...( scripts.libraries ?? [] ), scripts.islands?.[ name ] ?? '' ].filter( Boolean );
	for ( const href of list.filter( ( src ) => ! loads.has( src ) ) ) {
		const hint = document.createElement( 'link' );
		Object.assign( hint, { rel: 'preload', as: 'script', href } );
		document.head.append( hint );
	}
	for ( const src of list ) {
		await load( src );
	}
	// A task of its own: what begins while a script's "load" is told is as urgent for React as a click, and comes in one piece.
	await new Promise( ( done ) => setTimeout( done ) );
	await window.vestibuleIslands?.[ name ]?.( island );
}

async function attempt( island: HTMLElement ): Promise< boolean > {
	const name = island.dataset.island ?? '';
	for ( let turn = 1; turn <= TRIES; turn++ ) {
		try {
			await begin( island, name );
			running.add( island );
			return true;
		} catch {
			if ( turn < TRIES ) {
				await pause();
			}
		}
	}
	// eslint-disable-next-line no-console -- the specification's log text (section 8).
	console.error( `${ island.dataset.islandName ?? name } could not be loaded` );
	// From here on it works as without scripts: the browser's own controls, and a plain post.
	island.classList.add( 'is-native' );
	running.add( island );
	return false;
}

/** Says that a submitted form is not ready, beside the place for errors: what is in there belongs to the part's own script. */
function tell( island: HTMLElement ) {
	const place = island.querySelector( '[role="alert"]' );
	const word = place?.cloneNode();
	if ( place && word instanceof HTMLElement && ! told.has( island ) ) {
		delete word.dataset.part;
		told.set( island, word );
		place.after( word );
		word.textContent = island.dataset.islandFailure ?? '';
		word.scrollIntoView( { block: 'nearest' } );
	}
}

function start( island: HTMLElement ): Promise< boolean > {
	const known = starting.get( island );
	if ( known ) {
		return known;
	}
	const promise = attempt( island );
	starting.set( island, promise );
	promise.then( ( isRunning ) => {
		const again = isRunning ? waiting.get( island ) : [];
		waiting.delete( island );
		if ( isRunning ) {
			told.get( island )?.remove();
		}
		again?.forEach( ( act ) => act() );
	} );
	return promise;
}

const wait = ( island: HTMLElement, act: () => void ) => void waiting.set( island, [ ...( waiting.get( island ) ?? [] ), act ] );

/** Keeps what cannot work yet, to do it again when it can. Native controls go on by themselves. */
function keep( event: Event, island: HTMLElement, again: () => void ) {
	event.preventDefault();
	event.stopImmediatePropagation();
	wait( island, again );
}

/** The part that holds what a hash names. A hash is never used as a selector (specification 5.5). */
function named( hash: string ): HTMLElement | null {
	const id = /^#([\w-]+)$/.exec( hash )?.[ 1 ];
	return document.getElementById( id ?? '' )?.closest< HTMLElement >( '[data-island-on~="hash"]' ) ?? null;
}

function onEvent( event: Event ) {
	const { target } = event;
	if ( target instanceof Element ) {
		const link = target.closest< HTMLElement >( 'a[href^="#"], button[commandfor]' );
		const part = link && named( link.getAttribute( 'href' ) ?? `#${ link.getAttribute( 'commandfor' ) }` );
		if ( part && ! running.has( part ) ) {
			// A dialog is shown, its script follows; to anything else the browser scrolls. The frame that answers the click comes before: for a dialog the browser reckons the styles of the whole page.
			if ( event instanceof MouseEvent && event.type === 'click' && part instanceof HTMLDialogElement && ! event.ctrlKey && ! event.metaKey && ! event.shiftKey ) {
				let isShown = false;
				// Who has closed it meanwhile does not want it again.
				keep( event, part, () => ( part.open || ! isShown ) && link.click() );
				afterPaint( () => {
					if ( ! part.open && ! running.has( part ) ) {
						isShown = true;
						part.showModal();
					}
				} );
			}
			void start( part );
		}
		const island = target.closest< HTMLElement >( '[data-island]' );
		if ( island && ! running.has( island ) ) {
			inside( event, island, target );
			void start( island );
		}
	}
}

/** What a visitor does in a part that is not running. */
function inside( event: Event, island: HTMLElement, target: Element ) {
	if ( event instanceof SubmitEvent && target instanceof HTMLFormElement ) {
		const { submitter } = event;
		keep( event, island, () => target.requestSubmit( submitter ) );
		setTimeout( () => {
			if ( waiting.has( island ) ) {
				tell( island );
			}
		}, PAUSE );
	}
	const button = target.closest( 'button' );
	if ( event.type === 'click' ) {
		const control = target.closest< HTMLButtonElement >( 'button[type="button"],[data-again]' );
		const link = target.closest( 'a[href]' );
		if ( link ) {
			// The visitor is on the way; the part is told later.
			wait( island, () => link.dispatchEvent( new CustomEvent( 'vestibule:followed', { bubbles: true } ) ) );
		} else if ( control && ! control.popoverTargetElement ) {
			keep( event, island, () => control.click() );
		}
	}
	if ( event instanceof KeyboardEvent ) {
		if ( event.key === 'Enter' && target instanceof HTMLInputElement ) {
			event.preventDefault();
		}
		if ( button && /^(Arrow|Home|End|Page)/.test( event.key ) ) {
			keep( event, island, () => {
				const { activeElement } = document;
				( island.contains( activeElement ) ? activeElement : target )?.dispatchEvent( new KeyboardEvent( event.type, event ) );
			} );
		}
	}
}

for ( const type of [ 'pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'submit', 'beforematch' ] ) {
	document.addEventListener( type, onEvent, true );
}

function onHash() {
	const part = named( location.hash );
	if ( part ) {
		void start( part );
	}
}

addEventListener( 'hashchange', onHash );
onHash();

const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };

// What moves by itself waits for a visitor's own move where every byte counts.
if ( ! connection?.saveData && ! /2g/.test( connection?.effectiveType ?? '' ) ) {
	const seen = new IntersectionObserver( ( entries ) =>
		entries
			.filter( ( { isIntersecting } ) => isIntersecting )
			.forEach( ( { target } ) => {
				seen.unobserve( target );
				void start( target as HTMLElement );
			} )
	);
	const watched = new WeakSet< Element >();
	const watch = () =>
		document.querySelectorAll( '[data-island-on~="visible"]' ).forEach( ( part ) => {
			if ( ! watched.has( part ) ) {
				watched.add( part );
				seen.observe( part );
			}
		} );
	watch();
	// Pages of a query loop and the content of a dialog come later.
	new MutationObserver( watch ).observe( document.body, { childList: true, subtree: true } );
}

export {};

/**
 * Lets the browser take over a part of the page when a visitor needs that part. On every page that has an island, so it
 * is small and imports nothing. A part is `[data-island="name"]`; the page's module data lists each name's scripts.
 */

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

const scripts: Record< string, string[] > = JSON.parse(
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
	const list = scripts[ name ] ?? [];
	for ( const href of list.filter( ( src ) => ! loads.has( src ) ) ) {
		const hint = document.createElement( 'link' );
		Object.assign( hint, { rel: 'preload', as: 'script', href } );
		document.head.append( hint );
	}
	for ( const src of list ) {
		await load( src );
	}
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
	console.error( `${ island.dataset.islandName } could not be loaded` );
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

/** Keeps what cannot work yet, to do it again when it can. Native controls go on by themselves. */
function keep( event: Event, island: HTMLElement, again: () => void ) {
	event.preventDefault();
	event.stopImmediatePropagation();
	waiting.set( island, [ ...( waiting.get( island ) ?? [] ), again ] );
}

function onEvent( event: Event ) {
	const target = event.target;
	const island =
		target instanceof Element
			? target.closest< HTMLElement >( '[data-island]' )
			: null;
	if ( ! island || running.has( island ) || ! ( target instanceof Element ) ) {
		return;
	}
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
	if ( event.type === 'click' && button?.type === 'button' ) {
		keep( event, island, () => button.click() );
	}
	if (
		event instanceof KeyboardEvent &&
		event.key === 'Enter' &&
		target instanceof HTMLInputElement
	) {
		event.preventDefault();
	}
	void start( island );
}

for ( const type of [ 'pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'submit' ] ) {
	document.addEventListener( type, onEvent, true );
}

export {};

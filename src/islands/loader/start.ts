import type { Part } from './part';
import { begin } from './scripts';

/** Start-up is tried again every second, ten times (docs/form.md). */
const TRIES = 10;

export const PAUSE = 1000;

const starting = new WeakMap< HTMLElement, Promise< boolean > >();
/** Parts whose events go their own way: those at work, and those whose scripts never came. */
export const running = new WeakSet< HTMLElement >();
/** The line by which a part says that it is not ready. */
const notices = new WeakMap< HTMLElement, HTMLElement >();

const pause = () => new Promise( ( done ) => setTimeout( done, PAUSE ) );

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
	// eslint-disable-next-line no-console -- said aloud for owners who look (docs/rest.md).
	console.error( `${ island.dataset.islandName ?? name } could not be loaded` );
	// From here on it works as without scripts: the browser's own controls, and a plain post.
	island.classList.add( 'is-native' );
	running.add( island );
	return false;
}

/**
 * Says that a submitted form is not ready, beside the place for errors: what is in there belongs to the part's own
 * script.
 */
export function showNotReady( island: HTMLElement ) {
	const place = island.querySelector( '[data-part="errors"]' );
	const word = place?.cloneNode();
	if ( place && word instanceof HTMLElement && ! notices.has( island ) ) {
		delete word.dataset.part;
		word.setAttribute( 'role', 'alert' );
		notices.set( island, word );
		place.after( word );
		word.textContent = island.dataset.islandFailure ?? '';
		word.scrollIntoView( { block: 'nearest' } );
	}
}

export function start( island: Part ): Promise< boolean > {
	const known = starting.get( island );
	if ( known ) {
		return known;
	}
	const promise = attempt( island );
	starting.set( island, promise );
	promise.then( ( isRunning ) => {
		delete island.dataset.sent;
		if ( isRunning ) {
			notices.get( island )?.remove();
			island.waiting?.splice( 0 ).forEach( ( { again } ) => again() );
		}
	} );
	return promise;
}

/** Does something when the part is at work. */
export const wait = ( event: Event, island: Part, again: () => void ) =>
	void ( island.waiting ??= [] ).push( { event, again } );

/** Keeps what cannot work yet, to do it again when it can. Native controls go on by themselves. */
export function keep( event: Event, island: HTMLElement, again: () => void ) {
	event.preventDefault();
	event.stopImmediatePropagation();
	wait( event, island, again );
	island.dispatchEvent( new Event( 'vestibule:kept' ) );
}

import type { Part } from './part';
import { begin } from './scripts';

/** Maximum number of attempts, one per second (docs/form.md). */
const TRIES = 10;

export const PAUSE = 1000;

const starting = new WeakMap< HTMLElement, Promise< boolean > >();
/** Islands whose events are no longer intercepted: running ones, and those whose scripts could not be loaded. */
export const running = new WeakSet< HTMLElement >();
/** "Not ready" message of each island. */
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
	// eslint-disable-next-line no-console -- Log the failure for site owners (docs/rest.md).
	console.error( `${ island.dataset.islandName ?? name } could not be loaded` );
	// From now on the island works as without scripts: native controls and a normal form submission.
	island.classList.add( 'is-native' );
	running.add( island );
	return false;
}

/**
 * Shows that a submitted form is not ready. The message is placed after the error element, because the island's script
 * manages the content of that element.
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

/** Queues an interaction until the island has started. */
export const wait = ( event: Event, island: Part, again: () => void ) =>
	void ( island.waiting ??= [] ).push( { event, again } );

/** Cancels an event and queues the interaction until the island has started. Native controls use wait() instead. */
export function keep( event: Event, island: HTMLElement, again: () => void ) {
	event.preventDefault();
	event.stopImmediatePropagation();
	wait( event, island, again );
	island.dispatchEvent( new Event( 'vestibule:kept' ) );
}

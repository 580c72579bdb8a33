/**
 * Starts an island (`[data-island="name"]`) when a visitor interacts with it, and loads other deferred modules
 * (`loader/late.ts`). This script is small, because every page includes it. The module data of the page lists the
 * libraries of all islands and the script of each island. `data-island-on` lists other triggers: `hash` (the URL
 * fragment names an element in the island) and `visible` (the island is animated; `visible.ts`).
 */
import { startAhead } from './loader/ahead';
import { inside } from './loader/inside';
import { startKept } from './loader/kept';
import { startLate } from './loader/late';
import { scripts } from './loader/scripts';
import { keep, running, start } from './loader/start';
import type { EarlyDialog } from '../shared/early';
import { afterPaint } from '../shared/painted';

/**
 * Returns the island that contains the element with the ID in a fragment. The fragment is never used as a selector
 * (docs/header.md).
 */
function named( hash: string ): HTMLElement | null {
	const id = /^#([\w-]+)$/.exec( hash )?.[ 1 ];
	return document.getElementById( id ?? '' )?.closest< HTMLElement >( '[data-island-on~="hash"]' ) ?? null;
}

/**
 * Opens a dialog before its script has loaded. Opening a dialog recalculates the styles of the whole page, so the
 * browser first paints the response to the click.
 */
function show( event: MouseEvent, dialog: HTMLDialogElement & EarlyDialog, opener: HTMLElement ) {
	// Don't open the dialog again if the visitor has closed it in the meantime.
	keep( event, dialog, () => ( dialog.open || ! dialog.wasOpen ) && opener.click() );
	afterPaint( () => {
		if ( ! dialog.open && ! running.has( dialog ) ) {
			dialog.wasOpen = true;
			dialog.showModal();
		}
	} );
}

const late = startLate( scripts.late ?? [] );

function onEvent( event: MouseEvent ) {
	const { target } = event;
	late.forEach( ( meet ) => meet( event ) );
	if ( target instanceof Element ) {
		const link = target.closest< HTMLElement >( 'a[href^="#"],button[commandfor]' );
		const part = link && named( link.getAttribute( 'href' ) ?? `#${ link.getAttribute( 'commandfor' ) }` );
		if ( part && ! running.has( part ) ) {
			// If the target is not a dialog, the browser scrolls to it.
			if (
				event.type === 'click' &&
				part instanceof HTMLDialogElement &&
				! ( event.ctrlKey || event.metaKey || event.shiftKey )
			) {
				show( event, part, link );
			}
			void start( part );
		}
		const island = target.closest< EarlyDialog >( '[data-island]' );
		if ( island && ! running.has( island ) ) {
			island.wasOpen ||= island.open;
			inside( event, island, target );
			void start( island );
		}
	}
}

for ( const type of [
	'pointerover',
	'pointerdown',
	'focusin',
	'keydown',
	'click',
	'submit',
	'beforematch',
	'vestibule:visible',
] ) {
	document.addEventListener( type, onEvent as EventListener, true );
}

function onHash() {
	const part = named( location.hash );
	if ( part ) {
		void start( part );
	}
}

addEventListener( 'hashchange', onHash );
onHash();
// Firefox may have found a text fragment of the URL before this script ran. In that case a panel is visible, but its
// tab is not selected.
document
	.querySelectorAll( '.vestibule-tabs__panel:not([hidden],[role])' )
	.forEach( ( panel ) => void start( panel.closest( '[data-island]' ) as HTMLElement ) );

const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };

// If data saving is on or the connection is slow, wait until the visitor interacts with an island.
if ( ! connection?.saveData && ! /2g/.test( connection?.effectiveType ?? '' ) ) {
	startAhead();
}
startKept();

/**
 * Lets the browser take over a part of the page when a visitor needs that part, and brings what else waits for a
 * visitor (`loader/late.ts`). On every page, so it is small. A part is `[data-island="name"]`; the page's module data
 * names the libraries of all parts and each part's own script. `data-island-on` lists what else starts a part: `hash`
 * (the address names something in it), `visible` (it moves by itself).
 */
import { startAhead } from './loader/ahead';
import { inside } from './loader/inside';
import { startKept } from './loader/kept';
import { startLate } from './loader/late';
import { scripts } from './loader/scripts';
import { keep, running, start } from './loader/start';
import { startVisible } from './loader/visible';
import { sayWriting } from './loader/writing';
import type { EarlyDialog } from '../shared/early';
import { afterPaint } from '../shared/painted';

/** The part that holds what a hash names. A hash is never used as a selector (docs/header.md). */
function named( hash: string ): HTMLElement | null {
	const id = /^#([\w-]+)$/.exec( hash )?.[ 1 ];
	return document.getElementById( id ?? '' )?.closest< HTMLElement >( '[data-island-on~="hash"]' ) ?? null;
}

/**
 * A dialog is shown, its script follows. The frame that answers the click comes before: for a dialog the browser
 * computes the styles of the whole page.
 */
function show( event: MouseEvent, dialog: HTMLDialogElement & EarlyDialog, opener: HTMLElement ) {
	// Who has closed it meanwhile does not want it again.
	keep( event, dialog, () => ( dialog.open || ! dialog.wasOpen ) && opener.click() );
	afterPaint( () => {
		if ( ! dialog.open && ! running.has( dialog ) ) {
			dialog.wasOpen = true;
			dialog.showModal();
		}
	} );
}

const late = startLate( scripts.late ?? [] );

function onEvent( event: Event ) {
	const { target } = event;
	sayWriting();
	late.forEach( ( meet ) => meet( event ) );
	if ( target instanceof Element ) {
		const link = target.closest< HTMLElement >( 'a[href^="#"], button[commandfor]' );
		const part = link && named( link.getAttribute( 'href' ) ?? `#${ link.getAttribute( 'commandfor' ) }` );
		if ( part && ! running.has( part ) ) {
			// To anything but a dialog the browser scrolls.
			if (
				event instanceof MouseEvent &&
				event.type === 'click' &&
				part instanceof HTMLDialogElement &&
				! event.ctrlKey &&
				! event.metaKey &&
				! event.shiftKey
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
	'focusout',
	'keydown',
	'click',
	'submit',
	'beforematch',
] ) {
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
// What Firefox has found for a text of the address before this script came: a panel that is open and not yet chosen.
document
	.querySelectorAll( '.vestibule-tabs__panel:not([hidden],[role])' )
	.forEach( ( panel ) => void start( panel.closest( '[data-island]' ) as HTMLElement ) );

const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };

// Where every byte counts both wait for a visitor's own move in the part.
if ( ! connection?.saveData && ! /2g/.test( connection?.effectiveType ?? '' ) ) {
	startAhead();
	startVisible();
}
startKept();

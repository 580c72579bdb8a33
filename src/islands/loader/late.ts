import { afterPaint } from '../../shared/painted';

/**
 * Loads modules that are not needed before an interaction. Each module has a selector for its elements, or is loaded on
 * scrolling. Clicks and submissions that need a module are delayed. They are repeated after the module has loaded or
 * failed to load.
 */
interface LateModule {
	/** CSS selector for the elements whose events load the module. If undefined, scrolling loads the module. */
	on?: string;
	src: string;
	/** CSS selector. If an element on the page matches, the module is loaded at once. */
	now?: string;
	/** Unix timestamp in seconds at which data in the page expires. If it has passed, the module is loaded at once. */
	until?: number;
	/** Session storage key. If storage contains the key, the module is loaded at once. */
	kept?: string;
}

/** Button with the dialog that it opens, if the browser supports commands. */
type Control = HTMLElement & { commandForElement?: HTMLDialogElement | null };

/** Checks whether a module must be loaded at once. Storage may be disabled. */
function isDue( { now, until, kept }: LateModule ) {
	try {
		return (
			( now && document.querySelector( now ) ) ||
			( until && until * 1000 < Date.now() ) ||
			( kept && kept in sessionStorage )
		);
	} catch {}
}

/** Returns functions that must be called with each event of a visitor. */
export const startLate = ( modules: LateModule[] ) =>
	modules.map( ( late ) => {
		const { on, src } = late;
		let isSettled = false;
		let coming: Promise< unknown > | undefined;
		// This is called for several events of one touch, so it must be fast.
		const bring = () =>
			( coming ??= import( /* webpackIgnore: true */ src ).catch( () => {} ).then( () => ( isSettled = true ) ) );
		if ( ! on ) {
			addEventListener( 'scroll', bring, { once: true } );
		}
		if ( ( on ? location.hash : scrollY ) || isDue( late ) ) {
			void bring();
		}
		return ( event: Event ) => {
			const { target, type } = event;
			if ( isSettled || ! on || ! ( target instanceof Element && target.closest( on ) ) ) {
				return;
			}
			const brought = bring();
			if ( event instanceof SubmitEvent && target instanceof HTMLFormElement ) {
				const { submitter } = event;
				event.preventDefault();
				void brought.then( () => target.requestSubmit( submitter ) );
			}
			const control = type === 'click' && target.closest< Control >( 'button[type="button"],[data-hold]' );
			if ( control ) {
				const dialog = control.commandForElement;
				event.preventDefault();
				if ( dialog ) {
					// This works like the browser's command, but runs after the next paint, because opening a dialog
					// recalculates many styles. Safari doesn't focus a clicked button, so the focus would not return to
					// the button.
					afterPaint( () => {
						control.focus( { preventScroll: true } );
						dialog.showModal();
					} );
				} else {
					void brought.then( () => control.click() );
				}
			}
		};
	} );

import { afterPaint } from '../../shared/painted';

/**
 * Loads modules that are not needed before an interaction. Each has a selector for its elements, or is loaded on
 * scrolling. Clicks and submits that need the module are delayed and repeated after the module has loaded or failed to
 * load.
 */
interface LateModule {
	/** Selector of the elements whose events load the module. If missing, scrolling does. */
	on?: string;
	src: string;
	/** Selector. If an element matches, the module is loaded at once. */
	now?: string;
	/** Unix timestamp (seconds) at which data in the page expires. After this, the module is loaded at once. */
	until?: number;
	/** Session storage key. If it exists, the module is loaded at once. */
	kept?: string;
}

/** Button with the dialog that it opens, if the browser supports commands. */
type Control = HTMLElement & { commandForElement?: HTMLDialogElement | null };

/** Whether a module must be loaded at once. Storage may be disabled. */
function isDue( { now, until, kept }: LateModule ) {
	try {
		return (
			( now && document.querySelector( now ) ) ||
			( until && until * 1000 < Date.now() ) ||
			( kept && kept in sessionStorage )
		);
	} catch {}
}

/** Returns functions to call with each event of a visitor. */
export const startLate = ( modules: LateModule[] ) =>
	modules.map( ( late ) => {
		const { on, src } = late;
		let isSettled = false;
		let coming: Promise< unknown > | undefined;
		// Called for several events of one touch, so it must be fast.
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
					// Like the browser's command, but after the next paint, because opening a dialog recalculates many
					// styles. Safari doesn't focus a clicked button, so the focus would not return to the button.
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

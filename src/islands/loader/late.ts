import { afterPaint } from '../../shared/painted';

/**
 * Brings the modules that a page needs no sooner than a visitor does something: each with what it is for, as a
 * selector, or with scrolling. The page works meanwhile: what is clicked or sent is held where the browser could not do
 * it as well, and done again when the module is there or will not come.
 */
interface LateModule {
	/** What a visitor points at, focuses, clicks or sends; without it, scrolling. */
	on?: string;
	src: string;
	/** Something on the page that cannot wait. */
	now?: string;
	/** When what the page holds has run out; Unix seconds. */
	until?: number;
	/** Key in the tab's storage whose presence brings the module. */
	kept?: string;
}

/** A button, and the dialog that it shows without any script where the browser knows commands. */
type Control = HTMLElement & { commandForElement?: HTMLDialogElement | null };

/** Storage may be forbidden. */
function isDue( { now, until, kept }: LateModule ) {
	try {
		return (
			( now && document.querySelector( now ) ) ||
			( until && until * 1000 < Date.now() ) ||
			( kept && kept in sessionStorage )
		);
	} catch {}
}

/** Answers what is to be asked of each thing that a visitor does. */
export const startLate = ( modules: LateModule[] ) =>
	modules.map( ( late ) => {
		const { on, src } = late;
		let isSettled = false;
		let coming: Promise< unknown > | undefined;
		// A touch is several events, and each question to the browser takes its time.
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
					// As the browser would, once the button has answered: the styles of much are computed for it. In
					// Safari a click gives a button no focus, which comes back to it when the dialog closes.
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

import { useEffect } from '@wordpress/element';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import { useIsNewForm } from './useStartBlocks';

const DIALOG = '.editor-start-page-options__modal';
const CANVAS = 'iframe[name="editor-canvas"]';

/** WordPress's words for pages, by what its dialog is for where a form begins. */
const WORDS: Readonly< Record< string, () => string > > = {
	'Choose a pattern': () => __( 'Choose a template', 'vestibule' ),
	'Always show starter patterns for new pages': () => __( 'Always show templates for new forms', 'vestibule' ),
};

/** Where a form is edited on its own; asked late, because scripts may run before there is a body. */
const isFormScreen = () => document.body.classList.contains( 'post-type-vestibule_form' );

/** The dialog with which a new form begins says what it offers. */
export function nameTemplates(): void {
	addFilter( 'i18n.gettext_default', 'vestibule/form-templates', ( translated: string, text: string ) =>
		Object.hasOwn( WORDS, text ) && isFormScreen() ? WORDS[ text ]?.() : translated
	);
}

const titleField = () =>
	( document.querySelector< HTMLIFrameElement >( CANVAS )?.contentDocument ?? document ).querySelector< HTMLElement >(
		'.editor-post-title'
	);

/** WordPress puts the caret into the title of what is new, and its dialog takes it away: it goes back there. */
export function useCaretAfterDialog(): void {
	const isNew = useIsNewForm();
	useEffect( () => {
		if ( ! isNew ) {
			return undefined;
		}
		const observer = new MutationObserver( ( changes ) => {
			const removed = changes.flatMap( ( { removedNodes } ) => [ ...removedNodes ] );
			if ( removed.some( ( node ) => node instanceof Element && node.querySelector( DIALOG ) ) ) {
				observer.disconnect();
				window.requestAnimationFrame( () => {
					if ( ! document.querySelector( ':focus' ) ) {
						titleField()?.focus();
					}
				} );
			}
		} );
		observer.observe( document.body, { childList: true } );
		return () => observer.disconnect();
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps -- Once: choosing a template is a change already.
}

import { placeOf, stepLabel } from '../../../../src/form/steps';
import type { LiveForm } from '../../../fields/kit/live';
import type { FieldProps } from '../../../fields/kit/rules';

/** Steps in the server's markup (`Forms\Steps\StepPrinter`). */
export interface StepPage {
	sections: readonly HTMLElement[];
	/** Returns whether each step has visible content. Conditions set `hidden` on fields, groups and steps. */
	shown: () => boolean[];
	/** Returns the current step, from 1. */
	active: () => number;
	fieldsIn: ( step: number ) => FieldProps[];
	/** Returns the step that contains an element, from 1; 0 if there is none. */
	stepOf: ( element: Element | null ) => number;
	label: ( step: number ) => HTMLElement | null;
	/**
	 * Shows a step, and updates labels, buttons and the progress bar. These count only steps that have visible content.
	 */
	draw: ( step: number ) => void;
}

/** Time in milliseconds that a screen reader needs to notice that the focus has moved. */
const LEAVING_MS = 1000;

function write( element: Element | null, text: string ) {
	if ( element && element.textContent !== text ) {
		element.textContent = text;
	}
}

const labelOf = ( section: HTMLElement | undefined ) =>
	section?.querySelector< HTMLElement >( '.vestibule-step__label' ) ?? null;

function isHidden( part: HTMLElement, inside: Element ): boolean {
	const hidden = part.closest( '[hidden]' );
	return hidden !== null && inside.contains( hidden );
}

/**
 * Keeps a focused button accessible to screen readers while the focus moves. The screen reader Orca would announce
 * nothing if the button disappeared first.
 */
function keepFocused( focused: Element | null, buttons: HTMLElement | null ): void {
	if ( focused?.matches( '[data-go]' ) && buttons?.contains( focused ) ) {
		focused.classList.add( 'is-leaving' );
		setTimeout( () => focused.classList.remove( 'is-leaving' ), LEAVING_MS );
	}
}

export function readSteps( { element: form, props }: LiveForm ): StepPage {
	const sections = [ ...form.querySelectorAll< HTMLElement >( '.vestibule-step' ) ];
	const around = form.querySelector< HTMLElement >( '.vestibule-steps' );
	const bar = form.querySelector< HTMLProgressElement >( '.vestibule-steps__bar' );
	const here = around?.querySelector( 'input' );
	const fieldOf = ( { id }: FieldProps ) => document.getElementById( `${ id }_field` );
	const fieldsIn = ( section: HTMLElement ) =>
		props.fields.filter( ( field ) => section.contains( fieldOf( field ) ) );
	const isShown = ( section: HTMLElement ) => {
		const fields = fieldsIn( section ).map( fieldOf );
		return (
			! section.hidden &&
			( fields.length === 0 || fields.some( ( field ) => field !== null && ! isHidden( field, section ) ) )
		);
	};
	const shown = () => sections.map( isShown );
	return {
		sections,
		shown,
		active: () => sections.findIndex( ( section ) => section.classList.contains( 'is-active' ) ) + 1,
		fieldsIn: ( step ) => {
			const section = sections[ step - 1 ];
			return section ? fieldsIn( section ) : [];
		},
		stepOf: ( element ) => sections.findIndex( ( section ) => section.contains( element ) ) + 1,
		label: ( step ) => labelOf( sections[ step - 1 ] ),
		draw( step ) {
			const now = shown();
			const { active, total } = placeOf( now, step );
			keepFocused( form.ownerDocument.activeElement, around );
			sections.forEach( ( section, index ) => {
				section.classList.toggle( 'is-active', index + 1 === step );
				if ( now[ index ] ) {
					const pattern = around?.dataset.label ?? '';
					write( labelOf( section ), stepLabel( pattern, now, index + 1, section.dataset.title ?? '' ) );
				}
			} );
			form.classList.toggle( 'is-first', active <= 1 );
			form.classList.toggle( 'is-last', active >= total );
			for ( const way of [ 'next', 'back' ] ) {
				const button = around?.querySelector( `[data-go="${ way }"]` ) ?? null;
				write( button, sections[ step - 1 ]?.dataset[ way ] || ( button?.textContent ?? '' ) );
			}
			const most = Math.max( 1, total );
			const reached = Math.max( 0, active );
			if ( bar && ( bar.max !== most || bar.value !== reached ) ) {
				bar.max = most;
				bar.value = reached;
			}
			if ( here && here.value !== String( step ) ) {
				here.value = String( step );
			}
		},
	};
}

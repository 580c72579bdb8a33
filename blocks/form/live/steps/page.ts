import { placeOf, stepLabel } from '../../../../src/form/steps';
import type { LiveForm } from '../../../fields/kit/live';
import type { FieldProps } from '../../../fields/kit/rules';

/** The steps as they stand on the page, which the server has printed (`Forms\Steps\StepPrinter`). */
export interface StepPage {
	sections: readonly HTMLElement[];
	/** Of each step, whether it shows anything: conditions hide fields, groups and steps with `hidden`. */
	shown: () => boolean[];
	/** From 1. */
	active: () => number;
	fieldsIn: ( step: number ) => FieldProps[];
	/** The step that holds an element, from 1; 0 where none does. */
	stepOf: ( element: Element | null ) => number;
	label: ( step: number ) => HTMLElement | null;
	/** Shows a step, and in the words and buttons around it where it stands among those that show something. */
	draw: ( step: number ) => void;
}

/** Time that a screen reader needs to notice that the focus has moved. */
const LEAVING_MS = 1000;

function write( element: Element | null, text: string ) {
	if ( element && element.textContent !== text ) {
		element.textContent = text;
	}
}

export function readSteps( { element: form, props }: LiveForm ): StepPage {
	const sections = [ ...form.querySelectorAll< HTMLElement >( '.vestibule-step' ) ];
	const around = form.querySelector< HTMLElement >( '.vestibule-steps' );
	const bar = form.querySelector< HTMLProgressElement >( '.vestibule-steps__bar' );
	const here = around?.querySelector( 'input' );
	const labelOf = ( section: HTMLElement | undefined ) =>
		section?.querySelector< HTMLElement >( '.vestibule-step__label' ) ?? null;
	const fieldOf = ( { id }: FieldProps ) => document.getElementById( `${ id }_field` );
	const isHidden = ( part: HTMLElement, inside: Element ): boolean => {
		const hidden = part.closest( '[hidden]' );
		return hidden !== null && inside.contains( hidden );
	};
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
	/** Keeps a focused button for screen readers while the focus moves, because Orca says nothing if it disappears first. */
	const keepFocused = () => {
		const { activeElement } = form.ownerDocument;
		if ( activeElement?.matches( '[data-go]' ) && around?.contains( activeElement ) ) {
			activeElement.classList.add( 'is-leaving' );
			setTimeout( () => activeElement.classList.remove( 'is-leaving' ), LEAVING_MS );
		}
	};
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
			keepFocused();
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

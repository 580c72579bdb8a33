import { placeOf, stepFrom } from '../../../../src/form/steps';
import type { LiveForm, LiveSteps } from '../../../fields/kit/live';
import type { FieldProps } from '../../../fields/kit/rules';
import { goToFirstError } from '../focus';
import { announce, prepare } from '../form';
import { bringIntoView } from '../scroll';
import type { createToken } from '../token';
import { errorsOf, namesOf } from '../validation';
import { createHistory } from './history';
import { readSteps, type StepPage } from './page';

/**
 * Validates the fields of a step and moves to the first error. Errors of other steps are preserved.
 *
 * @return Whether all fields are valid.
 */
async function validate( form: LiveForm, fields: FieldProps[] ): Promise< boolean > {
	await prepare( form );
	const found = errorsOf( form, fields );
	const here = [ 'form', ...fields.flatMap( ( field ) => namesOf( form, field ) ) ];
	const others = Object.entries( form.store.get().errors ).filter( ( [ name ] ) => ! here.includes( name ) );
	form.store.set( { errors: { ...Object.fromEntries( others ), ...found }, isValidated: true } );
	if ( Object.keys( found ).length === 0 ) {
		return true;
	}
	announce( form, 'error', { errors: found } );
	requestAnimationFrame( () => goToFirstError( form, found ) );
	return false;
}

/** Calls goOn() or goBack() when a button is pressed. Updates the page when conditions change its fields. */
function listen( { element }: LiveForm, page: StepPage, { goOn, goBack }: Record< 'goOn' | 'goBack', () => unknown > ) {
	const go = ( event: Event, button: Element | null ) => {
		const way = button instanceof HTMLElement ? button.dataset.go : undefined;
		if ( ! way ) {
			return;
		}
		event.preventDefault();
		event.stopImmediatePropagation();
		// Ignore the second click of a double click, because it would apply to the next step.
		if ( ! ( event instanceof MouseEvent && event.detail > 1 ) ) {
			void ( way === 'back' ? goBack() : goOn() );
		}
	};
	element.addEventListener( 'click', ( event ) => {
		go( event, event.target instanceof Element ? event.target.closest( '[data-go]' ) : null );
	} );
	// A click from before hydration is repeated as a submit event.
	element.addEventListener( 'submit', ( event ) => go( event, event.submitter ) );
	// Answers that were entered while the scripts loaded may have shown or hidden a step.
	page.draw( page.active() );
	// Conditions can change the number of steps and which step is the last one.
	new MutationObserver( () => page.draw( page.active() ) ).observe( element, {
		subtree: true,
		attributeFilter: [ 'hidden' ],
	} );
}

/** Starts the navigation between the steps of a form (docs/form-logic.md). */
export function start( form: LiveForm, token: ReturnType< typeof createToken > ): LiveSteps {
	const page = readSteps( form );

	const show = ( step: number ) => {
		const from = page.active();
		if ( step === from || ! page.sections[ step - 1 ] ) {
			return;
		}
		page.draw( step );
		page.sections.forEach( ( section, index ) => {
			section.classList.toggle( 'is-entering', index + 1 === step );
			section.classList.toggle( 'is-back', step < from );
		} );
		void token.ready();
		const { active, total } = placeOf( page.shown(), step );
		const title = page.sections[ step - 1 ]?.dataset.title ?? '';
		announce( form, 'step', { from, to: step, active, total, title } );
	};
	/** Focuses the label of the step, so that screen readers announce it, and scrolls to the start of the form. */
	const enter = ( step: number ) => {
		show( step );
		page.label( step )?.focus( { preventScroll: true } );
		bringIntoView( form.element );
	};
	const entries = createHistory( form.props.instance, enter );

	const goOn = async () => {
		const from = page.active();
		if ( ( await validate( form, page.fieldsIn( from ) ) ) && page.active() === from ) {
			const to = stepFrom( page.shown(), from, 1 );
			if ( to !== from ) {
				entries.add( from, to );
				enter( to );
			}
		}
	};
	const goBack = () => {
		const to = stepFrom( page.shown(), page.active(), -1 );
		if ( entries.leadsBackTo( to ) ) {
			history.back();
		} else {
			enter( to );
			entries.correct( to );
		}
	};
	listen( form, page, { goOn, goBack } );

	const open = ( step: number ) => {
		if ( step > 0 ) {
			show( step );
			entries.correct( step );
		}
	};
	return {
		open,
		active: page.active,
		goOn,
		openFor: ( element ) => open( page.stepOf( element ) ),
		reset: () => open( stepFrom( page.shown(), 0, 1 ) ),
	};
}

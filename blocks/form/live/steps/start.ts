import { placeOf, stepFrom } from '../../../../src/form/steps';
import type { LiveForm, LiveSteps } from '../../../fields/kit/live';
import { goToFirstError } from '../focus';
import { announce } from '../form';
import { bringIntoView } from '../scroll';
import type { createToken } from '../token';
import { errorsOf, namesOf } from '../validation';
import { createHistory } from './history';
import { readSteps } from './page';

/** The steps of a form at work (docs/form-logic.md). */
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
	/** The focus is on the words of the step, which are read out; the page shows its beginning. */
	const enter = ( step: number ) => {
		show( step );
		page.label( step )?.focus( { preventScroll: true } );
		bringIntoView( form.element );
	};
	const entries = createHistory( form.props.instance, enter );

	/** What is wrong in the step, after its numbering plans and the like have come; errors of other steps stay. */
	const judge = async ( step: number ): Promise< boolean > => {
		await Promise.allSettled( form.preparations.map( ( prepare ) => prepare() ) );
		const fields = page.fieldsIn( step );
		const found = errorsOf( form, fields );
		const here = [ 'form', ...fields.flatMap( ( field ) => namesOf( form, field ) ) ];
		const others = Object.entries( form.store.get().errors ).filter( ( [ name ] ) => ! here.includes( name ) );
		form.store.set( { errors: { ...Object.fromEntries( others ), ...found }, isJudged: true } );
		if ( Object.keys( found ).length === 0 ) {
			return true;
		}
		announce( form, 'error', { errors: found } );
		requestAnimationFrame( () => goToFirstError( form, found ) );
		return false;
	};

	const goOn = async () => {
		const from = page.active();
		if ( ( await judge( from ) ) && page.active() === from ) {
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
	const go = ( event: Event, button: Element | null ) => {
		const way = button instanceof HTMLElement ? button.dataset.go : undefined;
		if ( ! way ) {
			return;
		}
		event.preventDefault();
		event.stopImmediatePropagation();
		// The second click of a double one is not meant for the step that the first has brought.
		if ( ! ( event instanceof MouseEvent && event.detail > 1 ) ) {
			void ( way === 'back' ? goBack() : goOn() );
		}
	};
	form.element.addEventListener( 'click', ( event ) => {
		go( event, event.target instanceof Element ? event.target.closest( '[data-go]' ) : null );
	} );
	// A click from before the form was taken over arrives as what it would have sent.
	form.element.addEventListener( 'submit', ( event ) => go( event, event.submitter ) );
	// What was answered while the scripts came may have shown a step, or hidden one.
	page.draw( page.active() );
	// Conditions show and hide; how many steps there are, and which is the last, follows.
	new MutationObserver( () => page.draw( page.active() ) ).observe( form.element, {
		subtree: true,
		attributeFilter: [ 'hidden' ],
	} );

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

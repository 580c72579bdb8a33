import { missing, type Validate, chosenOf, type FieldProps } from '../../fields/kit/rules';
import type { Kept } from '../../../src/islands/loader/part';
import { afterPaint } from '../../../src/shared/painted';
import type { LiveForm } from '../../fields/kit/live';
import { goToFirstError } from './focus';
import { announce, hasFiles, valuesOf } from './form';
import { errorsOf, namesOf, ruleOf } from './validation';

/** Of a type whose rules come with its script it is known before whether anything is given. */
const anything: Validate = ( field, values ) => {
	const own = Object.entries( values ).filter(
		( [ name ] ) => name === field.name || name.startsWith( `${ field.name }[` )
	);
	const isGiven = own.some( ( [ , value ] ) => chosenOf( value ).some( ( text ) => text.trim() !== '' ) );
	const errors = isGiven ? [] : missing( field );
	return errors.length > 0 ? { [ field.name ]: errors } : {};
};

/** What is wrong with fields, as far as it is known before they are taken over. */
export function earlyErrors( form: LiveForm, fields: readonly FieldProps[] ): Record< string, string[] > {
	const values = valuesOf( form );
	return Object.assign( {}, ...fields.map( ( field ) => ( ruleOf( field.type ) ?? anything )( field, values ) ) );
}

const button = ( kept: Kept | undefined ): Element | null => {
	const event = kept?.event;
	const target = event instanceof SubmitEvent ? event.submitter : event?.target;
	return target instanceof Element ? target.closest( 'button' ) : null;
};

/** Whether a visitor wants to send the form, or to go to the next step. */
const isOn = ( kept: Kept | undefined ) => button( kept )?.matches( '.vestibule-submit__button, [data-go="next"]' );

/** The fields that a press on the button asks about. */
function fieldsFor( { element, props }: LiveForm ): FieldProps[] {
	const isHere = ( { id }: FieldProps ) =>
		document.getElementById( `${ id }_field` )?.closest( '.vestibule-step.is-active' );
	return element.classList.contains( 'has-steps' ) ? props.fields.filter( isHere ) : props.fields;
}

/**
 * Answers a visitor who begins with "Send" before the fields are taken over, where something is wrong; what looks right
 * is sent when all of the form is there. What was done before the press is done again before it, too.
 *
 * @param kept What waits for the form.
 * @return To be called when the form is there: says what only scripts of fields, or conditions, could find.
 */
export function answerFirstPress( form: LiveForm, kept: Kept[] ): () => void {
	const { island, props, store } = form;
	let later: FieldProps[] = [];
	const say = ( fields: FieldProps[], found: Record< string, string[] > ) => {
		const names = [ 'form', ...fields.flatMap( ( field ) => namesOf( form, field ) ) ];
		const others = Object.entries( store.get().errors ).filter( ( [ name ] ) => ! names.includes( name ) );
		store.set( { errors: { ...Object.fromEntries( others ), ...found }, isJudged: true } );
	};
	const mayBeHidden = ( { name }: FieldProps ) => props.conditions?.parts.some( ( { id } ) => id === name );
	const answer = () => {
		if ( ! isOn( kept[ 0 ] ) || hasFiles( form ) ) {
			return;
		}
		const fields = fieldsFor( form );
		const certain = fields.filter( ( field ) => ! mayBeHidden( field ) );
		const found = earlyErrors( form, certain );
		if ( Object.keys( found ).length === 0 ) {
			return;
		}
		const isSent = kept[ 0 ]?.event instanceof SubmitEvent;
		// Nobody presses once.
		while ( isOn( kept[ 0 ] ) ) {
			kept.shift();
		}
		delete island.dataset.sent;
		// On a slow phone the loader has said meanwhile that the form is not ready: that is over with the answer.
		island.querySelector( '[data-part="errors"] + [role="alert"]' )?.remove();
		if ( isSent && ! announce( form, 'submit' ) ) {
			return;
		}
		later = fields;
		say( certain, found );
		announce( form, 'error', { errors: found } );
		// Where the focus goes is computed once what is wrong is seen.
		afterPaint( () => goToFirstError( form, found ) );
	};
	island.addEventListener( 'vestibule:kept', answer );
	answer();
	return () => {
		const fields = later.filter( ( field ) => form.rules.has( field.name ) || mayBeHidden( field ) );
		if ( fields.length > 0 ) {
			say( fields, errorsOf( form, fields ) );
		}
	};
}

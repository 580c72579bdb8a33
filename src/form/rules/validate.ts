import { parseAppointment } from './appointment';
import { isEmail } from './email';
import { chosenOf, lengthOf, textOf, withLimit, type FieldProps, type Value } from './value';

/** Whether a phone number holds; the numbering plans come later than the form, so the answer is passed in. */
export type PhoneVerdict = ( value: string ) => boolean;

/** What a single checkbox posts when it is ticked. */
const TICKED = [ 'on', '1', 'yes', 'true' ];
const LONGEST_PHONE = 250;

/**
 * What is wrong with one value, in words; nothing when it holds (docs/reference/form.md). An optional field left empty
 * skips its rules. Without a verdict a phone number is taken as it is: the server looks at it again.
 */
export function validate( field: FieldProps, value: Value, phoneVerdict?: PhoneVerdict ): string[] {
	if ( isEmpty( field, value ) ) {
		return field.required ? [ field.messages.required ] : [];
	}
	const text = textOf( value ).trim();
	switch ( field.type ) {
		case 'email':
			return isEmail( text ) ? [] : [ field.messages.invalid ];
		case 'phone':
			return lengthOf( text ) <= LONGEST_PHONE && ( phoneVerdict?.( text ) ?? true )
				? []
				: [ field.messages.invalid ];
		case 'appointment':
			return parseAppointment( text ) ? [] : [ field.messages.invalid ];
		case 'agreement':
		case 'terms':
			return TICKED.includes( text ) ? [] : [ field.messages.invalid ];
		case 'country':
		case 'radio':
			return offered( field, [ text ] );
		case 'checkbox':
		case 'multi-select':
			return [ ...offered( field, chosenOf( value ) ), ...tooMany( field, chosenOf( value ) ) ];
		default:
			return tooLong( field, text );
	}
}

/** The errors of a field by posted name; a name field has one for each of its parts. Empty when all holds. */
export function validateField(
	field: FieldProps,
	values: Record< string, Value >,
	phoneVerdict?: PhoneVerdict
): Record< string, string[] > {
	const posted =
		field.type === 'name'
			? field.parts.map( ( { name, required } ) => ( {
					...field,
					name,
					required,
				} ) )
			: [ field ];
	return Object.fromEntries(
		posted
			.map( ( part ): [ string, string[] ] => [
				part.name,
				validate( part, values[ part.name ] ?? '', phoneVerdict ),
			] )
			.filter( ( [ , errors ] ) => errors.length > 0 )
	);
}

function isEmpty( field: FieldProps, value: Value ): boolean {
	if ( field.type === 'checkbox' || field.type === 'multi-select' ) {
		return chosenOf( value ).length === 0;
	}
	const text = textOf( value ).trim();
	return text === '' || ( field.type === 'appointment' && parseAppointment( text )?.start === '' );
}

function offered( field: FieldProps, chosen: string[] ): string[] {
	return chosen.every( ( value ) => field.options.some( ( option ) => option.value === value ) )
		? []
		: [ field.messages.invalid ];
}

function tooMany( field: FieldProps, chosen: string[] ): string[] {
	return field.maxSelections > 0 && chosen.length > field.maxSelections
		? [ withLimit( field.messages.max, field.maxSelections ) ]
		: [];
}

function tooLong( field: FieldProps, text: string ): string[] {
	return field.maxLength > 0 && lengthOf( text ) > field.maxLength
		? [ withLimit( field.messages.max, field.maxLength ) ]
		: [];
}

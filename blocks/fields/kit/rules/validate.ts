import { chosenOf, textOf, type FieldProps, type Value } from './value';

/** What only a part that comes later can judge, such as a phone number by the numbering plans. */
export type Verdict = ( value: string ) => boolean;

/**
 * What is wrong with a field, in words, by posted name; empty when all holds (docs/form.md). The server looks
 * at everything again.
 */
export type Validate = (
	field: FieldProps,
	values: Record< string, Value >,
	verdict?: Verdict
) => Record< string, string[] >;

/** What is said of a field that is empty. An optional one skips its rules. */
export const missing = ( { required, messages }: FieldProps ): string[] => ( required ? [ messages.required ] : [] );

const under = ( name: string, errors: string[] ) => ( errors.length > 0 ? { [ name ]: errors } : {} );

/** The rule of a field that holds one text, asked without the spaces around it, and only when something is given. */
export function textRule( rule: ( field: FieldProps, text: string, verdict?: Verdict ) => string[] ): Validate {
	return ( field, values, verdict ) => {
		const text = textOf( values[ field.name ] ?? '' ).trim();
		return under( field.name, text === '' ? missing( field ) : rule( field, text, verdict ) );
	};
}

/** The rule of a field in which several can be chosen, asked only when something is. */
export function listRule( rule: ( field: FieldProps, chosen: string[] ) => string[] ): Validate {
	return ( field, values ) => {
		const chosen = chosenOf( values[ field.name ] ?? '' );
		return under( field.name, chosen.length === 0 ? missing( field ) : rule( field, chosen ) );
	};
}

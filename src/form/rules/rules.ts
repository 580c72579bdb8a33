import { lengthOf, withLimit, type FieldProps } from './value';

/** What a single checkbox posts when it is ticked. */
const TICKED = [ 'on', '1', 'yes', 'true' ];

/** Rules that several types of field share; each answers what is wrong, in words. */
export const ticked = ( { messages }: FieldProps, text: string ): string[] =>
	TICKED.includes( text ) ? [] : [ messages.invalid ];

export const offered = ( { options, messages }: FieldProps, chosen: string[] ): string[] =>
	chosen.every( ( value ) => options.some( ( option ) => option.value === value ) ) ? [] : [ messages.invalid ];

export const notTooMany = ( { maxSelections, messages }: FieldProps, chosen: string[] ): string[] =>
	maxSelections > 0 && chosen.length > maxSelections ? [ withLimit( messages.max, maxSelections ) ] : [];

export const notTooLong = ( { maxLength, messages }: FieldProps, text: string ): string[] =>
	maxLength > 0 && lengthOf( text ) > maxLength ? [ withLimit( messages.max, maxLength ) ] : [];

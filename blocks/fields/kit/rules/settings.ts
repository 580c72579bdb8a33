import type { FieldProps } from './value';

type OfField = Pick< FieldProps, 'settings' >;

/** A type's own attribute that is a text; empty when the field has none of the name. */
export function textSetting( { settings }: OfField, name: string ): string {
	const value = settings?.[ name ];
	return typeof value === 'string' ? value : '';
}

/** A type's own attribute that is a number; 0 when the field has none of the name. */
export function numberSetting( { settings }: OfField, name: string ): number {
	const value = settings?.[ name ];
	return typeof value === 'number' ? value : 0;
}

/** A type's own attribute that is a list; empty when the field has none of the name. */
export function listSetting( { settings }: OfField, name: string ): unknown[] {
	const value = settings?.[ name ];
	return Array.isArray( value ) ? value : [];
}

import type { FieldAttributes } from '../../../../src/contracts/field';
import { standardOf } from './fromServer';
import type { FieldKind } from './kinds';

export type FreshField = FieldAttributes & { name: string; label: string };

/** What a new field starts with; the name gets a number where it is taken (docs/form.md). */
export function freshField( { type, fresh }: Pick< FieldKind, 'type' | 'fresh' > ): FreshField {
	const { name, label, text } = standardOf( type );
	return { name, label, ...( text && { text } ), ...fresh?.() };
}

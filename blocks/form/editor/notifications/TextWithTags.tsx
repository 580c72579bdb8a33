import { TextareaControl, TextControl } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { AskedField } from '../../../fields/kit/editor/askedFields';
import { GoneNotice } from '../references/GoneNotice';
import { tags as inTags } from '../references/naming';
import { TagInserter, type OfferedTag } from './TagInserter';

interface Props {
	label: string;
	value: string;
	onChange( value: string ): void;
	tags: readonly OfferedTag[];
	/** Those of the form: a tag of another one prints nothing. */
	fields: readonly AskedField[];
	help?: ReactNode;
	placeholder?: string;
	maxLength: number;
	/** Several lines. */
	rows?: number;
	'aria-invalid'?: boolean;
}

/** A text that takes merge tags, with a button that puts one where the caret is. */
export function TextWithTags( { tags, fields, rows, ...control }: Props ) {
	const place = useRef< HTMLDivElement >( null );
	const insert = ( tag: string ) => {
		const input = place.current?.querySelector< HTMLInputElement | HTMLTextAreaElement >( 'input, textarea' );
		const { value, onChange } = control;
		const start = input?.selectionStart ?? value.length;
		const end = input?.selectionEnd ?? start;
		onChange( value.slice( 0, start ) + tag + value.slice( end ) );
		// After the control shows its new text.
		window.requestAnimationFrame( () => {
			input?.focus();
			input?.setSelectionRange( start + tag.length, start + tag.length );
		} );
	};
	return (
		<div className="vestibule-editor__tagged">
			<div ref={ place }>
				{ rows ? (
					<TextareaControl __nextHasNoMarginBottom rows={ rows } { ...control } />
				) : (
					<TextControl __next40pxDefaultSize __nextHasNoMarginBottom { ...control } />
				) }
			</div>
			<GoneNotice naming={ inTags } value={ control.value } fields={ fields } />
			<TagInserter label={ control.label } tags={ tags } onInsert={ insert } />
		</div>
	);
}

import { useMemo } from 'react';
import { RichText } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { TextControl } from '../../../../src/controls/wordpress';
import { FieldErrors, Help, RequiredMark, ariaOf, settingsOf, textOf, type FieldViewProps } from '../view';
import type { FieldEditing, FieldPanelProps } from './kinds';
import { WordKeys } from './PlainText';

/** Checkbox with text that the visitor agrees to, such as the privacy policy or the terms. */
export function Agreement( props: FieldViewProps ) {
	const { field, values, slots, words } = props;
	/**
	 * Signed copy of the text. It is submitted with the form. The signature proves to the server that this is the text
	 * that the visitor saw.
	 */
	const { agreed } = settingsOf< { agreed: string } >( field );
	const errors = props.errors[ field.name ] ?? [];
	const html = useMemo( () => ( { __html: field.text } ), [ field.text ] );
	return (
		<>
			<label className="vestibule-choice" id={ `${ field.id }_label` }>
				<input
					className="vestibule-choice__box"
					id={ field.id }
					type="checkbox"
					name={ field.name }
					value="on"
					{ ...ariaOf( field, props.errors ) }
					defaultChecked={ textOf( values, field.name ) !== '' }
				/>
				<span className="vestibule-choice__text">
					{ slots?.text ? <span>{ slots.text }</span> : <span dangerouslySetInnerHTML={ html } /> }
					<RequiredMark required={ field.required } words={ words } />
				</span>
			</label>
			<Help { ...props } />
			<FieldErrors id={ field.id } errors={ errors } />
			{ agreed ? <input type="hidden" name={ `${ field.name }:text` } value={ agreed } /> : null }
		</>
	);
}

/** Returns the text that visitors agree to, edited in place. */
export const textSlot = ( { attributes, setAttributes, goOn }: FieldEditing ) => ( {
	text: (
		<WordKeys onEnter={ goOn }>
			<RichText
				tagName="span"
				identifier="text"
				aria-label={ __( 'What the visitor agrees to', 'vestibule' ) }
				placeholder={ __( 'What the visitor agrees to', 'vestibule' ) }
				allowedFormats={ [ 'core/bold', 'core/italic', 'core/link' ] }
				disableLineBreaks
				value={ attributes.text ?? '' }
				onChange={ ( text ) => setAttributes( { text } ) }
			/>
		</WordKeys>
	),
} );

/** Control for the short label that entries show for a field whose text on the page is a whole sentence. */
export const EntriesLabelControl = ( { attributes, setAttributes }: FieldPanelProps ) => (
	<TextControl
		label={ __( 'Label in entries', 'vestibule' ) }
		value={ attributes.label ?? '' }
		onChange={ ( label ) => setAttributes( { label } ) }
	/>
);

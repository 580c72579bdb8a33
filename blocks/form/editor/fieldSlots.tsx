import { RichText } from '@wordpress/block-editor';
import { __, sprintf } from '@wordpress/i18n';
import type { FieldAttributes } from '../../../src/contracts/field';
import type { FieldViewProps } from '../views';
import type { FieldKind } from './fieldBlock';
import type { FieldType } from './fieldProps';
import { standardOf } from './fromServer';
import { OptionText } from './OptionText';
import { PlainText } from './PlainText';
import { partName, partOf, visibleParts, withPart } from './parts';

type Set = ( changes: FieldAttributes ) => void;
type Slots = NonNullable< FieldViewProps[ 'slots' ] >;

const CHOICES: readonly FieldType[] = [ 'radio', 'checkbox' ];

/** The words of a field that are edited where they stand. Help that is empty shows only while the field is selected. */
export function fieldSlots(
	{ type }: FieldKind,
	attributes: FieldAttributes,
	setAttributes: Set,
	isSelected: boolean
): Slots {
	const { label = '', help = '', options = [] } = attributes;
	return {
		label: (
			<PlainText
				identifier="label"
				label={ __( 'Label', 'vestibule' ) }
				placeholder={ standardOf( type ).label }
				value={ label }
				onChange={ ( value ) => setAttributes( { label: value } ) }
			/>
		),
		help:
			help !== '' || isSelected ? (
				<PlainText
					identifier="help"
					label={ __( 'Help text', 'vestibule' ) }
					placeholder={ __( 'Add help text (optional)', 'vestibule' ) }
					value={ help }
					onChange={ ( value ) => setAttributes( { help: value } ) }
				/>
			) : undefined,
		text: (
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
		),
		...( CHOICES.includes( type ) && {
			options: options.map( ( _, index ) => (
				<OptionText
					key={ index }
					index={ index }
					options={ options }
					onChange={ ( changed ) => setAttributes( { options: changed } ) }
				/>
			) ),
		} ),
		...( type === 'name' && {
			parts: visibleParts( attributes ).map( ( key ) => {
				const name = partName( attributes, key );
				return (
					<PlainText
						key={ key }
						identifier={ `part-${ key }` }
						label={ sprintf(
							/* translators: %s: a part of a name, such as First name. */
							__( 'Label of %s', 'vestibule' ),
							name
						) }
						placeholder={ name }
						value={ partOf( attributes, key ).label }
						onChange={ ( value ) =>
							setAttributes( {
								parts: withPart( attributes, key, { label: value } ),
							} )
						}
					/>
				);
			} ),
		} ),
	};
}

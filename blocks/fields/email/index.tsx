import { __ } from '@wordpress/i18n';
import { envelope } from '@wordpress/icons';
import { TextControl, ToggleControl } from '../../../src/controls/wordpress';
import { standardOf } from '../kit/editor/fromServer';
import { PlaceholderControl } from '../kit/editor/inspector/attributes';
import type { FieldPanelProps } from '../kit/editor/kinds';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { Line } from '../kit/controls';
import { describedBy, FieldErrors, RequiredMark, textOf, type FieldViewProps } from '../kit/view';
import metadata from './block.json';

/** Email field. If the address is entered twice, the second input has its own label and error. */
function View( props: FieldViewProps ) {
	const { field, values, errors, words } = props;
	return (
		<>
			<Line { ...props } type="email" inputMode="email" autoComplete="email" />
			{ field.parts.map( ( { id, name, label, required, autocomplete } ) => {
				const own = errors[ name ] ?? [];
				return (
					<div className="vestibule-part" key={ name }>
						<label className="vestibule-part__label" htmlFor={ id }>
							<span>{ label }</span>
							<RequiredMark required={ required } words={ words } />
						</label>
						<input
							className="vestibule-field__input"
							id={ id }
							name={ name }
							type="email"
							inputMode="email"
							autoComplete={ autocomplete }
							maxLength={ field.maxLength || undefined }
							defaultValue={ textOf( values, name ) }
							aria-required={ required || undefined }
							aria-invalid={ own.length > 0 }
							aria-describedby={ describedBy( id, false, own.length > 0 ) }
						/>
						<FieldErrors id={ id } errors={ own } />
					</div>
				);
			} ) }
		</>
	);
}

function Settings( props: FieldPanelProps ) {
	const { attributes, setAttributes, kind } = props;
	const { confirm = false, confirmLabel = '' } = attributes;
	return (
		<>
			<PlaceholderControl { ...props } />
			<ToggleControl
				label={ __( 'Ask for the address twice', 'vestibule' ) }
				help={ __(
					'The second address must be the same and is not stored. In a repeater, the address is asked for only once.',
					'vestibule'
				) }
				checked={ confirm }
				onChange={ ( isOn ) => setAttributes( { confirm: isOn } ) }
			/>
			{ confirm && (
				<TextControl
					label={ __( 'Label of the second address', 'vestibule' ) }
					placeholder={ standardOf( kind.type ).words.confirmLabel }
					value={ confirmLabel }
					onChange={ ( label ) => setAttributes( { confirmLabel: label } ) }
				/>
			) }
		</>
	);
}

export const field: FieldBlock = {
	metadata,
	View,
	icon: envelope,
	order: 20,
	related: [ 'text' ],
	fresh: () => ( { required: true } ),
	canBeInvalid: true,
	messages: () => ( { confirm: __( 'When the two addresses differ', 'vestibule' ) } ),
	preview: ( { name = '', required = false, confirm, confirmLabel }, id ) => ( {
		parts: confirm
			? [
					{
						id: `${ id }_again`,
						name: `${ name }:again`,
						label: confirmLabel || ( standardOf( 'email' ).words.confirmLabel ?? '' ),
						required,
						autocomplete: 'email',
					},
				]
			: [],
	} ),
	Settings,
};

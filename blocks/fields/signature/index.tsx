import { __ } from '@wordpress/i18n';
import { pencil } from '@wordpress/icons';
import { TextareaControl } from '@wordpress/components';
import { readReference } from '../../../src/form/uploads/files';
import { standardOf } from '../kit/editor/fromServer';
import type { FieldPanelProps } from '../kit/editor/kinds';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { ariaOf, Frame, textOf, type FieldViewProps } from '../kit/view';
import metadata from './block.json';

/**
 * View that the server prints, with an input for a typed name. It also works if JavaScript is disabled. The script adds
 * the pad for drawing.
 */
function View( props: FieldViewProps ) {
	const { field, values, errors, words } = props;
	const value = textOf( values, field.name );
	const isKept = readReference( value ) !== null;
	const { 'aria-describedby': described, ...aria } = ariaOf( field, errors );
	return (
		<Frame { ...props }>
			<div className="vestibule-signature__pad" hidden></div>
			<div className="vestibule-signature__typed">
				<input
					className="vestibule-field__input vestibule-signature__name"
					id={ field.id }
					name={ field.name }
					type="text"
					autoComplete="name"
					placeholder={ words.typedName }
					maxLength={ 100 }
					defaultValue={ isKept ? '' : value }
					aria-describedby={ [ `${ field.id }_consent`, described ].filter( Boolean ).join( ' ' ) }
					{ ...aria }
				/>
				<div className="vestibule-signature__consent" id={ `${ field.id }_consent` }>
					{ field.text }
				</div>
				{ isKept ? (
					<label className="vestibule-choice vestibule-signature__keep">
						<input
							className="vestibule-choice__box"
							type="checkbox"
							name={ field.name }
							value={ value }
							defaultChecked
						/>
						<span className="vestibule-choice__text">{ words.keepSignature }</span>
					</label>
				) : null }
			</div>
		</Frame>
	);
}

const Settings = ( { attributes, setAttributes, kind }: FieldPanelProps ) => (
	<TextareaControl
		__nextHasNoMarginBottom
		label={ __( 'Statement for a typed name', 'vestibule' ) }
		help={ __( 'Shown next to the typed name and stored with it.', 'vestibule' ) }
		placeholder={ standardOf( kind.type ).words.text ?? '' }
		value={ attributes.text ?? '' }
		onChange={ ( text ) => setAttributes( { text } ) }
	/>
);

export const field: FieldBlock = {
	metadata,
	canBePrefilled: false,
	View,
	icon: pencil,
	order: 147,
	answer: 'presence',
	canBeInvalid: true,
	Settings,
};
